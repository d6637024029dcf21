import type { Page } from '@playwright/test'

/** What is wrong with the message area at some moments of a game: words outside of it, or a height that changes. */
export interface Walk {
  /** The button that goes from moment to moment. */
  readonly button: 'undo' | 'redo' | 'step-back'
  /** Whether the area may grow with its words, because larger text makes the screen scroll. */
  readonly mayGrow: boolean
}

/**
 * Goes through the moments of a game to their end; returns what is wrong on the way, and how many texts it has seen.
 */
export function messageFaults(page: Page, walk: Walk): Promise<{ readonly faults: string[]; readonly seen: number }> {
  return page.evaluate(async ({ button, mayGrow }) => {
    const faults = new Set<string>()
    const seen = new Set<string>()
    const settle = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const element = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`)
    /** The texts of the area that are shown, with their boxes. */
    const shownTexts = (area: HTMLElement) => {
      const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT)
      const found: { readonly words: string; readonly boxes: DOMRectList }[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const isHidden = text.parentElement?.checkVisibility({ opacityProperty: true }) === false
        const range = document.createRange()
        range.selectNodeContents(text)
        if (!isHidden && text.textContent) found.push({ words: text.textContent, boxes: range.getClientRects() })
      }
      return found
    }
    // A new size of the screen takes effect after a few frames.
    for (let still = 0, frames = 0, before = -1; still < 8 && frames < 120; frames++) {
      const now = element('message')?.clientHeight ?? -1
      still = now === before ? still + 1 : 0
      before = now
      await settle()
    }
    let height: number | undefined
    for (let press = 0; press < 90; press++) {
      const area = element('message')
      if (!area) return { faults: ['there is no message area'], seen: 0 }
      const box = area.getBoundingClientRect()
      for (const { words, boxes } of shownTexts(area)) {
        seen.add(words)
        for (const { left, right, top, bottom } of boxes)
          // Letters with a tail may reach a pixel below the last line.
          if (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1)
            faults.add(`outside: ${words}`)
      }
      height ??= box.height
      if (!mayGrow && Math.abs(box.height - height) > 0.5) faults.add(`grown to ${box.height}: ${area.textContent}`)
      const next = element(button)
      if (!next || next.getAttribute('aria-disabled') === 'true') break
      next.click()
      await settle()
    }
    return { faults: [...faults], seen: seen.size }
  }, walk)
}
