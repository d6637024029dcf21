import { expectOk, gameIds, legalMoves, positionOf, resultOf, rulesOf, type GameId } from '@tabuleiro/engine'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { loadEveryPuzzle, loadPuzzles } from '../../src/puzzles/loadPuzzles'
import { GRADES, openPuzzle, readPuzzles, writePuzzles, type Puzzle } from '../../src/puzzles/puzzle'
import { retiredPuzzles } from '../../src/puzzles/retired'
import { puzzleId } from './pack'
import { canonicalPicture, type Recipe } from './recipe'
import { loadRecipe } from './recipes'
import { MAX_OWN_MOVES } from './solution'
import { startOf, verifyPuzzle } from './verify'

jest.setTimeout(120_000)

const ids = JSON.parse(readFileSync(join(__dirname, '..', '..', 'puzzles', 'ids.json'), 'utf8')) as Record<
  GameId,
  string[]
>
const load = async (game: GameId) => expectOk(await loadPuzzles(game))
/** One in so many puzzles is proved again here; `makePuzzles verify` proves them all. */
const SAMPLE_EVERY = 8

describe.each(gameIds)('%s', game => {
  let puzzles: readonly Puzzle[]
  let recipe: Recipe
  beforeAll(async () => {
    puzzles = await load(game)
    recipe = await loadRecipe(game)
  })

  test('has at least sixty puzzles, and twelve of each grade', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(60)
    for (const grade of GRADES) expect(puzzles.filter(one => one.grade === grade).length).toBeGreaterThanOrEqual(12)
  })

  test('every puzzle decodes, the game is on, and its line of one to five own moves is legal', () => {
    for (const puzzle of puzzles) {
      const start = expectOk(openPuzzle(puzzle))
      expect([puzzle.id, resultOf(start), rulesOf(start).encode(positionOf(start))]).toEqual([
        puzzle.id,
        undefined,
        puzzle.position,
      ])
      const end = expectOk(openPuzzle(puzzle, puzzle.solution.length))
      expect(Math.ceil(puzzle.solution.length / 2)).toBeLessThanOrEqual(MAX_OWN_MOVES)
      const winner = puzzle.plies > 0 ? positionOf(start).turn : undefined
      expect([puzzle.id, resultOf(end)?.winner]).toEqual([puzzle.id, winner ?? resultOf(end)?.winner])
      expect(puzzle.themes.length).toBeGreaterThan(0)
    }
  })

  test('every first move that is accepted is legal, and the line begins with one of them', () => {
    for (const { first, solution, ...puzzle } of puzzles) {
      const start = expectOk(openPuzzle({ ...puzzle, first, solution }))
      const state = positionOf(start)
      const legal = legalMoves(rulesOf(start), state).map(move => rulesOf(start).write(start.setup, move))
      expect(legal).toEqual(expect.arrayContaining([...first]))
      expect(legal.length).toBeGreaterThan(first.length)
      expect(first).toContain(solution[0])
    }
  })

  test('no two are the same up to the symmetry of the board', () => {
    const pictures = puzzles.map(puzzle => canonicalPicture(recipe, startOf(puzzle)))
    expect(new Set(pictures).size).toBe(puzzles.length)
  })

  test('ids are made of what the puzzle is, and none that was published has disappeared', async () => {
    const every = expectOk(await loadEveryPuzzle(game))
    const listed = every.map(({ id }) => id)
    expect(listed).toEqual(every.map(({ options, position }) => puzzleId(game, options, position)))
    expect([...listed].sort()).toEqual(expect.arrayContaining(ids[game]))
    expect(new Set(listed).size).toBe(listed.length)
    expect(ids[game]).toEqual([...listed].sort())
  })

  test('a puzzle that was retired is opened by its link, and not offered', async () => {
    const every = expectOk(await loadEveryPuzzle(game))
    const offered = puzzles.map(({ id }) => id)
    const retired = every.filter(({ id }) => retiredPuzzles.has(id))
    expect(offered.filter(id => retiredPuzzles.has(id))).toEqual([])
    expect(offered.length + retired.length).toBe(every.length)
    expect(retired.every(puzzle => openPuzzle(puzzle, puzzle.solution.length).ok)).toBe(true)
  })

  test('the measured budgets rise from grade to grade', () => {
    const budgets = GRADES.map(grade => puzzles.filter(one => one.grade === grade).map(({ nodes }) => nodes))
    for (let i = 1; i < budgets.length; i++)
      expect(Math.min(...(budgets[i] ?? []))).toBeGreaterThan(Math.max(...(budgets[i - 1] ?? [])))
  })

  test('a sample is proved again: the only winning move, the length of the win, the themes', () => {
    const sample = puzzles
      .filter((_, i) => i % SAMPLE_EVERY === 0)
      .filter(({ plies }) => game === 'trike' || plies <= 3)
    expect(sample.map(puzzle => verifyPuzzle(recipe, puzzle))).toEqual(sample.map(() => undefined))
  })

  test('the data is read back as it was written', () => {
    expect(expectOk(readPuzzles(game, writePuzzles(puzzles)))).toEqual(puzzles)
  })
})

test('all puzzles together take less than forty kilobytes', async () => {
  const all = await Promise.all(gameIds.map(load))
  expect(gzipSync(all.map(writePuzzles).join('')).length).toBeLessThan(40_000)
})

test.each(['x', 'id 5 1 1 {} p a trap', 'id 1 1 1 {} p a nonsense', 'id 1 1 1 { p a trap'])(
  'damaged data (%j) is refused',
  data => {
    expect(readPuzzles('trike', data).ok).toBe(false)
  },
)
