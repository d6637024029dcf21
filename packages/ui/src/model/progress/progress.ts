import type { GameId } from '@tabuleiro/engine'

/** How far a lesson has been done: all of it once, and the steps of the present time through it. */
export interface LessonProgress {
  readonly isDone: boolean
  /** How many steps were done since it was begun; 0 where it is not under way. */
  readonly steps: number
}

/** How a puzzle went: right at the first try, solved later, or not solved (missed, or its solution shown). */
export interface PuzzleProgress {
  readonly result: 'first' | 'solved' | 'missed'
}

/** An entry with the time of its last change, in milliseconds since 1970: of two writers the later one wins. */
export type Timed<T> = T & { readonly at: number }

/** Entries by key. */
type Entries<T> = Readonly<Record<string, Timed<T>>>

/**
 * What a person has learnt and solved. Keys begin with the game: `trike/lines` is a lesson, `trike/2026-01-31` the
 * puzzle of a day. Texts of any origin are read into it, so that no key can be relied on.
 */
export interface Progress {
  readonly lessons: Entries<LessonProgress>
  readonly puzzles: Entries<PuzzleProgress>
  /** The puzzles of the day that were solved on their day, by game and date. */
  readonly days: Entries<object>
  /** The first games of each kind, by game and id. */
  readonly firstGames: Entries<object>
  /** The games whose lessons were offered beside the board. */
  readonly offers: Entries<object>
  /** What was reset: entries of this game, or of all with `*`, that are older are gone. */
  readonly resets: Entries<object>
}

/** The kinds of entries. */
export type ProgressKind = keyof Progress

/** Nothing learnt yet. */
export const noProgress: Progress = { lessons: {}, puzzles: {}, days: {}, firstGames: {}, offers: {}, resets: {} }

export const PROGRESS_KINDS = Object.keys(noProgress) as readonly ProgressKind[]

/** The key of something of a game. */
export function progressKey(game: GameId, id: string): string {
  return `${game}/${id}`
}

/** What is known of a lesson. */
export function lessonProgress({ lessons }: Progress, game: GameId, lesson: string): LessonProgress {
  return lessons[progressKey(game, lesson)] ?? { isDone: false, steps: 0 }
}

/** How many lessons of a game were done. */
export function countLessonsDone({ lessons }: Progress, game: GameId): number {
  return Object.entries(lessons).filter(([key, { isDone }]) => isDone && key.startsWith(`${game}/`)).length
}

/** Whether a lesson of a game is under way. */
export function hasLessonUnderWay({ lessons }: Progress, game: GameId): boolean {
  return Object.entries(lessons).some(([key, { steps }]) => steps > 0 && key.startsWith(`${game}/`))
}

/** How many games of a kind count as the first ones. */
const FIRST_GAMES = 3

/** Whether a game is among the first of its kind, or would be if it began now. */
export function isFirstGame({ firstGames }: Progress, game: GameId, id: string): boolean {
  if (progressKey(game, id) in firstGames) return true
  return Object.keys(firstGames).filter(key => key.startsWith(`${game}/`)).length < FIRST_GAMES
}

/** How many days in a row, up to `today` or the day before it, the puzzle of the day of a game was solved. */
export function countStreak({ days }: Progress, game: GameId, today: string): number {
  let day = progressKey(game, today) in days ? today : dayBefore(today)
  let count = 0
  while (progressKey(game, day) in days) {
    count++
    day = dayBefore(day)
  }
  return count
}

const DAY_MS = 86_400_000

/** The date before a date, both as `2026-01-31`. */
function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10)
}

/** Two versions of the progress as one: of each entry the later, without those that were reset since. */
export function mergeProgress(one: Progress, other: Progress): Progress {
  const resets = mergeEntries(one.resets, other.resets)
  const merged = PROGRESS_KINDS.map(kind => {
    const entries = mergeEntries<object>(one[kind], other[kind])
    return [kind, kind === 'resets' ? resets : withoutReset(entries, resets)]
  })
  return keepDone({ ...noProgress, ...(Object.fromEntries(merged) as Partial<Progress>) }, one, other)
}

function mergeEntries<T extends object>(one: Entries<T>, other: Entries<T>): Entries<T> {
  const newer = Object.entries(other).filter(([key, { at }]) => at > (one[key]?.at ?? -1))
  return { ...one, ...Object.fromEntries(newer) }
}

function withoutReset<T extends object>(entries: Entries<T>, resets: Progress['resets']): Entries<T> {
  const resetAt = (key: string) => Math.max(resets['*']?.at ?? -1, resets[key.split('/')[0] ?? '']?.at ?? -1)
  return Object.fromEntries(Object.entries(entries).filter(([key, { at }]) => at > resetAt(key)))
}

/** A lesson that was done stays done while it is repeated, in another tab too. */
function keepDone(merged: Progress, one: Progress, other: Progress): Progress {
  const [ours, theirs] = [one, other].map(({ lessons }) => withoutReset(lessons, merged.resets))
  const isDone = (key: string) => ours?.[key]?.isDone === true || theirs?.[key]?.isDone === true
  const lessons = Object.entries(merged.lessons).map(([key, lesson]) => [
    key,
    lesson.isDone || !isDone(key) ? lesson : { ...lesson, isDone: true },
  ])
  return { ...merged, lessons: Object.fromEntries(lessons) as Progress['lessons'] }
}

/** The progress after a reset of one game, or of all: nothing of it is left. */
export function resetProgress(progress: Progress, what: GameId | '*', at: number): Progress {
  return mergeProgress({ ...progress, resets: { ...progress.resets, [what]: { at } } }, noProgress)
}
