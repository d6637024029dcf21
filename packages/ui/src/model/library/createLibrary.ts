import { fail, ok, type Match, type Result } from '@tabuleiro/engine'
import type { StudiesSource } from '../explore/studiesSource'
import type { ProgressStore } from '../progress/store'
import type { SettingsStore } from '../settings/settings'
import type { Storage, Stored } from '../storage/storage'
import type { Library } from './library'
import { readBackup, settingsFrom, writeBackup } from './backup'
import { createLastSetups } from './lastSetups'
import { SavedMatches } from './savedMatches'
import { randomId } from './randomIds'
import { newSaveFile } from './saveFile'
import { Trash } from './trash'
import { restoreGames } from './restore'
import { SavedMatch } from './savedMatch'
import { countTallies } from './tallies'
import { dropUnplayed, LeftGames } from './unplayed'

/** What a library may be given: apps give the settings, tests the rest. */
export interface LibraryOptions {
  /** The settings, the progress and, once they are read, the studies, which a backup holds besides the games. */
  readonly settings?: SettingsStore
  readonly progress?: ProgressStore
  readonly studies?: StudiesSource
  /** Milliseconds since 1970. */
  readonly now?: () => number
  readonly newId?: () => string
}

/** The library in a storage, everything read once. Games that were removed in an earlier run are deleted now. */
export async function openLibrary(storage: Storage, options: LibraryOptions = {}): Promise<Library> {
  return createLibrary(storage, options, await storage.readAll(''))
}

/** A library of what was read from its storage, by default of nothing. */
export function createLibrary(
  storage: Storage,
  { settings, progress, studies, now = Date.now, newId = randomId }: LibraryOptions = {},
  found: readonly Stored[] | 'absent' = [],
): Library {
  const matches = new SavedMatches(storage, now, newId, found)
  const { remove, restoreRemoved } = new Trash(matches)
  const left = new LeftGames(matches)
  const { lastSetup, rememberSetup } = createLastSetups(matches, found === 'absent' ? [] : found)
  return {
    subscribe: matches.subscribe,
    list: () => matches.listed().games,
    listBroken: () => matches.listed().broken,
    saving: matches.saving,
    add: match => add(matches, match),
    read: id => refuseBroken(matches, id) ?? matches.all.get(id)?.read(),
    open: id => refuseBroken(matches, id) ?? matches.all.get(id)?.open(),
    analysis: id => readAnalysisText(matches, id),
    keepAnalysis: (id, analysis) => matches.all.get(id)?.change({ analysis }),
    rename: (id, title) => matches.all.get(id)?.change({ title }),
    dropUnplayed: kept => dropUnplayed(matches, kept),
    leave: left.leave,
    dropLeft: left.drop,
    resumeUnplayed: left.resume,
    remove,
    restoreRemoved,
    backup: () =>
      writeBackup(settings?.get(), matches.files(), matches.listed().broken, {
        progress: progress?.get(),
        studies: studies?.opened()?.files(),
      }),
    restore: text => {
      const backup = readBackup(text)
      if (!backup.ok) return backup
      settings?.change(settingsFrom(backup.value, settings.get()))
      if (backup.value.progress !== undefined) progress?.restore(backup.value.progress)
      const restored = restoreGames(matches, backup.value.texts)
      return ok({ ...restored, added: restored.added + (studies?.opened()?.restore(backup.value.studies) ?? 0) })
    },
    tallies: game => countTallies(matches.listed().games, game),
    lastSetup,
    rememberSetup,
  }
}

function refuseBroken({ broken }: SavedMatches, id: string): Result<never> | undefined {
  const save = broken.get(id)
  return save && fail(save.code)
}

function add(matches: SavedMatches, match: Match): string {
  const saved = new SavedMatch(matches, newSaveFile(matches.freshId(), match, matches.now()))
  saved.startSession(match)
  matches.adopt(saved)
  void saved.write()
  return saved.id
}

function readAnalysisText(matches: SavedMatches, id: string): string | undefined {
  const analysis = matches.all.get(id)?.file.analysis
  return analysis === undefined ? undefined : JSON.stringify(analysis)
}
