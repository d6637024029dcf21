// Draws the app's icons from tile.svg into public/: `npm run icons` after changing it, then look at them and commit.
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '@tabuleiro/scripts/chromium'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { browserArguments } from '../browser'

interface Icon {
  readonly file: string
  readonly size: number
  /** How much of the width the tile takes. */
  readonly share: number
  /** Whether there is anything behind the tile: launchers cut what they call maskable into their own shape. */
  readonly isFilled: boolean
}

const icons: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, share: 1, isFilled: false },
  { file: 'icon-512.png', size: 512, share: 1, isFilled: false },
  { file: 'icon-maskable-512.png', size: 512, share: 0.62, isFilled: true },
  { file: 'apple-touch-icon.png', size: 180, share: 0.8, isFilled: true },
]

const here = new URL('.', import.meta.url)
const folder = new URL('../public/icons/', here)
const tile = await readFile(new URL('tile.svg', here), 'utf8')

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: findChromium(), args: browserArguments() })
const page = await browser.newPage()
for (const icon of icons) await writeFile(new URL(icon.file, folder), await draw(page, icon))
await browser.close()
await writeFile(new URL('../public/favicon.svg', here), tile.replace(/\s*<rect id="ground"[^>]*>/, ''))

async function draw(page: Page, { size, share, isFilled }: Icon): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size })
  const drawing = tile
    .replace('<g id="tile">', `<g id="tile" transform="scale(${share})">`)
    .replace('<rect id="ground"', `<rect id="ground" opacity="${isFilled ? 1 : 0}"`)
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`)
  return page.screenshot({ omitBackground: true })
}
