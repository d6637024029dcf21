// Draws the icons of both apps from tile.svg: `npm run icons` after changing it, then look at them and commit.
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '@tabuleiro/scripts/chromium'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { browserArguments } from '../browser'

interface Icon {
  readonly file: string
  readonly size: number
  /** The width of the tile as a share of the icon's. */
  readonly share: number
  /** Whether the background is filled, as maskable icons need: launchers cut them into their own shape. */
  readonly isFilled?: boolean
  /** Replacements for colours of the drawing. */
  readonly colours?: Readonly<Record<string, string>>
}

const clay = '#fbf7ef'
const blue = '#1f4e8c'
const dot = '#b4472e'
const dark = { [clay]: '#1d2c44', [blue]: '#8db8f0', [dot]: '#f0957f' }
/** Android paints the opaque parts in a colour of the user's choice. */
const stencil = { [clay]: 'none', [blue]: '#fff', [dot]: '#fff' }
/** iOS tints a grey drawing: the lighter a part, the stronger the tint. */
const grey = { [clay]: '#303030', [blue]: '#d0d0d0', [dot]: '#ffffff' }
/** Launchers show at least a circle of 66 in 108 of an adaptive icon; at this share the tile's corners touch it. */
const adaptive = { size: 1024, share: 0.48 }

const web: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, share: 1 },
  { file: 'icon-512.png', size: 512, share: 1 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.62, isFilled: true },
  { file: 'apple-touch-icon.png', size: 180, share: 0.8, isFilled: true },
]
const phone: readonly Icon[] = [
  { file: 'icon.png', size: 1024, share: 0.8, isFilled: true },
  { file: 'icon-dark.png', size: 1024, share: 0.8, colours: dark },
  { file: 'icon-tinted.png', size: 1024, share: 0.8, colours: grey },
  { file: 'adaptive-foreground.png', ...adaptive },
  { file: 'adaptive-monochrome.png', ...adaptive, colours: stencil },
  { file: 'splash.png', size: 640, share: 1 },
  { file: 'splash-dark.png', size: 640, share: 1, colours: dark },
]

const here = new URL('.', import.meta.url)
const tile = await readFile(new URL('tile.svg', here), 'utf8')
const browser = await chromium.launch({ executablePath: findChromium(), args: browserArguments() })
const page = await browser.newPage()
await drawAll(web, new URL('../public/icons/', here))
await drawAll(phone, new URL('../../mobile/assets/', here))
await browser.close()
await writeFile(new URL('../public/favicon.svg', here), tile.replace(/\s*<rect id="background"[^>]*>/, ''))

async function drawAll(icons: readonly Icon[], folder: URL): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const icon of icons) await writeFile(new URL(icon.file, folder), await draw(page, icon))
}

async function draw(page: Page, { size, share, isFilled = false, colours = {} }: Icon): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size })
  const placed = tile
    .replace('<g id="tile">', `<g id="tile" transform="scale(${share})">`)
    .replace('<rect id="background"', `<rect id="background" opacity="${isFilled ? 1 : 0}"`)
  const drawing = Object.entries(colours).reduce((svg, [from, to]) => svg.replaceAll(from, to), placed)
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`)
  return page.screenshot({ omitBackground: !isFilled })
}
