import { gameOf, games, legalMoves, type GameId } from '@tabuleiro/engine'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodePuzzle, readPuzzles, type Puzzle } from './puzzle'

const folder = join(__dirname, '..', '..', 'tactics')
const suites = readdirSync(folder).map(name => [name, readPuzzles(readFileSync(join(folder, name), 'utf8'))] as const)
const keyOf = ({ game, options, position }: Puzzle) => JSON.stringify([game, options, position])

test.each(Object.keys(games) as GameId[])('%s has at least forty puzzles, all different', id => {
  const keys = suites.flatMap(([, puzzles]) => puzzles.filter(({ game }) => game === id).map(keyOf))
  expect(keys.length).toBeGreaterThanOrEqual(40)
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
})

test.each(suites)('%s: the game goes on, every solution is legal, and some moves are none', (name, puzzles) => {
  for (const puzzle of puzzles) {
    const rules = gameOf(puzzle.game)
    const s = decodePuzzle(puzzle)
    const legal = legalMoves(rules, s).map(move => rules.write(s.setup, move))
    expect(name.startsWith(puzzle.game)).toBe(true)
    expect([puzzle.position, rules.encode(s), rules.outcome(s, 1)]).toEqual([
      puzzle.position,
      puzzle.position,
      'playing',
    ])
    expect([puzzle.position, puzzle.moves.filter(move => !legal.includes(move))]).toEqual([puzzle.position, []])
    expect(puzzle.moves.length).toBeGreaterThan(0)
    expect(new Set(puzzle.moves).size).toBe(puzzle.moves.length)
    expect(puzzle.moves.length).toBeLessThan(legal.length)
  }
})
