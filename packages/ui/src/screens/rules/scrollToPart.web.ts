import type { View } from 'react-native'

/** Scrolls to a part of a page and moves the focus there. */
export function scrollToPart(part: View): void {
  // In a browser a view is an element.
  const element = part as unknown as HTMLElement
  element.scrollIntoView()
  element.focus({ preventScroll: true })
}
