import { expect, test } from '@playwright/test'
import { playMove, writeLink } from '@tabuleiro/engine'
import { usual } from './games'
import { PlayPage } from './playPage'

for (const short of usual) {
  test(`${short.game}: a game goes through a link and comes out the same`, async ({ page }) => {
    const table = await PlayPage.open(page, short)
    for (const text of short.moves.split(' ').slice(0, 3)) {
      const played = playMove(table.match, table.moveOf(text))
      if (!played.ok) throw new Error(played.error.code)
      table.match = played.value
    }
    const link = writeLink(table.match)
    if (!link.ok) throw new Error(link.error.code)
    await page.goto(`/g#${link.value}`)
    await page.getByTestId('open-link').click()
    await table.expectShown()
  })
}

for (const [width, height] of [
  [640, 360],
  [360, 640],
] as const) {
  test(`at ${width}x${height} the code of a link is seen whole as soon as it is asked for`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await PlayPage.open(page, { game: 'trike', options: {} })
    await page.getByTestId('menu').click()
    await page.getByTestId('menu-share').click()
    await page.getByTestId('show-code').click()
    await expect(page.getByTestId('code')).toBeInViewport({ ratio: 1 })
  })
}

test('two hundred damaged links are refused in words, without a fault', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  const table = await PlayPage.open(page, { game: 'alliances', options: {} })
  const link = writeLink(table.match)
  if (!link.ok) throw new Error(link.error.code)
  await page.goto('/g#x')
  await expect(page.getByRole('main')).toBeVisible()
  const opened: string[] = []
  for (let i = 0; i < 200; i++) {
    const payload = damaged(link.value, i)
    await page.evaluate(hash => {
      window.location.hash = hash
    }, payload)
    if ((await page.getByTestId('open-link').count()) > 0) opened.push(payload)
  }
  expect(opened).toEqual([])
  expect(complaints).toEqual([])
  await expect(page.getByTestId('home')).toBeVisible()
})

/** A link with one character changed, dropped, doubled or added: the same every time. */
function damaged(link: string, i: number): string {
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
