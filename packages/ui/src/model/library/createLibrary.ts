import { fail, ok, type Match } from '@tabuleiro/engine'
import type { SettingsStore } from '../settings/settings'
import type { Storage, Stored } from '../storage/storage'
import type { Library } from './library'
import { readBackup, settingsFrom, writeBackup } from './backup'
import { createLastSetups } from './lastSetups'
import { SavedMatches } from './savedMatches'
import { newSaveFile } from './saveFile'
import { Trash } from './trash'
import { restoreGames } from './restore'
import { SavedMatch } from './savedMatch'
import { countTallies } from './tallies'

/** What a library may be given: shells give the settings, tests the rest. */
export interface LibraryOptions {
  /** What a backup keeps besides the games. */
  readonly settings?: SettingsStore
  /** Milliseconds since 1970. */
  readonly now?: () => number
  readonly newId?: () => string
  /** Whether a move waits until the one before it is stored, so that a kill loses no more than one. True unless said. */
  readonly waits?: boolean
}

/** The library in a storage, everything read once. Games that were removed before are deleted now. */
export async function openLibrary(storage: Storage, options: LibraryOptions = {}): Promise<Library> {
  return createLibrary(storage, options, await storage.readAll(''))
}

/** A library of what was read from its storage, by default nothing. */
export function createLibrary(
  storage: Storage,
  { settings, now = Date.now, newId = randomId, waits = true }: LibraryOptions = {},
  found: readonly Stored[] | 'absent' = [],
): Library {
  const collection = new SavedMatches(storage, now, newId, waits, found)
  const { remove, restoreRemoved } = new Trash(collection)
  const { lastSetup, rememberSetup } = createLastSetups(collection, found === 'absent' ? [] : found)
  return {
    subscribe: collection.subscribe,
    list: () => collection.listed().games,
    listBroken: () => collection.listed().broken,
    saving: collection.saving,
    add: match => add(collection, match),
    open: id => {
      const broken = collection.broken.get(id)
      return broken ? fail(broken.code) : collection.all.get(id)?.openSession()
    },
    rename: (id, title) => collection.all.get(id)?.change({ title }),
    remove,
    restoreRemoved,
    backup: () => writeBackup(settings?.get(), collection.files(), collection.listed().broken),
    restore: text => {
      const backup = readBackup(text)
      if (!backup.ok) return backup
      settings?.change(settingsFrom(backup.value, settings.get()))
      return ok(restoreGames(collection, backup.value.texts))
    },
    tallies: game => countTallies(collection.listed().games, game),
    lastSetup,
    rememberSetup,
  }
}

function add(collection: SavedMatches, match: Match): string {
  const saved = new SavedMatch(collection, newSaveFile(collection.freshId(), match, collection.now()))
  saved.open(match)
  collection.adopt(saved)
  void saved.write()
  return saved.id
}

/** Ten letters and digits: short enough for an address, and never the same twice on one device. */
function randomId(): string {
  return Array.from({ length: 10 }, () => Math.floor(Math.random() * 36).toString(36)).join('')
}
