import { expect, test } from '@playwright/test'
import { crowdedControls } from './crowdedControls'
import { usual } from '@tabuleiro/ui/testing/sampleGames'
import { PlayPage } from './playPage'

const pages = ['/', '/new/three-dragons', '/new/turtles', '/rules/trike', '/settings', '/about', '/games'] as const

for (const [width, height] of [
  [360, 640],
  [640, 360],
  [1280, 800],
] as const) {
  test(`at ${width}x${height} every control has room for a finger`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const found: string[] = []
    const check = async (what: string) => found.push(...(await crowdedControls(page)).map(one => `${what}: ${one}`))
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByRole('main')).toBeVisible()
      await check(path)
    }
    for (const short of usual) {
      const playPage = await PlayPage.open(page, short)
      await check(short.game)
      for (const text of short.moves.split(' ').slice(0, 2)) await playPage.tap(text)
      await check(`${short.game} after two moves`)
      await page.getByTestId('menu').click()
      await check(`${short.game}, the menu`)
      await page.getByTestId('close').click()
    }
    expect(found).toEqual([])
  })
}
