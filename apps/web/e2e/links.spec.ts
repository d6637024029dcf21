import { expect, test } from '@playwright/test'
import { playMove, writeLink } from '@tabuleiro/engine'
import { usual } from '@tabuleiro/ui/testing/sampleGames'
import { PlayPage } from './playPage'

for (const short of usual) {
  test(`${short.game}: a game opens from its link unchanged`, async ({ page }) => {
    const playPage = await PlayPage.open(page, short)
    for (const text of short.moves.split(' ').slice(0, 3)) {
      const played = playMove(playPage.match, playPage.readMove(text))
      if (!played.ok) throw new Error(played.error.code)
      playPage.match = played.value
    }
    const link = writeLink(playPage.match)
    if (!link.ok) throw new Error(link.error.code)
    await page.goto(`/g#${link.value}`)
    await page.getByTestId('open-link').click()
    await playPage.expectShown()
  })
}

for (const [width, height] of [
  [640, 360],
  [360, 640],
] as const) {
  test(`at ${width}x${height} the code of a link is fully visible once it is opened`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await PlayPage.open(page, { game: 'trike', options: {} })
    await page.getByTestId('menu').click()
    await page.getByTestId('menu-share').click()
    await page.getByTestId('show-code').click()
    await expect(page.getByTestId('code')).toBeInViewport({ ratio: 1 })
  })
}

test('two hundred damaged links are refused with a message, and nothing throws', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  const playPage = await PlayPage.open(page, { game: 'alliances', options: {} })
  const link = writeLink(playPage.match)
  if (!link.ok) throw new Error(link.error.code)
  await page.goto('/g#x')
  await expect(page.getByRole('main')).toBeVisible()
  const opened: string[] = []
  for (let i = 0; i < 200; i++) {
    const payload = damage(link.value, i)
    await page.evaluate(hash => {
      window.location.hash = hash
    }, payload)
    if ((await page.getByTestId('open-link').count()) > 0) opened.push(payload)
  }
  expect(opened).toEqual([])
  expect(complaints).toEqual([])
  await expect(page.getByTestId('home')).toBeVisible()
})

test('two new games with the same first move have different links, and each is known by its own', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const begin = async () => {
    await page.goto('/new/trike?start=1')
    await page.getByTestId('cell-d2').click()
    await page.getByTestId('menu').click()
    await page.getByTestId('menu-share').click()
    await page.getByTestId('copy-link').click()
    await expect(page.getByText('Copied.')).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  const [first, second] = [await begin(), await begin()]
  expect(first).not.toBe(second)
  // A friend who has the first game is shown the second as a game of its own.
  await page.goto('/games')
  await page
    .getByTestId(/^remove-/)
    .first()
    .click()
  await page.goto(second)
  await expect(page.getByTestId('open-link')).toBeVisible()
  await page.goto('/')
  await page.goto(first)
  await expect(page.getByTestId('relative')).toBeVisible()
})

/** A link with one character changed, removed or added, or cut off: the same every time. */
function damage(link: string, i: number): string {
  const at = (i * 7) % link.length
  const other = 'ABCxyz019-_%!'.charAt(i % 13)
  const character = link.charAt(at) === other ? '~' : other
  const ways = [
    link.slice(0, at) + character + link.slice(at + 1),
    link.slice(0, at) + link.slice(at + 1),
    link.slice(0, at) + character + link.slice(at),
    link.slice(0, at),
  ]
  return ways[i % ways.length] ?? ''
}
