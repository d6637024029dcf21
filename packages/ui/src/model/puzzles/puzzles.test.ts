import type { Puzzle } from '@tabuleiro/ai'
import { noProgress, type Progress } from '../progress/progress'
import { countGrades, countThemes, missedPuzzles, nextPuzzle } from './choose'
import { localDate, puzzleOfDay } from './day'

const puzzle = (id: string, grade: Puzzle['grade'] = 1, themes: Puzzle['themes'] = ['trap']): Puzzle => ({
  id,
  game: 'trike',
  options: {},
  position: '',
  grade,
  nodes: 1,
  plies: 1,
  themes,
  solution: ['a1'],
  first: ['a1'],
})
const puzzles = [puzzle('a'), puzzle('b'), puzzle('c', 2, ['trap', 'majority']), puzzle('d', 4, ['zugzwang'])]
const went = (results: Record<string, 'first' | 'solved' | 'missed'>): Progress => ({
  ...noProgress,
  puzzles: Object.fromEntries(Object.entries(results).map(([id, result]) => [`trike/${id}`, { result, at: 1 }])),
})

test('the next puzzle is the next one that was never tried, from the easiest on', () => {
  expect(nextPuzzle(puzzles, noProgress)?.id).toBe('a')
  expect(nextPuzzle(puzzles, went({ b: 'first' }), 'a')?.id).toBe('c')
  expect(nextPuzzle(puzzles, went({ c: 'first', d: 'missed' }), 'c')?.id).toBe('a')
})

test('at the end come the missed ones, and then none', () => {
  const missedB = went({ a: 'first', b: 'missed', c: 'solved', d: 'first' })
  expect(nextPuzzle(puzzles, missedB, 'd')?.id).toBe('b')
  expect(nextPuzzle(puzzles, missedB, 'b')).toBeUndefined()
})

test('again the ones I missed: those and no others, in turn', () => {
  const progress = went({ a: 'missed', c: 'missed' })
  expect(missedPuzzles(puzzles, progress).map(({ id }) => id)).toEqual(['a', 'c'])
  expect(nextPuzzle(puzzles, progress, 'a', true)?.id).toBe('c')
  expect(nextPuzzle(puzzles, progress, 'c', true)?.id).toBe('a')
  expect(nextPuzzle(puzzles, went({ b: 'solved' }), 'a', true)).toBeUndefined()
})

test('progress is counted by grade and by theme', () => {
  const progress = went({ a: 'first', c: 'solved', d: 'missed' })
  expect(countGrades(puzzles, progress).map(({ solved, all }) => `${solved}/${all}`)).toEqual([
    '1/2',
    '1/1',
    '0/0',
    '0/1',
  ])
  expect(countThemes(puzzles, progress)).toEqual([
    { theme: 'trap', solved: 2, all: 3 },
    { theme: 'majority', solved: 1, all: 1 },
    { theme: 'zugzwang', solved: 0, all: 1 },
  ])
})

test('the date is the one of the local calendar', () => {
  expect(localDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  expect(localDate(new Date(2026, 11, 31, 0, 0))).toBe('2026-12-31')
})

test('the puzzle of a day depends on the date alone, changes from day to day, and few days change with new puzzles', () => {
  const many = Array.from({ length: 64 }, (_, i) => puzzle(`p${i}`))
  const days = Array.from({ length: 60 }, (_, i) => localDate(new Date(2026, 0, 1 + i)))
  const chosen = days.map(day => puzzleOfDay(many, day)?.id)
  expect(days.map(day => puzzleOfDay([...many].reverse(), day)?.id)).toEqual(chosen)
  expect(new Set(chosen).size).toBeGreaterThan(30)
  const later = days.map(day => puzzleOfDay([...many, puzzle('new')], day)?.id)
  expect(later.filter((id, i) => id !== chosen[i]).length).toBeLessThan(12)
  expect(puzzleOfDay([], '2026-01-01')).toBeUndefined()
})
