import { expectOk, gameOf, legalMoves, Line, next, type GameId, type State } from '@tabuleiro/engine'
import { brainOf } from '../../src/registry'
import { Dice } from '../../src/search/dice'
import { isWin, pliesToEnd } from '../../src/search/value'
import { judgeMoves, solutionOf, type Effort, type Puzzle } from './puzzle'

/** How positions are looked for. */
export interface Wanted {
  readonly game: GameId
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: number
}

const OPENING = 6
const PLAYED = 60
const GLIMPSE = 90
const ALERT = 500
const FINDING: Effort = { glance: 250, close: 2500, few: 4 }

/** Plays one game of the computer against itself and yields the positions whose best move a short look misses. */
export function* puzzlesOfGame({ game, options, seed }: Wanted): Generator<Puzzle> {
  const rules = gameOf(game)
  const dice = new Dice(seed)
  let s = rules.start(expectOk(rules.setup(options)))
  let quiet = 0
  for (let ply = 0; ply < 150 && rules.outcome(s, 1) === 'playing'; ply++) {
    const moves = legalMoves(rules, s)
    // One side is careless, so that there is something to win.
    const random = ply < OPENING || dice.roll(s.turn === seed % 2 ? 2 : 12) === 0
    if (ply >= OPENING && s.turn !== seed % 2 && quiet-- <= 0) {
      const puzzle = puzzleAt(game, options, s)
      if (puzzle !== undefined) {
        quiet = 3
        yield puzzle
      }
    }
    s = next(rules, s, random ? moves[dice.roll(moves.length)] : answer(game, s, PLAYED, dice.roll(1 << 30)).move)
  }
}

function answer(game: GameId, s: State, nodes: number, seed = 1) {
  const search = brainOf(game).open(new Line(gameOf(game), s), { seed, nodes })
  search.step(nodes)
  return search.best()
}

function puzzleAt(game: GameId, options: Wanted['options'], s: State): Puzzle | undefined {
  const short = answer(game, s, GLIMPSE)
  const long = answer(game, s, ALERT)
  // Either the win is not at once, or thinking changes the move and raises the hopes.
  const forced = isWin(long.value) && pliesToEnd(long.value) > 1
  const gain = short.move !== long.move && long.value >= Math.max(0, short.value + 100) && !isWin(long.value)
  if (!forced && !gain) return undefined
  const judged = judgeMoves(game, s, FINDING)
  const solution = solutionOf(judged, isWin(judged[0].value) ? 6 : 3)
  if (solution === undefined) return undefined
  const rules = gameOf(game)
  const title = isWin(judged[0].value) ? 'forced win' : 'decisive gain'
  const moves = solution.map(move => rules.write(s.setup, move))
  return { game, options, position: rules.encode(s), moves, title }
}
