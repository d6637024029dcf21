import { useColorScheme } from 'react-native'
import type { Scheme } from './tokens'

/** The colour scheme of the device. */
export function useSystemScheme(): Scheme {
  return useColorScheme() === 'dark' ? 'dark' : 'light'
}

/** Whether the device replaces the app's colours with its own: phones do not. */
export function useForcedColours(): boolean {
  return false
}

/** Whether the user has asked for more contrast: phones change their own parts only. */
export function useMoreContrast(): boolean {
  return false
}
