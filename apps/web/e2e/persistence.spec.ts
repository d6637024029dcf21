import { expect, test, type Page } from '@playwright/test'
import { usual } from '@tabuleiro/ui/testing/sampleGames'
import { logEntriesLeft } from './logEntries'
import { PlayPage } from './playPage'
import { reloadAtRest } from './reload'

for (const short of usual) {
  test(`${short.game}: a reload in the middle restores the game, which continues`, async ({ page }) => {
    const playPage = await PlayPage.open(page, short)
    for (const text of short.moves.split(' ').slice(0, 3)) {
      await playPage.tap(text)
      await reloadAtRest(page)
      await playPage.expectShown()
    }
  })

  test(`${short.game}: a reload at the end restores the result`, async ({ page }) => {
    const playPage = await PlayPage.openBeforeLast(page, short)
    await playPage.tap(short.moves.split(' ').at(-1) ?? '')
    await reloadAtRest(page)
    await playPage.expectShown()
  })
}

/** Reloads the page in the same tick in which it shows another position. */
async function reloadOnMove(page: Page): Promise<void> {
  await page.getByTestId('board').evaluate(board => {
    const observer = new MutationObserver(() => location.reload())
    observer.observe(board, { attributeFilter: ['data-position'] })
  })
}

for (const short of usual) {
  test(`${short.game}: a move that was shown is saved, however soon the page is closed`, async ({ page }) => {
    const playPage = await PlayPage.open(page, short)
    for (const text of short.moves.split(' ').slice(0, 2)) {
      await reloadOnMove(page)
      const opened = page.waitForEvent('load')
      const move = playPage.readMove(text)
      await playPage.press(text)
      await opened
      await playPage.expectPlayed(move)
    }
    expect(await logEntriesLeft(page)).toEqual([])
  })
}

test('a move that was taken back can be redone after a reload', async ({ page }) => {
  const playPage = await PlayPage.open(page, { game: 'trike', options: {} })
  await playPage.tap('g2')
  const before = playPage.match
  await playPage.tap('b2')
  const after = playPage.match
  await page.getByTestId('undo').click()
  playPage.match = before
  await playPage.expectShown()
  await reloadAtRest(page)
  await page.getByTestId('redo').click()
  playPage.match = after
  await playPage.expectShown()
})

test('the home page offers to continue a game', async ({ page }) => {
  const playPage = await PlayPage.open(page, { game: 'turtles', options: {} })
  await playPage.tap('h4b')
  await page.goto('/')
  await page
    .getByTestId(/^continue-/)
    .first()
    .click()
  await playPage.expectShown()
})

test('settings are saved, and the language changes at once', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Português' }).click()
  await expect(page.getByRole('heading', { name: 'Definições' })).toBeVisible()
  await reloadAtRest(page)
  await expect(page.getByRole('heading', { name: 'Definições' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT')
})

test('the same game in two windows does not overwrite itself', async ({ page, context }) => {
  const playPage = await PlayPage.open(page, { game: 'trike', options: { pie: false } })
  await playPage.tap('g2')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByTestId('board')).toHaveAttribute('data-turn', '2')
  await playPage.tap('b2')
  const position = await page.getByTestId('board').getAttribute('data-position')
  await expect(other.getByTestId('board')).toHaveAttribute('data-position', position ?? '')
  await other.reload()
  await expect(other.getByTestId('board')).toHaveAttribute('data-position', position ?? '')
})

test('a storage that is silent is not waited for, and its games come when it answers', async ({ page }) => {
  const playPage = await PlayPage.open(page, { game: 'turtles', options: {} })
  await playPage.tap('h4b')
  await page.addInitScript(() => {
    let answer: () => void = () => undefined
    const gate = new Promise<void>(resolve => {
      answer = resolve
    })
    addEventListener('answer', answer)
    const open = indexedDB.open.bind(indexedDB)
    indexedDB.open = (name, version) => {
      const request = open(name, version)
      const listen = request.addEventListener.bind(request)
      request.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) =>
        listen(type, event => void gate.then(() => typeof listener === 'function' && listener(event)))
      return request
    }
  })
  await page.goto('/')
  await expect(page.getByText(/Games cannot be saved here/)).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('answer')))
  await page.getByTestId(/^continue-/).click()
  await playPage.expectShown()
})

test('a row without text is one broken save, and the app starts', async ({ page }) => {
  await PlayPage.open(page, { game: 'trike', options: {} })
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        indexedDB.open('tabuleiro').onsuccess = ({ target }) => {
          const database = (target as IDBOpenDBRequest).result
          const transaction = database.transaction('texts', 'readwrite')
          transaction.objectStore('texts').put({ key: 'game/torn', revision: 1 })
          database.close()
          transaction.oncomplete = () => resolve()
        }
      }),
  )
  await page.goto('/games')
  await expect(page.getByTestId('copy-torn')).toBeVisible()
})

test('a large backup that is pasted is imported without being shown in the field', async ({ page }) => {
  await page.goto('/games')
  await page.getByTestId('view-transfer').click()
  const millis = await page.getByTestId('paste').evaluate((field: HTMLTextAreaElement) => {
    const broken = Array.from({ length: 1_000 }, (_, i) => `${i} `.repeat(700))
    const text = JSON.stringify({ format: 'tabuleiro-backup', version: 1, games: [], broken })
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    const before = performance.now()
    const isTaken = !field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
    return isTaken ? performance.now() - before : Infinity
  })
  expect(millis).toBeLessThan(5_000)
  await expect(page.getByTestId('said')).toHaveText(/1,?000 games in it cannot be read/)
  await expect(page.getByTestId('paste')).toHaveValue('')
})

test('a game without a move survives a reload on the page of its rules, and is gone from the lists once it is left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/new/trike?start=1')
  await expect(page.getByTestId('board')).toBeVisible()
  await page.getByTestId('rules').click()
  await expect(page).toHaveURL(/rules/)
  await reloadAtRest(page)
  await page.goBack()
  await expect(page.getByTestId('board')).toBeVisible()
  await page.getByTestId('home').click()
  await expect(page.getByTestId('play-trike')).toBeVisible()
  await expect(page.getByTestId(/^continue-/)).toHaveCount(0)
  await reloadAtRest(page)
  await expect(page.getByTestId('play-trike')).toBeVisible()
  await expect(page.getByTestId(/^continue-/)).toHaveCount(0)
})
