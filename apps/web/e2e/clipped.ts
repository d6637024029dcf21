import { expect, type Page } from '@playwright/test'

/** Texts that are cut off by their box, and buttons whose words do not fit. */
export async function clipped(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate(main =>
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

/** Words on buttons that go on in the next line. */
async function broken(page: Page): Promise<string[]> {
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

/** Nothing on the page is cut off, no word of a button is broken, and nothing reaches beyond its width, at each of these sizes; it is not loaded again. */
export async function expectWhole(page: Page, what: string, all: readonly (readonly [number, number])[]) {
  for (const [width, height] of all) {
    await page.setViewportSize({ width, height })
    const message = `${what} at ${width}x${height}`
    await expect.poll(() => clipped(page), { message }).toEqual([])
    await expect.poll(() => broken(page), { message }).toEqual([])
    const inner = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(inner, message).toBeLessThanOrEqual(width)
  }
}
