import { expect, test } from '@playwright/test'
import { crowded } from './controls'
import { usual } from './games'
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
    const look = async (what: string) => found.push(...(await crowded(page)).map(one => `${what}: ${one}`))
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByRole('main')).toBeVisible()
      await look(path)
    }
    for (const short of usual) {
      const table = await PlayPage.open(page, short)
      await look(short.game)
      for (const text of short.moves.split(' ').slice(0, 2)) await table.tap(text)
      await look(`${short.game} after two moves`)
      await page.getByTestId('menu').click()
      await look(`${short.game}, the menu`)
      await page.getByTestId('close').click()
    }
    expect(found).toEqual([])
  })
}
