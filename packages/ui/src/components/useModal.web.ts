import { useLayoutEffect, type RefObject } from 'react'
import type { Text, View } from 'react-native'
import { useStableCallback } from './useStableCallback'

/**
 * Makes a part of the page modal while it is mounted: the focus moves into it, nothing behind it can be used, Escape
 * and a press beside it close it, and then the focus returns to where it was.
 */
export function useModal(view: RefObject<View | null>, onClose: () => void, _heading: RefObject<Text | null>): void {
  const close = useStableCallback(onClose)
  // Before the browser paints: the focus is never on what cannot be used.
  useLayoutEffect(() => {
    // A view is an element in a browser, whatever its type says.
    const element = view.current as unknown as HTMLElement | null
    if (!element) return
    const opener = document.activeElement
    const covered = listCovered(document.body, element)
    for (const one of covered) one.inert = true
    element.focus({ preventScroll: true })
    const stopListening = listenForClose(element, close)
    return () => {
      stopListening()
      for (const one of covered) one.inert = false
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [view, close])
}

/** Texts that screen readers announce: they do not announce what cannot be used. */
const LIVE = '[aria-live], [role=status], [role=alert]'

/** The largest parts of the page that neither hold the modal part nor a text that is announced. */
function listCovered(within: Element, modal: Element): HTMLElement[] {
  return [...within.children].flatMap(child => {
    if (child === modal || child.matches(LIVE) || !(child instanceof HTMLElement)) return []
    const isWhole = !child.contains(modal) && child.querySelector(LIVE) === null
    return isWhole ? (child.inert ? [] : [child]) : listCovered(child, modal)
  })
}

function listenForClose(modal: Element, close: () => void): () => void {
  const openedAt = performance.now()
  const onClick = (event: MouseEvent) => {
    // The press that has opened it is still on its way.
    if (event.timeStamp > openedAt && !event.composedPath().includes(modal)) close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  }
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKeyDown)
  return () => {
    document.removeEventListener('click', onClick)
    document.removeEventListener('keydown', onKeyDown)
  }
}
