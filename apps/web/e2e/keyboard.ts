import type { Page } from '@playwright/test'

/** The test id of what has the keyboard. */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? 'nothing')

/** Goes to a place by keys alone: Tab from control to control, arrows over the board. */
export async function reach(page: Page, id: string): Promise<void> {
  const isCell = (await page.locator(`[role=gridcell][data-testid="${id}"]`).count()) > 0
  await pressUntilThere(page, isCell ? 'the board' : id, tabsTo, isCell ? undefined : id)
  if (isCell) await pressUntilThere(page, id, arrowsTo, id)
}

/** A key and how often it seems to be needed; never, where one has arrived. */
type Way = readonly [key: string, times: number]

/** Looks where to go, presses, and looks again: what the keys do is up to the page. */
async function pressUntilThere<T>(page: Page, place: string, look: (to: T) => Way, to: T): Promise<void> {
  for (let looks = 0; looks < 40; looks++) {
    // The cast keeps the function whole on its way to the page.
    const [key, times] = await page.evaluate(look as (to: unknown) => Way, to)
    if (times === 0) return
    for (let press = 0; press < times; press++) await page.keyboard.press(key)
  }
  throw new Error(`no way to ${place} by keys`)
}

/** The way with Tab to a control, or to the board's one tab stop. Runs in the page. */
function tabsTo(id: string | undefined): Way {
  const isThere = (one: Element | null) =>
    id === undefined ? one?.getAttribute('role') === 'gridcell' : one?.getAttribute('data-testid') === id
  if (isThere(document.activeElement)) return ['Tab', 0]
  const stops = [...document.querySelectorAll<HTMLElement>('a, button, input, textarea, [tabindex]')].filter(
    one => one.tabIndex >= 0 && !one.matches(':disabled') && one.getClientRects().length > 0,
  )
  const from = stops.findIndex(one => one === document.activeElement)
  const to = stops.findIndex(isThere)
  return to < 0 ? ['Tab', 1] : [to > from ? 'Tab' : 'Shift+Tab', Math.abs(to - from)]
}

/** The way over the board with the arrow keys: up or down to the row of a cell, then along it. Runs in the page. */
function arrowsTo(id: string): Way {
  const from = document.activeElement
  const to = document.querySelector(`[data-testid="${id}"]`)
  const [row, wanted] = [from?.closest('[role=row]'), to?.closest('[role=row]')]
  if (!from || !to || !row || !wanted) return ['Escape', 1]
  const steps = (all: Iterable<Element>, one: Element, other: Element) =>
    [...all].indexOf(other) - [...all].indexOf(one)
  const down = steps(document.querySelectorAll('[role=row]'), row, wanted)
  // Of the two diagonals on a board of hexagons the one that leads there.
  const isRight = to.getBoundingClientRect().x > from.getBoundingClientRect().x
  if (down !== 0) return [`${isRight ? 'Shift+' : ''}${down > 0 ? 'ArrowDown' : 'ArrowUp'}`, Math.abs(down)]
  const right = steps(row.children, from, to)
  return [right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right)]
}
