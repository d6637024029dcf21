export { AboutScreen } from './screens/about/AboutScreen'
export { FaultScreen } from './screens/fault/FaultScreen'
export { SavedGamesScreen } from './screens/savedGames/SavedGamesScreen'
export { HomeScreen } from './screens/home/HomeScreen'
export { LinkScreen } from './screens/link/LinkScreen'
export { NewGameScreen } from './screens/newGame/NewGameScreen'
export { PlayScreen } from './screens/play/PlayScreen'
export { RulesScreen } from './screens/rules/RulesScreen'
export { SettingsScreen } from './screens/settings/SettingsScreen'
export { pathOf, type Destination, type Navigator } from './app/routes'
export type { Query } from './model/newGame/presets'
export { AppProvider, useApp, type App } from './app/AppContext'
export { IsFocusedProvider } from './app/IsFocused'
export { schedule } from './platform/time'
export type { Device, Sound } from './app/device'
export { UpdateNotice } from './components/UpdateNotice'
export { withSwitches } from './sounds/withSwitches'
export { createMatchSession, type MatchSession } from './model/session/session'
export type { PlayState } from './model/session/state'
export {
  unfinished,
  type BrokenSave,
  type Library,
  type SavedGame,
  type Saving,
  type Tally,
} from './model/library/library'
export { createLibrary, openLibrary, type LibraryOptions } from './model/library/createLibrary'
export { defaultSettings, type Settings, type SettingsStore } from './model/settings/settings'
export { createSettings, openSettings } from './model/settings/store'
export { useSetting, useSettings } from './app/useSettings'
export { createSyncedText, type SyncedText } from './model/storage/syncedText'
export { createMemoryStorage } from './model/storage/memory'
export type { Storage, StorageFault, Stored, Written } from './model/storage/storage'
export { useTheme, type Theme } from './theme/useTheme'
export { LanguageProvider, useLanguage } from './i18n/LanguageProvider'
export { toLocale, languageFor, pickLanguage } from './i18n/languages'
export { languages, type Language } from './i18n/texts'
export { loadTexts } from './i18n/loading'
