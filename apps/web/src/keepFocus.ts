/** What a key can reach and use. */
const FOCUSABLE = 'a[href], button, input, textarea, [tabindex]'
const UNUSABLE = ':disabled, [aria-disabled=true], [inert], [inert] *'
const MAIN = 'main, [role=main]'

/** An ancestor of the focused element, and which of its children holds that. */
interface Step {
  readonly parent: Element
  readonly index: number
}

/**
 * Moves the keyboard focus on where it would fall to the page, from which no key works: when the focused element is
 * disabled or removed, to what has taken its place or is nearest to it; on another screen, to its heading.
 */
export function keepFocus(): void {
  let path: readonly Step[] = []
  // On the first screen the focus stays where the browser puts it.
  let main: Element | null = null
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) path = pathTo(target)
  })
  // A press beside all controls takes the focus away on purpose.
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && target.closest(FOCUSABLE) === null) path = []
  })
  let isKeyDown = false
  const check = () => {
    // A key that is held down must not press what the focus moves to.
    if (isKeyDown) return
    const present = document.querySelector(MAIN)
    const isOtherScreen = main !== null && present !== main
    if (isLost(document.activeElement)) {
      const goal = isOtherScreen ? headingOf(present) : nearest(path)
      // The screen may still be loading.
      if (isOtherScreen && !goal) return
      goal?.focus({ preventScroll: true })
    }
    main = present
  }
  const holdKey = (isHeld: boolean) => () => {
    isKeyDown = isHeld
    check()
  }
  window.addEventListener('keydown', holdKey(true), true)
  window.addEventListener('keyup', holdKey(false), true)
  window.addEventListener('blur', holdKey(false))
  new MutationObserver(check).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'aria-disabled'],
  })
}

function isLost(element: Element | null): boolean {
  return element === null || element === document.body || element.matches(UNUSABLE)
}

function pathTo(element: Element): readonly Step[] {
  const parent = element.parentElement
  return parent === null ? [] : [{ parent, index: [...parent.children].indexOf(element) }, ...pathTo(parent)]
}

/** The control in the same place, else the one before it, else the one after it, of the smallest part that has one. */
function nearest(path: readonly Step[]): HTMLElement | undefined {
  for (const { parent, index } of path) {
    if (!parent.isConnected) continue
    const children = [...parent.children]
    const before = children.slice(0, index).reverse()
    const found =
      usableIn(children[index])[0] ??
      before.map(child => usableIn(child).at(-1)).find(Boolean) ??
      children.map(child => usableIn(child)[0]).find(Boolean)
    if (found) return found
  }
  return undefined
}

/** What can be used in a part of the page, itself included. */
function usableIn(part: Element | undefined): HTMLElement[] {
  if (!part) return []
  return [part, ...part.querySelectorAll(FOCUSABLE)].filter(
    (one): one is HTMLElement =>
      one instanceof HTMLElement && one.tabIndex >= 0 && !one.matches(UNUSABLE) && one.getClientRects().length > 0,
  )
}

/** The heading of a screen, which takes the focus although no key leads to it. */
function headingOf(main: Element | null): HTMLElement | undefined {
  const heading = main?.querySelector<HTMLElement>('h1, [role=heading]') ?? undefined
  if (heading) heading.tabIndex = -1
  return heading
}
