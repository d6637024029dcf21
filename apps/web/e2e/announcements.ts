import type { Page } from '@playwright/test'

/** Records the texts of the live region from now on, one for each change. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.getByTestId('status').evaluate(region => {
    const announcements: string[] = []
    Object.assign(window, { announcements })
    new MutationObserver(() => announcements.push(region.textContent)).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    })
  })
  return () => page.evaluate(() => (window as unknown as { announcements: string[] }).announcements)
}
