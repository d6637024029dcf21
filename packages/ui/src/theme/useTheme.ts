import { useColorScheme } from 'react-native'
import { palettes, type Palette, type Scheme } from './tokens'

/** The scheme in use and its colours. */
export interface Theme extends Palette {
  readonly scheme: Scheme
}

const themes: Readonly<Record<Scheme, Theme>> = {
  light: { scheme: 'light', ...palettes.light },
  dark: { scheme: 'dark', ...palettes.dark },
}

/** The colours to draw with: they follow the system. The same object each time, so that drawings can be remembered. */
export function useTheme(): Theme {
  return themes[useColorScheme() === 'dark' ? 'dark' : 'light']
}
