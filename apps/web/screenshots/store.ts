// Takes the pictures for the stores, in apps/mobile/store, of the built web app: `npm run screens:store` after
// `npm run build`. The screens of the phone app are the same.
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { usual } from '@tabuleiro/ui/testing/sampleGames'
import { PlayPage } from '../e2e/playPage'
import { openPage, openStudio } from './studio'

/** What the stores ask for, in points and pixels a point: 1320x2868, 2064x2752 and 1080x1920 pixels. */
const devices = {
  'iphone-6.9': { viewport: { width: 440, height: 956 }, deviceScaleFactor: 3 },
  'ipad-13': { viewport: { width: 1032, height: 1376 }, deviceScaleFactor: 2 },
  'android-phone': { viewport: { width: 360, height: 640 }, deviceScaleFactor: 3 },
} as const

/** What each device shows: the home page, or a game. Tablets play face to face. */
const shown = {
  'iphone-6.9': ['home', 'alliances', 'turtles'],
  'ipad-13': ['trike', 'alliances'],
  'android-phone': ['home', 'three-dragons', 'turtles'],
} as const

const studio = await openStudio(fileURLToPath(new URL('../../mobile/store', import.meta.url)))
for (const locale of ['en-GB', 'pt-PT']) {
  for (const name of ['iphone-6.9', 'ipad-13', 'android-phone'] as const)
    for (const what of shown[name])
      await studio.take(`${locale}/${name}-${what}.jpg`, { ...devices[name], locale }, page =>
        what === 'home' ? openPage(page, 'home') : playToMiddle(page, what, name === 'ipad-13'),
      )
  // What is small on the home page is drawn finely, and then enlarged.
  const feature = { viewport: { width: 1024, height: 500 }, deviceScaleFactor: 3, locale }
  await studio.take(`${locale}/android-feature.jpg`, feature, drawFeature, { scale: 'css' })
}
await studio.close()

/** Plays a game of two people to its middle. */
async function playToMiddle(page: Page, game: string, isFaceToFace: boolean): Promise<void> {
  const short = usual.find(one => one.game === game)
  if (!short) throw new Error(`${game} has no sample`)
  const moves = short.moves.split(' ')
  const playPage = await PlayPage.open(page, short)
  if (isFaceToFace) await playPage.chooseSeating('face')
  for (const text of moves.slice(0, Math.ceil(moves.length * 0.6))) await playPage.tap(text)
}

/** Google's wide picture, of what the home page draws: the name, and the board of each game. */
async function drawFeature(page: Page): Promise<void> {
  await openPage(page, 'home')
  const cards = await page.getByRole('listitem').all()
  const boards = cards.map(card => card.locator('svg:not(h2 svg)').first().locator('..'))
  const pictures = await Promise.all([page.locator('h1').first(), ...boards].map(one => one.screenshot()))
  const [name, ...rest] = pictures.map(png => `<img src="data:image/png;base64,${png.toString('base64')}">`)
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.goto('about:blank')
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; background: ${paper}; display: grid; place-content: center; justify-items: center; gap: 48px }
    body > img { height: 96px } div { display: flex; gap: 32px } div img { height: 200px; mix-blend-mode: multiply }
  </style>${name}<div>${rest.join('')}</div>`)
}
