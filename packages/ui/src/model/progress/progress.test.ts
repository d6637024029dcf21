import {
  countLessonsDone,
  countStreak,
  hasLessonUnderWay,
  isFirstGame,
  lessonProgress,
  mergeProgress,
  noProgress,
} from './progress'
import { readProgress } from './readProgress'

const done = (at: number) => ({ isDone: true, steps: 0, at })
const underWay = (steps: number, at: number) => ({ isDone: false, steps, at })

test('lessons are counted by game', () => {
  const progress = {
    ...noProgress,
    lessons: { 'trike/lines': done(1), 'trike/trap': underWay(2, 1), 'turtles/x': done(1) },
  }
  expect(countLessonsDone(progress, 'trike')).toBe(1)
  expect(hasLessonUnderWay(progress, 'trike')).toBe(true)
  expect(hasLessonUnderWay(progress, 'turtles')).toBe(false)
  expect(lessonProgress(progress, 'trike', 'trap').steps).toBe(2)
  expect(lessonProgress(progress, 'alliances', 'x')).toEqual({ isDone: false, steps: 0 })
})

test('of two versions each entry is the later one, and a lesson once done stays done', () => {
  const one = { ...noProgress, lessons: { 'trike/a': done(1), 'trike/b': underWay(1, 5) } }
  const other = { ...noProgress, lessons: { 'trike/a': underWay(2, 9), 'trike/b': underWay(3, 4) } }
  const merged = mergeProgress(one, other)
  expect(merged.lessons).toEqual({ 'trike/a': { isDone: true, steps: 2, at: 9 }, 'trike/b': underWay(1, 5) })
  expect(mergeProgress(other, one)).toEqual(merged)
})

test('what another tab still had does not come back after a reset', () => {
  const old = { ...noProgress, lessons: { 'trike/a': done(1), 'turtles/a': done(1) }, puzzles: {} }
  const reset = { ...noProgress, lessons: { 'trike/a': underWay(1, 9) }, resets: { trike: { at: 5 } } }
  expect(mergeProgress(old, reset).lessons).toEqual({ 'trike/a': underWay(1, 9), 'turtles/a': done(1) })
})

test.each([
  ['2026-03-01', ['2026-03-01', '2026-02-28', '2026-02-27'], 3],
  ['2026-03-01', ['2026-02-28'], 1],
  ['2026-03-01', ['2026-02-27', '2026-02-26'], 0],
  ['2026-03-01', ['2026-03-01', '2026-02-27'], 1],
])('on %s a streak of %j counts %i days', (today, dates, count) => {
  const days = Object.fromEntries(dates.map(date => [`trike/${date}`, { at: 1 }]))
  expect(countStreak({ ...noProgress, days }, 'trike', today)).toBe(count)
  expect(countStreak({ ...noProgress, days }, 'turtles', today)).toBe(0)
})

test('of damaged data every entry that is valid is read', () => {
  expect(
    readProgress({
      lessons: { 'trike/a': done(1), 'trike/b': { isDone: 1 }, 'trike/c': underWay(-1, 1), '"': done(1), d: null },
      puzzles: [],
      days: { 'trike/2026-01-01': { at: 'now' } },
      later: { unknown: true },
    }),
  ).toEqual({ ...noProgress, lessons: { 'trike/a': done(1) } })
})

test.each([undefined, null, 7, '{}', []])('data that is no progress at all (%j) is none', data => {
  expect(readProgress(data)).toEqual(noProgress)
})

test('the first three games of a kind stay the first ones', () => {
  const firstGames = { 'trike/a': { at: 1 }, 'trike/b': { at: 2 }, 'turtles/c': { at: 3 } }
  expect(isFirstGame({ ...noProgress, firstGames }, 'trike', 'd')).toBe(true)
  const full = { ...noProgress, firstGames: { ...firstGames, 'trike/d': { at: 4 } } }
  expect(['a', 'd', 'e'].map(id => isFirstGame(full, 'trike', id))).toEqual([true, true, false])
  expect(isFirstGame(full, 'turtles', 'e')).toBe(true)
})
