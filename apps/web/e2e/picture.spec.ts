import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { usual } from '@tabuleiro/ui/testing/sampleGames'
import { PlayPage } from './playPage'

const papers = { light: '#f7f2e8', dark: '#0e1726' } as const

for (const { game, options, moves } of usual) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`${game}: the board becomes a picture in the ${scheme} theme`, async ({ page }) => {
      const refused: string[] = []
      page.on('console', message => {
        if (message.type() === 'error') refused.push(message.text())
      })
      await page.emulateMedia({ colorScheme: scheme })
      const playPage = await PlayPage.open(page, { game, options })
      for (const text of moves.split(' ').slice(0, 3)) await playPage.tap(text)
      await page.getByTestId('menu').click()
      await page.getByTestId('menu-share').click()
      const download = page.waitForEvent('download')
      await page.getByTestId('send-picture').click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(new RegExp(`^${game}.*\\.png$`))
      const picture = await measurePicture(page, await readFile(await file.path()))
      expect(picture.width).toBe(1224)
      expect(picture.height).toBeGreaterThan(900)
      expect(picture.corner).toBe(papers[scheme])
      // A board has a background, lines, pieces and the words below it.
      expect(picture.colours).toBeGreaterThan(50)
      expect(picture.painted).toBeGreaterThan(0.2)
      expect(refused).toEqual([])
    })
  }
}

test('a finished game is shared with its result, and with names on request', async ({ page }) => {
  const [short] = usual
  if (!short) throw new Error('no game')
  const playPage = await PlayPage.openBeforeLast(page, short)
  await playPage.tap(short.moves.split(' ').at(-1) ?? '')
  await page.getByTestId('share').click()
  const picture = page.getByTestId('picture')
  await expect(picture).toContainText(/wins|draw/i)
  await expect(picture).not.toContainText('Ana')
  await page.getByTestId('picture-names').click()
  await expect(picture).toContainText('Ana v Rui')
  const download = page.waitForEvent('download')
  await page.getByTestId('send-picture').click()
  const { height } = await measurePicture(page, await readFile(await (await download).path()))
  expect(height).toBeGreaterThan(900)
})

/** Measures a picture: its size, its corner's colour, the number of colours, and the share that is not the corner's. */
function measurePicture(page: Page, file: Buffer) {
  return page.evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    const points = new Uint32Array(data.buffer)
    const [r = 0, g = 0, b = 0] = data
    return {
      width: bitmap.width,
      height: bitmap.height,
      corner: `#${[r, g, b].map(part => part.toString(16).padStart(2, '0')).join('')}`,
      colours: new Set(points).size,
      painted: points.filter(point => point !== points[0]).length / points.length,
    }
  }, file.toString('base64'))
}
