import { Platform } from 'react-native'
import { touch } from './tokens'

/** The height of what can be pressed where a page scrolls: there is room for the 48 that Android asks for. */
export const roomy = Platform.OS === 'android' ? 48 : touch.min
