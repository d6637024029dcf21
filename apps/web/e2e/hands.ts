import type { Page } from '@playwright/test'

/** A point of the page. */
export interface PagePoint {
  readonly x: number
  readonly y: number
}

/** The middle of a place of the board or beside it. */
export async function middleOf(page: Page, place: string): Promise<PagePoint> {
  const box = await page.getByTestId(`cell-${place}`).boundingBox()
  if (!box) throw new Error(`there is no ${place}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Waits until pieces can be carried: that is loaded once the board can be seen. */
export async function readyToCarry(page: Page): Promise<void> {
  await page.getByTestId('air').waitFor({ state: 'attached' })
}

/** A hand that presses, moves in small steps, and lets go. */
export interface PressingHand {
  readonly press: (at: PagePoint) => Promise<void>
  readonly move: (at: PagePoint) => Promise<void>
  readonly letGo: () => Promise<void>
}

/** How many steps a hand takes from place to place. */
const STEPS = 6

/** A hand with a mouse. */
export function mouseHand(page: Page): PressingHand {
  return {
    press: async ({ x, y }) => {
      await readyToCarry(page)
      await page.mouse.move(x, y)
      await page.mouse.down()
    },
    move: async ({ x, y }) => page.mouse.move(x, y, { steps: STEPS }),
    letGo: async () => page.mouse.up(),
  }
}

/** One finger on the glass. */
export async function fingerHand(page: Page): Promise<PressingHand> {
  const client = await page.context().newCDPSession(page)
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: PagePoint) => {
    await client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ ...at, id: 0 }] : [] })
  }
  let last: PagePoint = { x: 0, y: 0 }
  return {
    press: async at => {
      await readyToCarry(page)
      last = at
      await send('touchStart', at)
    },
    move: async to => {
      const from = last
      for (let i = 1; i <= STEPS; i++)
        await send('touchMove', {
          x: from.x + ((to.x - from.x) * i) / STEPS,
          y: from.y + ((to.y - from.y) * i) / STEPS,
        })
      last = to
    },
    letGo: async () => send('touchEnd'),
  }
}
