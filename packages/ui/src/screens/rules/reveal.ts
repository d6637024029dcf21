import type { View } from 'react-native'

/** Brings a part of a page into view; phones scroll by hand. */
export const reveal: ((part: View) => void) | undefined = undefined
