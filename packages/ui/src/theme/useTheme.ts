import { useSetting } from '../app/useSettings'
import { useSystemScheme } from './useSystemScheme'
import { palettes, type Palette, type Scheme } from './tokens'

/** The scheme in use and its colours. */
export interface Theme extends Palette {
  readonly scheme: Scheme
}

const themes: Readonly<Record<Scheme, Theme>> = {
  light: { scheme: 'light', ...palettes.light },
  dark: { scheme: 'dark', ...palettes.dark },
}

/**
 * The colours of the scheme in the settings, or of the device's. Each scheme is one object, so that drawings can be
 * memoised.
 */
export function useTheme(): Theme {
  const chosen = useSetting('theme')
  const system = useSystemScheme()
  return themes[chosen === 'system' ? system : chosen]
}
