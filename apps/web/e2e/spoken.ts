import type { Page } from '@playwright/test'

/** What the live region says from now on, one text for each change. */
export async function spokenFromNow(page: Page): Promise<() => Promise<string[]>> {
  await page.getByTestId('status').evaluate(region => {
    const spoken: string[] = []
    Object.assign(window, { spoken })
    new MutationObserver(() => spoken.push(region.textContent)).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    })
  })
  return () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)
}
