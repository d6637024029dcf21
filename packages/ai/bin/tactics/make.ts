import { expectOk, gameOf, legalMoves, next, type GameId, type State } from '@tabuleiro/engine'
import { Random } from '../../src/search/random'
import { isWin, pliesToEnd } from '../../src/search/value'
import { searchPosition, MAX_SOLUTIONS, solve, formatTitle, type Effort, type Puzzle } from './puzzle'

/** The self-play game in which puzzles are looked for. */
export interface PuzzleSource {
  readonly game: GameId
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: number
}

/** Random plies at the beginning of a game. */
const OPENING_PLIES = 6
const MAX_PLIES = 150
/** Nodes for each move of the game itself. */
const PLAY_NODES = 60
/** A puzzle is a position in which the search of `DEEP_NODES` chooses another move than that of `SHALLOW_NODES`. */
const SHALLOW_NODES = 30
const DEEP_NODES = 500
/** Plies of the solving side that are passed over after a puzzle, so that the puzzles of a game differ. */
const COOLDOWN_PLIES = 3
const SOLVE_EFFORT: Effort = { nodes: 5000, most: MAX_SOLUTIONS }

/** Plays one game of the computer against itself and yields the positions whose best move a shallow search misses. */
export function* findPuzzles({ game, options, seed }: PuzzleSource): Generator<Puzzle> {
  const rules = gameOf(game)
  const random = new Random(seed)
  let s = rules.start(expectOk(rules.setup(options)))
  let cooldown = 0
  for (let ply = 0; ply < MAX_PLIES && rules.outcome(s, 1) === 'playing'; ply++) {
    const moves = legalMoves(rules, s)
    // One side plays more random moves than the other, so that there is something to win.
    const isRandom = ply < OPENING_PLIES || random.below(s.turn === seed % 2 ? 3 : 12) === 0
    if (ply >= OPENING_PLIES && s.turn !== seed % 2 && cooldown-- <= 0) {
      const puzzle = puzzleAt(game, options, s)
      if (puzzle !== undefined) {
        cooldown = COOLDOWN_PLIES
        yield puzzle
      }
    }
    s = next(rules, s, isRandom ? moves[random.below(moves.length)] : searchPosition(game, s, PLAY_NODES).move)
  }
}

function puzzleAt(game: GameId, options: PuzzleSource['options'], s: State): Puzzle | undefined {
  const shallow = searchPosition(game, s, SHALLOW_NODES)
  const deep = searchPosition(game, s, DEEP_NODES)
  // The deeper search chooses another move, and finds either a win of several plies or a clearly higher value.
  const forced = isWin(deep.value) && pliesToEnd(deep.value) > 1
  const gain = deep.value >= Math.max(0, shallow.value + 100) && !isWin(deep.value)
  if (shallow.move === deep.move || (!forced && !gain)) return undefined
  const solution = solve(game, s, SOLVE_EFFORT)
  if (solution === undefined || solution.moves.includes(shallow.move)) return undefined
  const rules = gameOf(game)
  const moves = solution.moves.map(move => rules.write(s.setup, move))
  return { game, options, position: rules.encode(s), moves, title: formatTitle(solution) }
}
