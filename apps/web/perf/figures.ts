import type { Locator, Page } from '@playwright/test'

/** Measures a page: for each figure some values in milliseconds. */
export type Measure = (page: Page, address: string) => Promise<readonly (readonly number[])[]>

/** The time until the largest part of the page is painted. */
export const paint: Measure = async (page, address) => {
  await page.goto(address)
  await page.getByRole('main').waitFor()
  const last = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let last = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) last = entry.startTime
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        // Nothing larger is painted once the page has been idle for a while.
        setTimeout(() => resolve(last), 2000)
      }),
  )
  return [[last]]
}

/** The time from pressing a pointer, and from releasing it, to the frame that shows the answer, in six presses. */
export const answers: Measure = async (page, address) => {
  await open(page, address)
  await observeEvents(page)
  const [down, up]: [number[], number[]] = [[], []]
  for (let press = 0; press < 6; press++) {
    await pressTarget(page, press)
    const events = await page.evaluate(() => window.perf.events.splice(0))
    down.push(slowest(events, ['pointerdown', 'mousedown']))
    up.push(slowest(events, ['pointerup', 'mouseup', 'click']))
  }
  return [down, up]
}

/** The longest task on the page's own thread while the strongest player thinks; browsers report tasks from 50 ms on. */
export const longTaskWhileThinking: Measure = async (page, address) => {
  await page.addInitScript(observeThinking)
  await open(page, address)
  // A move takes up to three presses; none may follow once the computer thinks.
  for (let press = 0; press < 3 && !(await page.evaluate(() => window.perf.hasBegun)); press++)
    await pressTarget(page, press)
  await page.waitForFunction(() => window.perf.hasAnswered, undefined, { timeout: 60_000 })
  return [[await page.evaluate(() => Math.max(0, ...window.perf.tasks))]]
}

/** Milliseconds between two actions of a quick player; browsers report an event some time after its frame. */
const PAUSE_MS = 500

/** Milliseconds between pressing and releasing, for a quick finger. */
const PRESS_MS = 80

/** Opens a page and waits until it has loaded everything: a press is measured, not the start. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await findTargets(page).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
}

declare global {
  interface Window {
    perf: {
      events: [name: string, millis: number][]
      readonly tasks: number[]
      hasBegun: boolean
      hasAnswered: boolean
    }
  }
}

/** Records, from now on, the time of each event until the next frame. */
async function observeEvents(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.perf = { events: [], tasks: [], hasBegun: false, hasAnswered: false }
    new PerformanceObserver(list => {
      for (const { name, duration } of list.getEntries()) window.perf.events.push([name, duration])
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

/** The slowest of the events with these names; browsers report events from 16 ms on. */
function slowest(events: Window['perf']['events'], names: readonly string[]): number {
  return Math.max(0, ...events.flatMap(([name, millis]) => (names.includes(name) ? millis : [])))
}

/**
 * Records long tasks that begin while a computer thinks: after the frame that shows it, until its move is drawn. The
 * measurement ends a while later, since browsers report a task some time after it.
 */
function observeThinking(): void {
  window.perf = { events: [], tasks: [], hasBegun: false, hasAnswered: false }
  let [since, until] = [Infinity, Infinity]
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime > since && startTime < until) window.perf.tasks.push(duration)
  }).observe({ type: 'longtask' })
  new MutationObserver(() => {
    const isThinking = document.querySelector('[data-thinking="true"]') !== null
    if (isThinking && !window.perf.hasBegun) {
      window.perf.hasBegun = true
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          since = performance.now()
        }),
      )
    }
    if (!isThinking && window.perf.hasBegun && until === Infinity) {
      until = performance.now() + 100
      setTimeout(() => {
        window.perf.hasAnswered = true
      }, 1000)
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-thinking'] })
}

/** Presses one of the targets, another one each time, or the confirm button where a move waits for it. */
async function pressTarget(page: Page, turn: number): Promise<void> {
  const confirm = page.getByTestId('confirm')
  const targets = findTargets(page)
  const isPending = await confirm.isVisible()
  const count = await targets.count()
  const place = isPending ? confirm : targets.nth((turn * 7 + 3) % Math.max(1, count))
  if (!isPending && count === 0) return
  // A pointer hovers before it presses.
  await place.hover({ force: true })
  await page.waitForTimeout(PAUSE_MS)
  await page.mouse.down()
  await page.waitForTimeout(PRESS_MS)
  await page.mouse.up()
  await page.waitForTimeout(PAUSE_MS)
}

/** The elements that can be pressed. */
function findTargets(page: Page): Locator {
  return page.locator('[data-target="true"]')
}
