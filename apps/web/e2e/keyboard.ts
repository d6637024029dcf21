import type { Page } from '@playwright/test'

/** The test id of what has the keyboard. */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? 'nothing')

/** Goes to a place by keys alone: Tab from control to control, arrows over the board. */
export async function reach(page: Page, id: string): Promise<void> {
  const isCell = (await page.locator(`[role=gridcell][data-testid="${id}"]`).count()) > 0
  await tabTo(page, isCell ? undefined : id)
  if (isCell) await walkTo(page, id)
}

/** Presses Tab until the control has the keyboard; without one, until any cell of the board has. */
async function tabTo(page: Page, id: string | undefined): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    const isThere = await page.evaluate(wanted => {
      const at = document.activeElement
      return wanted === undefined ? at?.getAttribute('role') === 'gridcell' : at?.getAttribute('data-testid') === wanted
    }, id)
    if (isThere) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way to ${id ?? 'the board'} by Tab`)
}

/** Walks over the board with the arrow keys, as somebody would who sees where to go. */
async function walkTo(page: Page, id: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const key = await page.evaluate(wanted => {
      const from = document.activeElement?.getBoundingClientRect()
      const to = document.querySelector(`[data-testid="${wanted}"]`)?.getBoundingClientRect()
      if (!from || !to) return undefined
      const [right, down] = [
        to.x + to.width / 2 - from.x - from.width / 2,
        to.y + to.height / 2 - from.y - from.height / 2,
      ]
      if (Math.abs(down) > from.height / 3) return `${right > 0 ? 'Shift+' : ''}${down > 0 ? 'ArrowDown' : 'ArrowUp'}`
      return Math.abs(right) > 1 ? (right > 0 ? 'ArrowRight' : 'ArrowLeft') : 'there'
    }, id)
    if (key === 'there') return
    await page.keyboard.press(key ?? 'Escape')
  }
  throw new Error(`no way to ${id} by arrows`)
}
