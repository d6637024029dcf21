import { useColorScheme } from 'react-native'
import type { Scheme } from './tokens'

/** Whether the device is light or dark now. */
export function useSystemScheme(): Scheme {
  return useColorScheme() === 'dark' ? 'dark' : 'light'
}
