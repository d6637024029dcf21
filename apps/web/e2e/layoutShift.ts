import type { Page } from '@playwright/test'

/** The sum of all layout shifts since the page was opened, including those that follow a tap. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        type Shift = PerformanceEntry & { value: number }
        let sum = 0
        new PerformanceObserver(list => {
          for (const shift of list.getEntries() as Shift[]) sum += shift.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 100)
      }),
  )
}
