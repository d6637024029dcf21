import { useSetting } from '../app/useSettings'
import { palettes, strengthened, type Palette, type Scheme } from './tokens'
import { useForcedColours, useMoreContrast, useSystemScheme } from './useSystemScheme'

/** The scheme in use and its colours. */
export interface Theme extends Palette {
  readonly scheme: Scheme
}

const themes: Readonly<Record<'usual' | 'strong', Readonly<Record<Scheme, Theme>>>> = {
  usual: { light: { scheme: 'light', ...palettes.light }, dark: { scheme: 'dark', ...palettes.dark } },
  strong: {
    light: { scheme: 'light', ...strengthened(palettes.light) },
    dark: { scheme: 'dark', ...strengthened(palettes.dark) },
  },
}

/**
 * The colours of the scheme in the settings, or of the device's; with stronger lines and texts where the device asks
 * for more contrast. Each is one object, so that drawings can be memoised.
 */
export function useTheme(): Theme {
  const chosen = useSetting('theme')
  const system = useSystemScheme()
  // Forced colours are behind everything: icons and drawings, which keep their own, must suit them.
  const isForced = useForcedColours()
  const { [useMoreContrast() ? 'strong' : 'usual']: schemes } = themes
  return schemes[chosen === 'system' || isForced ? system : chosen]
}
