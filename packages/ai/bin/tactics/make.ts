import { expectOk, gameOf, legalMoves, next, type GameId, type State } from '@tabuleiro/engine'
import { Random } from '../../src/search/random'
import { isWin, pliesToEnd } from '../../src/search/value'
import { answerOf, MOST, solve, titleOf, type Effort, type Puzzle } from './puzzle'

/** How positions are looked for. */
export interface Wanted {
  readonly game: GameId
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: number
}

const OPENING = 6
const PLAYED = 60
const GLIMPSE = 30
const ALERT = 500
const FINDING: Effort = { nodes: 5000, most: MOST }

/** Plays one game of the computer against itself and yields the positions whose best move a short look misses. */
export function* puzzlesOfGame({ game, options, seed }: Wanted): Generator<Puzzle> {
  const rules = gameOf(game)
  const dice = new Random(seed)
  let s = rules.start(expectOk(rules.setup(options)))
  let quiet = 0
  for (let ply = 0; ply < 150 && rules.outcome(s, 1) === 'playing'; ply++) {
    const moves = legalMoves(rules, s)
    // One side is careless, so that there is something to win.
    const random = ply < OPENING || dice.roll(s.turn === seed % 2 ? 3 : 12) === 0
    if (ply >= OPENING && s.turn !== seed % 2 && quiet-- <= 0) {
      const puzzle = puzzleAt(game, options, s)
      if (puzzle !== undefined) {
        quiet = 3
        yield puzzle
      }
    }
    s = next(rules, s, random ? moves[dice.roll(moves.length)] : answerOf(game, s, PLAYED).move)
  }
}

function puzzleAt(game: GameId, options: Wanted['options'], s: State): Puzzle | undefined {
  const short = answerOf(game, s, GLIMPSE)
  const long = answerOf(game, s, ALERT)
  // Thinking changes the move, and it shows a win that is not at once or raises the hopes.
  const forced = isWin(long.value) && pliesToEnd(long.value) > 1
  const gain = long.value >= Math.max(0, short.value + 100) && !isWin(long.value)
  if (short.move === long.move || (!forced && !gain)) return undefined
  const solution = solve(game, s, FINDING)
  if (solution === undefined || solution.moves.includes(short.move)) return undefined
  const rules = gameOf(game)
  const moves = solution.moves.map(move => rules.write(s.setup, move))
  return { game, options, position: rules.encode(s), moves, title: titleOf(solution) }
}
