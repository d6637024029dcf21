import type { Page } from '@playwright/test'

/** Milliseconds until the largest part of the home page is painted. */
export async function paintOf(page: Page, address: string): Promise<number> {
  await page.goto(address)
  await page.getByRole('main').waitFor()
  return page.evaluate(
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
}

/** Milliseconds from a press on a cell to the first frame that shows its effect, the slowest of some. */
export function answerOf(game: string): (page: Page, address: string) => Promise<number> {
  return async (page, address) => {
    await page.goto(`${address}new/${game}?first=human&second=human&start=1`)
    await page.getByTestId('board').waitFor()
    await settle(page)
    await observePresses(page)
    for (let press = 0; press < 6; press++) await pressTarget(page, press)
    // The browser reports a press when its frame is there.
    await page.waitForTimeout(500)
    return page.evaluate(() => Math.max(0, ...window.perf.presses))
  }
}

/** Milliseconds of the longest task on the page's own thread while the strongest player thinks. */
export function longTaskWhileThinking(game: string): (page: Page, address: string) => Promise<number> {
  return async (page, address) => {
    await page.addInitScript(observeThinking)
    await page.goto(`${address}new/${game}?first=human&second=level:5&start=1`)
    await page.getByTestId('board').waitFor()
    await settle(page)
    for (let press = 0; press < 3; press++) await pressTarget(page, press)
    await page.waitForFunction(() => window.perf.hasAnswered, undefined, { timeout: 60_000 })
    return page.evaluate(() => Math.max(0, ...window.perf.tasks))
  }
}

/** Milliseconds between two doings of somebody quick. */
const PAUSE = 300

/** Waits until what the page loads in quiet moments is there: a press is measured, not the start. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
}

declare global {
  interface Window {
    perf: { readonly presses: number[]; readonly tasks: number[]; hasAnswered: boolean }
  }
}

/** Collects, from now on, how long presses take. */
async function observePresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.perf = { presses: [], tasks: [], hasAnswered: false }
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        if (/^(pointer|mouse|touch|click|key)/.test(entry.name)) window.perf.presses.push(entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

/** Collects long tasks that begin while a computer thinks: after the frame that says so, until it has answered. */
function observeThinking(): void {
  window.perf = { presses: [], tasks: [], hasAnswered: false }
  let since = Infinity
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries()) if (startTime > since) window.perf.tasks.push(duration)
  }).observe({ type: 'longtask' })
  new MutationObserver(() => {
    const isThinking = document.querySelector('[data-thinking="true"]') !== null
    if (isThinking && since === Infinity) {
      since = performance.now()
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          since = performance.now()
        }),
      )
    }
    if (!isThinking && since < Infinity) window.perf.hasAnswered = true
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-thinking'] })
}

/** Presses one of the places that may be pressed, a different one each time, and confirms where that is asked for. */
async function pressTarget(page: Page, turn: number): Promise<void> {
  const confirm = page.getByTestId('confirm')
  const targets = page.locator('[data-target="true"]')
  const isAsked = await confirm.isVisible()
  const count = await targets.count()
  const place = isAsked ? confirm : targets.nth((turn * 7 + 3) % Math.max(1, count))
  if (!isAsked && count === 0) return
  // A pointer comes to a place before it is pressed there.
  await place.hover({ force: true })
  await page.waitForTimeout(PAUSE)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForTimeout(PAUSE)
}
