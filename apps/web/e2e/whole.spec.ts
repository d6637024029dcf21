import { expect, test } from '@playwright/test'
import { unusual, usual } from './games'
import { Table } from './table'

for (const [width, height] of [
  [360, 640],
  [1280, 800],
] as const) {
  for (const short of usual) {
    test(`${short.game} at ${width}x${height}: a whole game by taps follows the rules`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      const table = await Table.open(page, short)
      for (const text of short.moves.split(' ')) await table.tap(text)
      await expect(page.getByTestId('result')).toBeVisible()
    })
  }
}

for (const short of unusual) {
  test(`${short.game} ${JSON.stringify(short.options)}: a whole game by taps follows the rules`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const table = await Table.open(page, short)
    for (const text of short.moves.split(' ')) await table.tap(text)
    await expect(page.getByTestId('result')).toBeVisible()
  })
}

for (const short of usual) {
  test(`${short.game}: a whole game from the list of moves alone`, async ({ page }) => {
    const table = await Table.open(page, short)
    for (const text of short.moves.split(' ')) await table.pick(text)
    await expect(page.getByTestId('result')).toBeVisible()
  })
}
