import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { choices } from './choices'
import { openFromLink } from './playPage'

/** What has the focus: a test id, a heading, or `page` where it is lost or on something that cannot be used. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement
    if (!one || one === document.body || one.matches(':disabled, [aria-disabled=true], [inert] *')) return 'page'
    const role = one.getAttribute('role') ?? one.tagName.toLowerCase()
    return one.getAttribute('data-testid') ?? (/^h\d$/.test(role) ? 'heading' : role)
  })

/** Presses a button by keyboard. */
async function pressByKey(page: Page, id: string) {
  await page.getByTestId(id).focus()
  await page.keyboard.press('Enter')
}

test('the way back closes a sheet and discards a tap, and no dead entry is left in the history', async ({ page }) => {
  // Where there is no room beside the board, the rules are a page.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByTestId('play-three-dragons').click()
  await expect(page.getByTestId('board')).toBeVisible()
  const match = page.url()
  for (const id of ['menu', 'all-moves']) {
    await page.getByTestId(id).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(page.url()).toBe(match)
  }
  // What was tapped is discarded.
  await page.locator('[role=gridcell][data-target=true]').first().click()
  await expect(page.locator('[aria-selected=true]')).toHaveCount(1)
  await page.goBack()
  await expect(page.locator('[aria-selected=true]')).toHaveCount(0)
  expect(page.url()).toBe(match)
  // One sheet after another, then the rules: each way back leads one page back.
  await page.getByTestId('menu').click()
  await page.getByTestId('resign').click()
  await page.getByTestId('end-cancel').click()
  await page.getByTestId('menu').click()
  await page.getByTestId('menu-rules').click()
  await expect(page).toHaveURL(/rules/)
  await page.goBack()
  await expect(page).toHaveURL(match)
  // A game without a move is dropped where games are listed, and there again on the way back.
  await expect(page.getByTestId('board')).toBeVisible()
  await page.getByTestId('menu').click()
  await page.getByTestId('close').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByTestId('menu').click()
  await page.reload()
  await expect(page.getByTestId('board')).toBeVisible()
  await page.goBack()
  await expect(page.getByTestId('play-three-dragons')).toBeVisible()
  await expect(page.getByTestId(/^continue-/)).toHaveCount(0)
})

test('an address that is opened right after a sheet was closed is loaded', async ({ page }) => {
  await page.goto('/new/trike?start=1')
  await page.getByTestId('menu').click()
  // Loading takes longer than the page waits before it leaves the entry that stood for the sheet.
  await page.route('**/about', async route => {
    await new Promise(resolve => setTimeout(resolve, 800))
    await route.continue()
  })
  await page.getByTestId('close').click()
  await page.goto('/about')
  await expect(page).toHaveURL(/about$/)
})

test('an open sheet keeps the focus, Escape closes it, and the focus returns', async ({ page }) => {
  await page.goto('/new/trike?start=1')
  await pressByKey(page, 'menu')
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await expect(sheet).toBeVisible()
  for (let i = 0; i < 14; i++) {
    await page.keyboard.press('Tab')
    // After the last control come the browser's own: then the page has no focus at all.
    const isInside = (one: Element) => one.contains(document.activeElement) || document.activeElement === document.body
    expect(await sheet.evaluate(isInside)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect.poll(() => focused(page)).toBe('menu')
  // A press beside a sheet closes it and does nothing else.
  await page.getByTestId('menu').click()
  const position = await page.getByTestId('board').getAttribute('data-position')
  const board = await page.getByTestId('board').boundingBox()
  await page.mouse.click((board?.x ?? 0) + (board?.width ?? 0) / 2, (board?.y ?? 0) + (board?.height ?? 0) / 3)
  await expect(sheet).toHaveCount(0)
  await expect(page.getByTestId('board')).toHaveAttribute('data-position', position ?? '')
})

test('the focus never falls to the page: after buttons of a game and every change of screen', async ({ page }) => {
  await page.goto('/new/trike?start=1')
  for (const cell of ['d2', 'd3']) await page.getByTestId(`cell-${cell}`).click()
  await pressByKey(page, 'hint')
  await expect(page.getByTestId('note')).not.toHaveText('')
  await expect.poll(() => focused(page)).toBe('hint')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toMatch(/^cell-/)
  await pressByKey(page, 'step-back')
  await pressByKey(page, 'step-back')
  await expect(page.getByTestId('step-back')).toBeDisabled()
  // A button that does nothing more hands the focus to the list of moves.
  const list = page.getByTestId('move-list').locator(':focus')
  await expect(list).toHaveCount(1)
  // Keys work from there.
  await page.keyboard.press('End')
  await expect(page.getByTestId('step-back')).toBeEnabled()
  await pressByKey(page, 'step-back')
  await expect(page.getByTestId('step-forward')).toBeEnabled()
  await pressByKey(page, 'step-forward')
  await expect(page.getByTestId('step-forward')).toBeDisabled()
  await expect(list).toHaveCount(1)
  await pressByKey(page, 'home')
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => focused(page)).toBe('heading')
  for (const id of ['games', 'settings', 'about']) {
    await pressByKey(page, id)
    await expect.poll(() => focused(page)).toBe('heading')
    await pressByKey(page, 'back')
    await expect(page).toHaveURL(/\/$/)
    await expect.poll(() => focused(page)).toBe('heading')
  }
  await pressByKey(page, 'options-trike')
  await expect.poll(() => focused(page)).toBe('heading')
  await pressByKey(page, 'start')
  await expect.poll(() => focused(page)).toBe('heading')
  // The browser's own way back is a change of screen, too.
  await page.goBack()
  await expect(page.getByTestId('play-trike')).toBeVisible()
  await expect.poll(() => focused(page)).toBe('heading')
})

test('the focus stays while two computers are paused and resumed, and leads to a rematch', async ({ page }) => {
  await page.goto('/new/trike?first=level:1&second=level:1&start=1')
  await pressByKey(page, 'pause')
  await expect.poll(() => focused(page)).toBe('resume')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('pause')
  await expect(page.getByTestId('pace')).toHaveAccessibleName('Speed: Normal')
  await pressByKey(page, 'pace')
  await expect(page.getByTestId('pace')).toHaveAccessibleName('Speed: Fast')
  await page.goto('/new/trike?start=1')
  await pressByKey(page, 'menu')
  await pressByKey(page, 'resign')
  await pressByKey(page, 'end-confirm')
  await expect.poll(() => focused(page)).not.toBe('page')
  await expect(page.getByTestId('rematch')).toBeEnabled()
  await pressByKey(page, 'rematch')
  await expect(page.getByTestId('result')).toHaveCount(0)
  await expect.poll(() => focused(page)).toBe('heading')
})

test('every address has its own title, and that of a game says whose turn it is', async ({ page }) => {
  const titles: string[] = []
  for (const path of ['/', '/games', '/settings', '/about', '/new/trike', '/rules/trike', '/play/none', '/g#x']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    titles.push(await page.title())
  }
  expect(new Set(titles).size).toBe(titles.length)
  for (const title of titles) expect(title).toContain('Tabuleiro')
  await page.goto('/new/trike?second=level:1&start=1')
  await expect(page).toHaveTitle(/^Your turn .*Trike/)
  await page.goto('/new/trike?firstName=Ana&secondName=Rui&start=1')
  await expect(page).toHaveTitle(/^Ana to move .*Trike/)
  await page.getByTestId('cell-d2').click()
  await expect(page).toHaveTitle(/^Rui to move .*Trike/)
})

test('saved games have names of their own, and a game face to face has a heading', async ({ page }) => {
  await page.goto('/new/trike?start=1')
  await page.getByTestId('cell-d2').click()
  for (let i = 0; i < 2; i++) {
    await page.goto('/new/trike?start=1')
    await page.getByTestId('cell-d2').click()
    await page.getByTestId('cell-d3').click()
  }
  await page.goto('/games')
  await expect(page.getByTestId(/^open-/)).toHaveCount(3)
  for (const kind of ['open', 'rename', 'remove']) {
    const names = await page.getByTestId(new RegExp(`^${kind}-`)).evaluateAll(all => all.map(one => one.ariaLabel))
    expect(new Set(names).size).toBe(3)
  }
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/new/trike?start=1')
  await page.getByTestId('menu').click()
  await page.getByTestId('seating-face').click()
  await expect(page.getByTestId('panel-far')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: 'Trike' })).toHaveCount(1)
})

test.describe('axe finds nothing serious', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const expectSound = async (page: Page) => {
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
  }

  test('on sheets', async ({ page }) => {
    await page.goto('/new/trike?start=1')
    for (const id of ['menu', 'all-moves']) {
      await page.getByTestId(id).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectSound(page)
      await page.keyboard.press('Escape')
    }
    await page.getByTestId('menu').click()
    await page.getByTestId('menu-share').click()
    await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible()
    await expectSound(page)
  })

  test('on the question before a match is ended, and on its result', async ({ page }) => {
    await page.goto('/new/trike?start=1')
    await page.getByTestId('menu').click()
    await page.getByTestId('resign').click()
    await expect(page.getByTestId('end-confirm')).toBeVisible()
    await expectSound(page)
    await page.getByTestId('end-confirm').click()
    await expect(page.getByTestId('result')).toBeVisible()
    await expectSound(page)
  })

  test('on the offer to swap and a move that waits', async ({ page }) => {
    await page.goto('/new/trike?start=1&options={"size":13}')
    await page.getByTestId('cell-m7').click()
    await page.getByTestId('confirm').click()
    await expect(page.getByRole('group', { name: 'Swap sides or play on?' })).toBeVisible()
    await expectSound(page)
    await page.getByTestId('cell-m6').click()
    await expect(page.getByTestId('confirm')).toBeVisible()
    await expectSound(page)
  })

  for (const [i, { places, ...spec }] of choices.entries())
    test(`on choice ${i + 1}, of ${spec.game}`, async ({ page }) => {
      await openFromLink(page, spec)
      for (const place of places) await page.getByTestId(`cell-${place}`).click()
      await expect(page.getByTestId(/^(choose|choice)-/).first()).toBeVisible()
      await expectSound(page)
    })

  test('on the cover between two players', async ({ page }) => {
    await page.goto('/new/trike?start=1')
    await page.getByTestId('menu').click()
    await page.getByTestId('seating-pass').click()
    await page.getByTestId('cover').click()
    await page.getByTestId('close').click()
    await page.getByTestId('cell-d2').click()
    await expect(page.getByTestId('pass-on')).toBeEnabled()
    await expectSound(page)
    await page.getByTestId('pass-on').click()
    await expect(page.getByTestId('uncover')).toBeEnabled()
    await expectSound(page)
  })
})
