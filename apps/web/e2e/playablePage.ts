import type { Keyboard, Locator, Page } from '@playwright/test'

/** What the page objects ask of a locator: Playwright's has it, and so has that of another engine. */
export interface PlayableLocator extends Pick<
  Locator,
  'click' | 'count' | 'evaluate' | 'textContent' | 'getAttribute' | 'fill' | 'press' | 'boundingBox'
> {
  first(): PlayableLocator
}

/** What the page objects ask of a page: Playwright's has it, and so has engines/enginePage.ts. */
export interface PlayablePage extends Pick<Page, 'evaluate' | 'url'> {
  readonly keyboard: Pick<Keyboard, 'press'>
  goto(path: string): Promise<unknown>
  reload(): Promise<unknown>
  getByTestId(id: string | RegExp): PlayableLocator
  locator(selector: string): PlayableLocator
}
