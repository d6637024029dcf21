import { expectOk, gameOf, legalMoves, Line, next, type GameId, type State } from '@tabuleiro/engine'
import { brainOf } from '../../src/registry'
import { Dice } from '../../src/search/dice'
import { isWin } from '../../src/search/value'
import { judgeMoves, solutionOf, type Effort, type Puzzle } from './puzzle'

/** How positions are looked for. */
export interface Wanted {
  readonly game: GameId
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: number
}

const OPENING = 6
const PLAYED = 200
const GLIMPSE = 60
const ALERT = 1500
const FINDING: Effort = { glance: 200, close: 4000, few: 4 }

/** Plays one game of the computer against itself and yields the positions whose best move a short look misses. */
export function* puzzlesOfGame({ game, options, seed }: Wanted): Generator<Puzzle> {
  const rules = gameOf(game)
  const dice = new Dice(seed)
  let s = rules.start(expectOk(rules.setup(options)))
  let quiet = 0
  for (let ply = 0; ply < 150 && rules.outcome(s, 1) === 'playing'; ply++) {
    const moves = legalMoves(rules, s)
    const random = ply < OPENING || dice.roll(6) === 0
    if (ply >= OPENING && quiet-- <= 0) {
      const puzzle = puzzleAt(game, options, s)
      if (puzzle !== undefined) {
        quiet = 6
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
  // A position where thinking changes the move and raises the hopes.
  if (short.move === long.move || long.value < short.value + 50 || long.value < 0 || isWin(short.value))
    return undefined
  const judged = judgeMoves(game, s, FINDING)
  const solution = solutionOf(judged)
  if (solution === undefined) return undefined
  const rules = gameOf(game)
  const title = isWin(judged[0].value) ? 'forced win' : 'decisive gain'
  const moves = solution.map(move => rules.write(s.setup, move))
  return { game, options, position: rules.encode(s), moves, title }
}
