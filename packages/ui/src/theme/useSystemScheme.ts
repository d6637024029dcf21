import { useColorScheme } from 'react-native'
import type { Scheme } from './tokens'

/** The colour scheme of the device. */
export function useSystemScheme(): Scheme {
  return useColorScheme() === 'dark' ? 'dark' : 'light'
}
