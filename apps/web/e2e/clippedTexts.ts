import { expect, type Page } from '@playwright/test'
import type { PlayablePage } from './playablePage'

/** The texts that their box cuts off, and those of buttons that they do not fit. */
export async function clippedTexts(page: PlayablePage): Promise<string[]> {
  return page.locator('main:not([hidden])').evaluate(main =>
    [...main.querySelectorAll<HTMLElement>('*')]
      .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
      .filter(one => {
        const { overflowX, overflowY } = getComputedStyle(one)
        const isScrolled = [overflowX, overflowY].some(overflow => overflow === 'auto' || overflow === 'scroll')
        const isClosed = one.tagName === 'BUTTON' || overflowX === 'hidden' || overflowY === 'hidden'
        return isClosed && !isScrolled && one.textContent !== ''
      })
      .map(one => one.textContent),
  )
}

/** The words on buttons that break across lines. */
async function brokenWords(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate(main => {
    const found: string[] = []
    for (const button of main.querySelectorAll('button, [role=button]')) {
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word)
        }
    }
    return found
  })
}

/**
 * Expects, at each of these sizes and without a reload, that no text is cut off, no word of a button is broken and
 * nothing is wider than the page.
 */
export async function expectNothingClipped(page: Page, what: string, sizes: readonly (readonly [number, number])[]) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    const message = `${what} at ${width}x${height}`
    await expect.poll(() => clippedTexts(page), { message }).toEqual([])
    await expect.poll(() => brokenWords(page), { message }).toEqual([])
    const inner = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(inner, message).toBeLessThanOrEqual(width)
  }
}
