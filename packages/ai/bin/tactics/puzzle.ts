import {
  expectOk,
  gameOf,
  isGameId,
  legalMoves,
  Line,
  type GameId,
  type Move,
  type MoveList,
  type State,
} from '@tabuleiro/engine'
import { gameAiFor } from '../../src/games/registry'
import type { Best, Search } from '../../src/search/search'
import { toChance, isWin, type Value } from '../../src/search/value'

/** One line of a tactics suite: a position, and the moves that are clearly better than all others. */
export interface Puzzle {
  readonly game: GameId
  readonly options: Readonly<Record<string, unknown>>
  readonly position: string
  readonly moves: readonly string[]
  readonly title?: string
}

/** How thoroughly a position is solved: nodes for each search, and how many moves may be solutions. */
export interface Effort {
  readonly nodes: number
  readonly most: number
}

export function readPuzzles(text: string): Puzzle[] {
  return text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => JSON.parse(line) as Puzzle)
}

export function decodePuzzle({ game, options, position }: Puzzle): State {
  if (!isGameId(game)) throw new Error(`no such game: ${String(game)}`)
  const rules = gameOf(game)
  return expectOk(rules.decode(expectOk(rules.setup(options)), position))
}

/** Opens full strength for so many nodes, with the root moves `banned` left out. */
export function openSearch(game: GameId, s: State, nodes: number, banned: readonly Move[] = [], seed = 1): Search {
  const rules = gameOf(game)
  const moves = (at: State, out: MoveList) => {
    rules.moves(at, out)
    if (banned.length === 0 || at.lo !== s.lo || at.hi !== s.hi || at.turn !== s.turn) return
    const left = [...out.at.subarray(0, out.size)].filter(move => !banned.includes(move))
    out.at.set(left)
    out.size = left.length
  }
  return gameAiFor(game).open(new Line({ ...rules, moves }, s), { seed, nodes })
}

/** What full strength finds with so many nodes when the root moves `banned` are left out. */
export function searchPosition(game: GameId, s: State, nodes: number, banned: readonly Move[] = []): Best {
  const search = openSearch(game, s, nodes, banned)
  search.step(nodes)
  return search.best()
}

/** By how much of the chance to win the solutions must beat all other moves. A forced win beats any estimate. */
const CLEAR = 0.2
const CLEAR_OF_WIN = 0.001

/** A position with more solutions than this is too easy for a suite. */
export const MAX_SOLUTIONS = 4

/** The moves that solve a position, and its value. */
export interface Solution {
  readonly moves: readonly Move[]
  readonly value: Value
}

/**
 * The moves that win by force where any does, otherwise those as good as the best. Each solution found is left out and
 * the rest searched again, until the best of the rest is clearly worse. Undefined where the gap is unclear or there are
 * too many solutions.
 */
export function solve(game: GameId, s: State, { nodes, most }: Effort): Solution | undefined {
  const all = legalMoves(gameOf(game), s).length
  const best = searchPosition(game, s, nodes)
  const good = [best.move]
  while (good.length <= most && good.length < all) {
    const other = searchPosition(game, s, nodes, good)
    const lost = toChance(best.value) - toChance(other.value)
    if (lost >= (isWin(best.value) ? CLEAR_OF_WIN : CLEAR)) return { moves: good, value: best.value }
    if (isWin(best.value) ? !isWin(other.value) : lost >= CLEAR / 4) return undefined
    good.push(other.move)
  }
  return undefined
}

export const formatTitle = ({ value }: Solution): string => (isWin(value) ? 'forced win' : 'decisive gain')
