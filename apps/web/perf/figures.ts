import type { Locator, Page } from '@playwright/test'

/** What is measured on a page, for each figure some values in milliseconds. */
export type Measure = (page: Page, address: string) => Promise<readonly (readonly number[])[]>

/** Until the largest part of the home page is painted. */
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
        // Nothing larger comes once the page has been still for a while.
        setTimeout(() => resolve(last), 2000)
      }),
  )
  return [[last]]
}

/** From a finger or button that goes down, and from one that goes up again, to the frame that answers it, in six presses. */
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

/** The longest task on the page's own thread while the strongest player thinks; browsers count from 50 on. */
export const longTaskWhileThinking: Measure = async (page, address) => {
  await page.addInitScript(observeThinking)
  await open(page, address)
  // A move takes up to three presses; none may come once the computer thinks.
  for (let press = 0; press < 3 && !(await page.evaluate(() => window.perf.hasBegun)); press++)
    await pressTarget(page, press)
  await page.waitForFunction(() => window.perf.hasAnswered, undefined, { timeout: 60_000 })
  return [[await page.evaluate(() => Math.max(0, ...window.perf.tasks))]]
}

/** Milliseconds between two doings of somebody quick; browsers tell of an event some time after its frame. */
const PAUSE = 500

/** Milliseconds for which a quick finger stays down. */
const HELD = 80

/** Opens a page and waits until what it loads in quiet moments is there: a press is measured, not the start. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await targetsOf(page).first().waitFor()
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

/** Collects, from now on, how long events take until the frame after them. */
async function observeEvents(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.perf = { events: [], tasks: [], hasBegun: false, hasAnswered: false }
    new PerformanceObserver(list => {
      for (const { name, duration } of list.getEntries()) window.perf.events.push([name, duration])
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

/** The slowest of the events with these names; browsers tell of those that take 16 or more. */
function slowest(events: Window['perf']['events'], names: readonly string[]): number {
  return Math.max(0, ...events.flatMap(([name, millis]) => (names.includes(name) ? millis : [])))
}

/**
 * Collects long tasks that begin while a computer thinks: after the frame that says so, until its move has been drawn. The page has
 * answered a while after that, since browsers tell of a task some time after it.
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

/** Presses one of the places that may be pressed, a different one each time, and confirms where that is asked for. */
async function pressTarget(page: Page, turn: number): Promise<void> {
  const confirm = page.getByTestId('confirm')
  const targets = targetsOf(page)
  const isAsked = await confirm.isVisible()
  const count = await targets.count()
  const place = isAsked ? confirm : targets.nth((turn * 7 + 3) % Math.max(1, count))
  if (!isAsked && count === 0) return
  // A pointer comes to a place before it is pressed there.
  await place.hover({ force: true })
  await page.waitForTimeout(PAUSE)
  await page.mouse.down()
  await page.waitForTimeout(HELD)
  await page.mouse.up()
  await page.waitForTimeout(PAUSE)
}

/** The places that may be pressed. */
function targetsOf(page: Page): Locator {
  return page.locator('[data-target="true"]')
}
