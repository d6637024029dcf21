import type { Device } from '@tabuleiro/ui'
import { createURL } from 'expo-linking'
import { getLocales } from 'expo-localization'
import { Share } from 'react-native'
import { watchPresence } from './presence'

/** What a phone can do for the screens: it shares; for the rest it says that it cannot. */
export const device: Device = {
  locales: getLocales().map(locale => locale.languageTag),
  linkTo: payload => `${createURL('g')}#${payload}`,
  copy: () => Promise.resolve(false),
  share: async ({ title, text, url }) => {
    const { action } = await Share.share({ title, message: url === undefined ? text : `${text} ${url}` })
    return action === Share.sharedAction
  },
  save: () => false,
  open: () => Promise.resolve(undefined),
  play: () => undefined,
  tick: () => undefined,
  watchPresence,
}
