import {
  expectOk,
  gameOf,
  isGameId,
  legalMoves,
  Line,
  next,
  type GameId,
  type Move,
  type State,
} from '@tabuleiro/engine'
import { brainOf } from '../../src/registry'
import { chanceOf, isWin, type Value } from '../../src/search/value'

/** One line of a suite: a position, and the moves that are clearly better than all others. */
export interface Puzzle {
  readonly game: GameId
  readonly options: Readonly<Record<string, unknown>>
  readonly position: string
  readonly moves: readonly string[]
  readonly title?: string
}

/** A legal move and what a search of the position after it says, for the side that makes it. */
export interface Judged {
  readonly move: Move
  readonly value: Value
}

/** How much effort a judgement takes: a look at every move, then a closer one at those that matter. */
export interface Effort {
  readonly glance: number
  readonly close: number
  /** How many moves are looked at closely. */
  readonly few: number
}

export function readPuzzles(text: string): Puzzle[] {
  return text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => JSON.parse(line) as Puzzle)
}

export function positionOf({ game, options, position }: Puzzle): State {
  if (!isGameId(game)) throw new Error(`no such game: ${String(game)}`)
  const rules = gameOf(game)
  return expectOk(rules.decode(expectOk(rules.setup(options)), position))
}

/** The value of a position for the side to move after so many nodes. */
export function valueOf(game: GameId, s: State, nodes: number): Value {
  const search = brainOf(game).open(new Line(gameOf(game), s), { seed: 1, nodes })
  search.step(nodes)
  return search.best().value
}

/** All moves, best first; the best few are judged with more care than the rest. */
export function judgeMoves(game: GameId, s: State, { glance, close, few }: Effort): Judged[] {
  const rules = gameOf(game)
  const judge = (move: Move, nodes: number): Judged => {
    const after = next(rules, s, move)
    const outcome = rules.outcome(after, 1)
    if (outcome === 'playing') return { move, value: -valueOf(game, after, nodes) }
    if (outcome === 'draw') return { move, value: 0 }
    return { move, value: ((outcome === 'first') === (s.turn === 0) ? 1 : -1) * (1 << 20) }
  }
  const byValue = (a: Judged, b: Judged) => b.value - a.value
  const all = legalMoves(rules, s)
    .map(move => judge(move, glance))
    .sort(byValue)
  return [...all.slice(0, few).map(({ move }) => judge(move, close)), ...all.slice(few)].sort(byValue)
}

/** The chance by which the best moves must be better than all others; a forced win is more than any lead. */
const CLEAR = 0.2
const CLEAR_OF_WIN = 0.001

/**
 * The moves that solve a position: those that win by force where any does, else those as good as the best. Undefined where
 * others come near, where too many are good, or where the best is not good.
 */
export function solutionOf(judged: readonly Judged[], most = 3): Move[] | undefined {
  const best = judged[0].value
  const good = judged.filter(({ value }) => (isWin(best) ? isWin(value) : chanceOf(value) > chanceOf(best) - CLEAR / 4))
  if (good.length > most || good.length === judged.length) return undefined
  const other = judged[good.length]
  if (chanceOf(best) - chanceOf(other.value) < (isWin(best) ? CLEAR_OF_WIN : CLEAR)) return undefined
  return good.map(({ move }) => move)
}
