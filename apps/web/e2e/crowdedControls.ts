import type { Page } from '@playwright/test'

/** The smallest side of a control, and the smallest gap between two of them, in pixels. */
const MIN_SIZE = 44
const MIN_GAP = 8

/** Describes the controls, other than cells, that are too small for a finger or too close to their neighbours. */
export async function crowdedControls(page: Page): Promise<string[]> {
  return page.evaluate(
    ([minSize, minGap]) => {
      const roles = ['button', 'radio', 'switch', 'link', 'checkbox'].map(role => `[role="${role}"]`).join()
      const nameOf = (node: Element) =>
        node.getAttribute('data-testid') ?? node.getAttribute('aria-label') ?? node.textContent
      /** The visible part of an element: a scrolling list hides the rest. */
      const visibleBox = (node: Element) => {
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
      /** An element under a sheet, or scrolled away, cannot be pressed. */
      const isReachable = (node: Element) => {
        const { left, right, top, bottom } = visibleBox(node)
        const found = right > left && bottom > top && document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return found instanceof Element && (node.contains(found) || found.contains(node))
      }
      const controls = [...document.querySelectorAll(`${roles}, button, a[href], input`)]
        .filter(node => node.closest('[aria-hidden="true"], [role="grid"], [data-testid^="cell-"]') === null)
        .filter(isReachable)
        .map(node => ({ name: nameOf(node), box: node.getBoundingClientRect(), seen: visibleBox(node) }))
      const small = controls
        .filter(({ box }) => box.width < minSize - 0.5 || box.height < minSize - 0.5)
        .map(({ name, box }) => `${name} is ${Math.round(box.width)}x${Math.round(box.height)}`)
      const close = controls.flatMap(({ name, seen: a }, i) =>
        controls.slice(i + 1).flatMap(({ name: other, seen: b }) => {
          const across = Math.max(a.left, b.left) - Math.min(a.right, b.right)
          const down = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom)
          const gap = Math.max(across, down)
          return gap < minGap - 0.5 ? [`${name} and ${other} are ${Math.round(gap)} apart`] : []
        }),
      )
      return [...small, ...close]
    },
    [MIN_SIZE, MIN_GAP] as const,
  )
}
