import type { Page } from '@playwright/test'
import type { PlayablePage } from './playablePage'

/** The test id of the focused element. */
export const focusedId = (page: PlayablePage) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? 'nothing')

/** Counts the key presses on a page from its next address on. */
export async function countKeys(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { keys: 0 })
    document.addEventListener('keydown', () => (window as unknown as { keys: number }).keys++, true)
  })
  return () => page.evaluate(() => (window as unknown as { keys: number }).keys)
}

/** What a screen reader says of the focused element. */
export const focusedName = (page: PlayablePage) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')

/**
 * Moves the focus by keys alone: Tab between controls, and on the board the shortest of a few arrows, the name of a
 * cell and its letter, which goes from one cell that can be tapped to the next.
 */
export async function focusByKeys(page: PlayablePage, id: string): Promise<void> {
  const isCell = (await page.locator(`[role=gridcell][data-testid="${id}"]`).count()) > 0
  if (!isCell) {
    await pressUntilFocused(page, id, planTabs, id)
    return
  }
  // In a match a key leads to the board, elsewhere Tab.
  if (!(await page.evaluate(isOnBoard)) && (await page.getByTestId('match').count()) > 0) await page.keyboard.press('b')
  await pressUntilFocused(page, 'the board', planTabs, undefined)
  const name = id.replace('cell-', '')
  const arrows = await page.evaluate(countArrows, id)
  const number = name.slice(1)
  // One letter, or one number that takes nothing from a tray, leads from place to place.
  const hasTray = (await page.locator('button[aria-keyshortcuts][data-testid^=cell-]').count()) > 0
  const ways = [
    name,
    (name[0] ?? '').repeat(Math.min(9, await page.evaluate(countSame, [id, 'letter'] as const))),
    ...(hasTray || number.length > 1
      ? []
      : [number.repeat(Math.min(9, await page.evaluate(countSame, [id, 'number'] as const)))]),
  ]
  const keys = ways.reduce((best, way) => (way.length < best.length ? way : best))
  if (arrows >= keys.length) for (const key of keys) await page.keyboard.press(key)
  await pressUntilFocused(page, id, planArrows, id)
}

/** The next key and how often to press it; 0 once the element is focused. */
type KeyPresses = readonly [key: string, times: number]

/** Plans key presses, presses, and plans again until the element has the focus. */
async function pressUntilFocused<T>(
  page: PlayablePage,
  name: string,
  plan: (to: T) => KeyPresses,
  to: T,
): Promise<void> {
  for (let plans = 0; plans < 40; plans++) {
    // The cast is for the types alone: `evaluate` cannot infer its argument from a type parameter.
    const [key, times] = await page.evaluate(plan as (to: unknown) => KeyPresses, to)
    if (times === 0) return
    for (let press = 0; press < times; press++) await page.keyboard.press(key)
  }
  throw new Error(`${name} cannot be focused by keys`)
}

/** Whether the board has the focus. Runs in the page. */
function isOnBoard(): boolean {
  return document.activeElement?.getAttribute('role') === 'gridcell'
}

/** How often the letter or the number of a cell is pressed to come to it. Runs in the page. */
function countSame([id, part]: readonly [string, 'letter' | 'number']): number {
  const open = [...document.querySelectorAll('[role=gridcell][data-target=true]')].map(
    one => one.getAttribute('data-testid') ?? '',
  )
  const numberOf = (one: string) => Number(/\d+$/.exec(one)?.[0] ?? 0)
  const same =
    part === 'letter'
      ? open.filter(one => one.startsWith(id.slice(0, 6))).sort((a, b) => numberOf(a) - numberOf(b))
      : open.filter(one => one.slice(6) === id.slice(6)).sort()
  const focused = same.indexOf(document.activeElement?.getAttribute('data-testid') ?? '')
  if (!same.includes(id)) return Infinity
  return part === 'letter'
    ? same.indexOf(id) + 1
    : (same.indexOf(id) - focused + same.length) % same.length || same.length
}

/** Plans the Tab presses to a control, or to the board's one tab stop. Runs in the page. */
function planTabs(id: string | undefined): KeyPresses {
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

/** About how many arrow keys lead to a cell: rows, and cells along them. Runs in the page. */
function countArrows(id: string): number {
  const [from, to] = [document.activeElement, document.querySelector(`[data-testid="${id}"]`)]
  if (!from || !to) return Infinity
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  return Math.round(Math.abs(a.y - b.y) / a.height) + Math.round((Math.abs(a.x - b.x) / a.width) * 0.86)
}

/** Plans the arrow keys to a cell: first to its row, then along it. Runs in the page. */
function planArrows(id: string): KeyPresses {
  const from = document.activeElement
  const to = document.querySelector(`[data-testid="${id}"]`)
  const [row, wanted] = [from?.closest('[role=row]'), to?.closest('[role=row]')]
  if (!from || !to || !row || !wanted) return ['Escape', 1]
  const steps = (all: Iterable<Element>, one: Element, other: Element) =>
    [...all].indexOf(other) - [...all].indexOf(one)
  const down = steps(document.querySelectorAll('[role=row]'), row, wanted)
  if (down !== 0) return [down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down)]
  const right = steps(row.children, from, to)
  return [right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right)]
}
