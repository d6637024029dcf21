import type { GameId } from '@tabuleiro/engine'
import { createStore } from 'zustand/vanilla'
import { readFields } from '../storage/storedFields'
import { createSyncedText } from '../storage/syncedText'
import type { Storage, Stored } from '../storage/storage'
import {
  lessonProgress,
  mergeProgress,
  noProgress,
  progressKey,
  PROGRESS_KINDS,
  resetProgress,
  type LessonProgress,
  type Progress,
  type ProgressKind,
  type PuzzleProgress,
} from './progress'
import { readProgress } from './readProgress'

/** The key under which the progress is stored. */
const KEY = 'progress'

/** The progress in use. A change shows at once and its write starts in the same tick. The functions need no `this`. */
export interface ProgressStore {
  readonly get: () => Progress
  readonly subscribe: (listener: () => void) => () => void
  /** So many steps of a lesson are done, which is resumed there. */
  readonly reachStep: (game: GameId, lesson: string, steps: number) => void
  /** All of a lesson is done, and it begins anew the next time. */
  readonly finishLesson: (game: GameId, lesson: string) => void
  /** A puzzle was tried. The first result stays, but a missed puzzle may be solved later. */
  readonly notePuzzle: (game: GameId, puzzle: string, result: PuzzleProgress['result']) => void
  /** The puzzle of the day was solved on its day, a date such as `2026-01-31`. */
  readonly noteDay: (game: GameId, date: string) => void
  /** A game was begun that counts among the first of its kind. */
  readonly noteFirstGame: (game: GameId, id: string) => void
  /** The lessons of a game were offered beside the board. */
  readonly noteOffer: (game: GameId) => void
  /** Forgets what was learnt and solved of one game, or of all. */
  readonly reset: (what: GameId | '*') => void
  /** Adds what a backup holds, data of any origin: nothing that is here is lost. */
  readonly restore: (data: unknown) => void
}

/** Reads the stored progress. */
export async function openProgress(storage: Storage): Promise<ProgressStore> {
  const found = await storage.readAll(KEY)
  return createProgress(storage, found === 'absent' ? undefined : found.find(({ key }) => key === KEY))
}

/** Creates the progress from the stored text, if there is one. Parts that this release does not know stay in it. */
export function createProgress(storage: Storage, stored?: Stored, now: () => number = Date.now): ProgressStore {
  let fields = readFields(stored?.text)
  const store = createStore<Progress>(() => readProgress(fields))
  const syncedText = createSyncedText(storage, {
    key: KEY,
    revision: stored?.revision ?? 0,
    text: () => JSON.stringify({ ...fields, ...store.getState() }),
    stored: () => undefined,
    // After a failed write the progress stays in use, and is written with the next change.
    failed: () => undefined,
    mergeStored: theirs => {
      fields = readFields(theirs)
      const before = readProgress(fields)
      const merged = mergeProgress(before, store.getState())
      store.setState(merged, true)
      return JSON.stringify(merged) !== JSON.stringify(before)
    },
  })
  storage.watch?.(key => {
    if (key === KEY) syncedText.checkStorage()
  })
  storage.watchAnswer?.(() => syncedText.checkStorage())
  const change = (next: Progress) => {
    store.setState(next, true)
    void syncedText.changed()
  }
  return { get: store.getState, subscribe: store.subscribe, ...changes(store.getState, change, now) }
}

/** The functions that change the progress. */
function changes(
  get: () => Progress,
  change: (next: Progress) => void,
  now: () => number,
): Omit<ProgressStore, 'get' | 'subscribe'> {
  /** A moment after every reset, whatever the clock of the device says. */
  const moment = () => Math.max(now(), 1 + Math.max(-1, ...Object.values(get().resets).map(({ at }) => at)))
  const put = <K extends ProgressKind>(kind: K, key: string, entry: Omit<Progress[K][string], 'at'>) =>
    change({ ...get(), [kind]: { ...get()[kind], [key]: { ...entry, at: moment() } } })
  const note = (kind: 'days' | 'firstGames' | 'offers', key: string) => {
    if (!(key in get()[kind])) put(kind, key, {})
  }
  const putLesson = (game: GameId, lesson: string, next: Partial<LessonProgress>) => {
    const { isDone, steps } = lessonProgress(get(), game, lesson)
    const entry = { isDone, steps, ...next }
    if (entry.isDone !== isDone || entry.steps !== steps) put('lessons', progressKey(game, lesson), entry)
  }
  return {
    reachStep: (game, lesson, steps) => putLesson(game, lesson, { steps }),
    finishLesson: (game, lesson) => putLesson(game, lesson, { isDone: true, steps: 0 }),
    notePuzzle: (game, puzzle, result) => {
      const key = progressKey(game, puzzle)
      const before = get().puzzles[key]?.result
      if (before === undefined || (before === 'missed' && result !== 'missed'))
        put('puzzles', key, { result: before === undefined ? result : 'solved' })
    },
    noteDay: (game, date) => note('days', progressKey(game, date)),
    noteFirstGame: (game, id) => note('firstGames', progressKey(game, id)),
    noteOffer: game => note('offers', game),
    reset: what => change(resetProgress(get(), what, moment())),
    restore: data => change(withRestored(get(), readProgress(data), moment())),
  }
}

/** Adds the entries of a backup. They count as made now: a reset before the backup is opened does not concern them. */
function withRestored(here: Progress, backup: Progress, at: number): Progress {
  const kinds = PROGRESS_KINDS.filter(kind => kind !== 'resets').map(kind => {
    const fresh = Object.fromEntries(Object.entries(backup[kind]).map(([key, entry]) => [key, { ...entry, at }]))
    return [kind, { ...fresh, ...here[kind] }]
  })
  const added = { ...noProgress, ...(Object.fromEntries(kinds) as Partial<Progress>) }
  return mergeProgress(here, withDone(added, backup))
}

/** A lesson that is only under way here may be done in the backup. */
function withDone(added: Progress, backup: Progress): Progress {
  const lessons = Object.entries(added.lessons).map(([key, lesson]) => [
    key,
    { ...lesson, isDone: lesson.isDone || backup.lessons[key]?.isDone === true },
  ])
  return { ...added, lessons: Object.fromEntries(lessons) as Progress['lessons'] }
}
