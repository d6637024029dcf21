import type { View } from 'react-native'

/** Scrolls to a part of a page. Absent on phones, which scroll by hand. */
export const scrollToPart: ((part: View) => void) | undefined = undefined
