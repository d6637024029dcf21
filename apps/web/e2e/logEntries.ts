import type { Page } from '@playwright/test'

/** The names of the entries that the write-ahead log still has: none once every change is stored. */
export function logEntriesLeft(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter(name => name.startsWith('tabuleiro-journal/')))
}
