import type { View } from 'react-native'

/** Brings a part of a page into view and moves the reader there. */
export function reveal(part: View): void {
  // In a browser a view is an element.
  const element = part as unknown as HTMLElement
  element.scrollIntoView()
  element.focus({ preventScroll: true })
}
