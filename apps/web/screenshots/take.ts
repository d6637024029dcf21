// Takes the screenshots in docs/screens of the built web app: `npm run screens` after `npm run build`.
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { usual } from '@tabuleiro/ui/testing/sampleGames'
import { PlayPage } from '../e2e/playPage'
import { openPage, openStudio } from './studio'

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
  landscape: { width: 640, height: 360 },
  tablet: { width: 768, height: 1024 },
  'wide-tablet': { width: 1194, height: 834 },
} as const
const studio = await openStudio(fileURLToPath(new URL('../../../docs/screens', import.meta.url)))

/** Some moves into a game of Trike. */
const TRIKE_POSITION = '1.2.3.1b2.2b2.6.4w2_e3_w_1'

/** The tablets and themes of the face-to-face pictures, which the games take in turn. */
const faceToFace = [
  ['wide-tablet', 'light'],
  ['tablet', 'dark'],
  ['tablet', 'light'],
  ['wide-tablet', 'dark'],
] as const

const pages = ['home', 'new/three-dragons', 'rules/turtles', 'settings', 'about', 'games']
for (const path of pages) {
  const name = path.split('/')[0] ?? path
  await take(`${name}-phone`, 'phone', 'light', page => openPage(page, path))
  await take(`${name}-desktop`, 'desktop', 'dark', page => openPage(page, path))
}
const learning = [
  'home',
  'learn/trike',
  'learn/turtles/push',
  'puzzles',
  'puzzles/alliances',
  'puzzles/three-dragons/today',
]
for (const [i, path] of learning.entries()) {
  const name = path.replaceAll('/', '-')
  const [one, other] = i % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  if (path !== 'home') await take(`${name}-phone`, 'phone', one, page => openPage(page, path))
  if (path !== 'home') await take(`${name}-desktop`, 'desktop', other, page => openPage(page, path))
  await take(`${name}-tablet`, 'tablet', one, page => openPage(page, path))
}
for (const [i, short] of usual.entries()) {
  const moves = short.moves.split(' ')
  const playToMiddle = async (page: Page, way?: 'face') => {
    const playPage = await PlayPage.open(page, short)
    if (way) await playPage.chooseSeating(way)
    for (const text of moves.slice(0, Math.ceil(moves.length * 0.6))) await playPage.tap(text)
  }
  await take(`${short.game}-phone`, 'phone', 'light', page => playToMiddle(page))
  await take(`${short.game}-desktop`, 'desktop', 'light', page => playToMiddle(page))
  await take(`${short.game}-tablet`, 'tablet', 'dark', page => playToMiddle(page))
  await take(`${short.game}-landscape`, 'landscape', 'light', page => playToMiddle(page))
  const [tablet, scheme] = faceToFace[i % faceToFace.length] ?? faceToFace[0]
  await take(`${short.game}-face-to-face`, tablet, scheme, async page => {
    await playToMiddle(page, 'face')
  })
  await take(`${short.game}-end`, 'phone', 'dark', async page => {
    const playPage = await PlayPage.open(page, short)
    for (const text of moves) await playPage.tap(text)
  })
}
/** The sizes and themes of the pictures of a part that every device has. */
const everywhere = [
  ['phone', 'light'],
  ['tablet', 'dark'],
  ['desktop', 'light'],
] as const
for (const [size, scheme] of everywhere) {
  await take(`review-${size}`, size, scheme, async page => {
    await openReview(page)
    await page.getByTestId(/^ply-/).and(page.locator('[data-class=mistake],[data-class=blunder]')).first().click()
  })
  await take(`learning-${size}`, size, scheme, async page => {
    await openReview(page)
    await page.getByTestId('mistakes').click()
    await page.getByTestId('mistake-hint').click()
  })
  await take(`exploring-${size}`, size, scheme, async page => {
    await openPage(page, `explore/trike?position=${TRIKE_POSITION}`)
    await page.getByTestId('engine').click()
    await page.getByTestId('line-3').waitFor()
    await page.getByTestId('line-1').click()
    await page.getByTestId('step-back').first().click()
    await page.getByTestId('line-2').click()
    await page.getByTestId('to-start').click()
    await page.getByTestId('line-3').waitFor()
  })
  await take(`set-up-${size}`, size, scheme, async page => {
    await openPage(page, 'explore/turtles?position=0.0_n4.0_s5s2.0_0.s3~s~1~0')
    await page.getByTestId('more').click()
    await page.getByTestId('set-up').click()
    await page.getByTestId('tool-n5').click()
  })
}
await studio.close()

/** Plays a game of Three Dragons to its end and opens its review from the result. */
async function openReview(page: Page): Promise<void> {
  const short = usual.find(({ game }) => game === 'three-dragons')
  if (!short) throw new Error('there is no sample game to review')
  const playPage = await PlayPage.openBeforeLast(page, short)
  await playPage.tap(short.moves.split(' ').at(-1) ?? '')
  await page.getByTestId('review').first().click()
  await page.locator('[data-testid=review][data-stage=complete]').waitFor({ timeout: 60_000 })
}

function take(
  name: string,
  size: keyof typeof sizes,
  colorScheme: 'light' | 'dark',
  show: (page: Page) => Promise<void>,
): Promise<void> {
  return studio.take(`${name}.png`, { viewport: sizes[size], colorScheme }, show)
}
