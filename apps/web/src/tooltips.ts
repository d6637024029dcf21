/** Milliseconds for which a pointer rests on a button before its name is shown. */
const REST_MS = 400

/** Pixels between a button and its name, and between that and the edges of the window. */
const GAP = 4

/** What has a name to show. */
const NAMED = '[data-tip]'

/**
 * Shows the name of an icon button beside it, with the key that presses it: while a mouse rests on it, and while it has
 * the focus by keys. A finger has no use for it, and screen readers say the same already.
 */
export function showTooltips(): void {
  const tip = document.createElement('div')
  tip.className = 'tooltip'
  tip.setAttribute('aria-hidden', 'true')
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown: Element | undefined
  const hide = () => {
    clearTimeout(timer)
    shown = undefined
    tip.remove()
  }
  const show = (button: HTMLElement) => {
    hide()
    if (!button.isConnected) return
    shown = button
    fill(tip, button.dataset)
    document.body.append(tip)
    place(tip, button.getBoundingClientRect())
  }
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    // The name stays while the mouse is on it, so that it can be read at any size.
    if (pointerType === 'touch' || !(target instanceof Element) || tip.contains(target)) return
    const button = target.closest<HTMLElement>(NAMED)
    if (button && button === shown) return
    hide()
    if (button) timer = setTimeout(() => show(button), REST_MS)
  })
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(`${NAMED}:focus-visible`)) show(target)
    else hide()
  })
  // The mouse has left the window.
  document.documentElement.addEventListener('pointerleave', hide)
  for (const event of ['focusout', 'pointerdown', 'keydown', 'scroll'] as const)
    document.addEventListener(event, hide, true)
  window.addEventListener('resize', hide)
}

/** Keys that are shown by a sign. */
const KEY_SIGNS: Readonly<Record<string, string | undefined>> = { ArrowLeft: '←', ArrowRight: '→' }

/** Writes the name, and the key as a key. */
function fill(tip: HTMLElement, { tip: name = '', key }: DOMStringMap): void {
  tip.textContent = name
  if (key === undefined) return
  const cap = document.createElement('kbd')
  cap.textContent = KEY_SIGNS[key] ?? key
  tip.append(cap)
}

/** Puts it below a button, or above it where there is no room, within the window. */
function place(tip: HTMLElement, button: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect()
  const isAbove = button.bottom + GAP + height > window.innerHeight - GAP
  const left = button.left + (button.width - width) / 2
  tip.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`
  tip.style.top = `${isAbove ? button.top - GAP - height : button.bottom + GAP}px`
}
