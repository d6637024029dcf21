import type { Page } from '@playwright/test'

/**
 * Reloads a page whose history has come to rest. A moment after something was closed the page goes back by itself, and
 * a reload that comes within the same milliseconds would be cancelled by it.
 */
export async function reloadAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() => (history.state as { isSpare?: boolean } | null)?.isSpare !== true)
  await page.reload()
}
