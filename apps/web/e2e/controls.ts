import type { Page } from '@playwright/test'

/** What fingers need: the smallest side of a control, and the room between two of them, in pixels. */
const LEAST = 44
const APART = 8

/** Controls other than cells that are too small for a finger, or too close to their neighbours, in words. */
export async function crowded(page: Page): Promise<string[]> {
  return page.evaluate(
    ([least, apart]) => {
      const roles = ['button', 'radio', 'switch', 'link', 'checkbox'].map(role => `[role="${role}"]`).join()
      const nameOf = (node: Element) =>
        node.getAttribute('data-testid') ?? node.getAttribute('aria-label') ?? node.textContent
      /** What is to be seen of it: a list that scrolls hides the rest. */
      const seenOf = (node: Element) => {
        let { left, right, top, bottom } = node.getBoundingClientRect()
        for (let at = node.parentElement; at; at = at.parentElement) {
          if (getComputedStyle(at).overflow === 'visible') continue
          const frame = at.getBoundingClientRect()
          left = Math.max(left, frame.left)
          right = Math.min(right, frame.right)
          top = Math.max(top, frame.top)
          bottom = Math.min(bottom, frame.bottom)
        }
        return { left, right, top, bottom }
      }
      /** What lies under a sheet, or is scrolled away, cannot be pressed. */
      const isInReach = (node: Element) => {
        const { left, right, top, bottom } = seenOf(node)
        const found = right > left && bottom > top && document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return found instanceof Element && (node.contains(found) || found.contains(node))
      }
      const controls = [...document.querySelectorAll(`${roles}, button, a[href], input`)]
        .filter(node => node.closest('[aria-hidden="true"], [role="grid"], [data-testid^="cell-"]') === null)
        .filter(isInReach)
        .map(node => ({ name: nameOf(node), box: node.getBoundingClientRect(), seen: seenOf(node) }))
      const small = controls
        .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
        .map(({ name, box }) => `${name} is ${Math.round(box.width)}x${Math.round(box.height)}`)
      const close = controls.flatMap(({ name, seen: a }, i) =>
        controls.slice(i + 1).flatMap(({ name: other, seen: b }) => {
          const across = Math.max(a.left, b.left) - Math.min(a.right, b.right)
          const down = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom)
          const gap = Math.max(across, down)
          return gap < apart - 0.5 ? [`${name} and ${other} are ${Math.round(gap)} apart`] : []
        }),
      )
      return [...small, ...close]
    },
    [LEAST, APART] as const,
  )
}
