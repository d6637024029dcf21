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
import type { Best } from '../../src/search/search'
import { chanceOf, isWin, type Value } from '../../src/search/value'

/** One line of a suite: a position, and the moves that are clearly better than all others. */
export interface Puzzle {
  readonly game: GameId
  readonly options: Readonly<Record<string, unknown>>
  readonly position: string
  readonly moves: readonly string[]
  readonly title?: string
}

/** How well a position must be solved: nodes for each search, and how many moves may be good. */
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

export function positionOf({ game, options, position }: Puzzle): State {
  if (!isGameId(game)) throw new Error(`no such game: ${String(game)}`)
  const rules = gameOf(game)
  return expectOk(rules.decode(expectOk(rules.setup(options)), position))
}

/** What the strongest player thinks after so many nodes, when it may not choose any of `banned` first. */
export function answerOf(game: GameId, s: State, nodes: number, banned: readonly Move[] = []): Best {
  const rules = gameOf(game)
  const moves = (at: State, out: MoveList) => {
    rules.moves(at, out)
    if (banned.length === 0 || at.lo !== s.lo || at.hi !== s.hi || at.turn !== s.turn) return
    const left = [...out.at.subarray(0, out.size)].filter(move => !banned.includes(move))
    out.at.set(left)
    out.size = left.length
  }
  const search = gameAiFor(game).open(new Line({ ...rules, moves }, s), { seed: 1, nodes })
  search.step(nodes)
  return search.best()
}

/** The chance by which the best moves must be better than all others; a forced win is more than any lead. */
const CLEAR = 0.2
const CLEAR_OF_WIN = 0.001

/** A position that more moves solve asks for little. */
export const MOST = 4

/** What solves a position, and what it is worth. */
export interface Solution {
  readonly moves: readonly Move[]
  readonly value: Value
}

/**
 * The moves that win by force where any does, else those as good as the best: each is taken away and the rest searched again,
 * until what is left is clearly worse. Undefined where others come near or too many are good.
 */
export function solve(game: GameId, s: State, { nodes, most }: Effort): Solution | undefined {
  const all = legalMoves(gameOf(game), s).length
  const best = answerOf(game, s, nodes)
  const good = [best.move]
  while (good.length <= most && good.length < all) {
    const other = answerOf(game, s, nodes, good)
    const lost = chanceOf(best.value) - chanceOf(other.value)
    if (lost >= (isWin(best.value) ? CLEAR_OF_WIN : CLEAR)) return { moves: good, value: best.value }
    if (isWin(best.value) ? !isWin(other.value) : lost >= CLEAR / 4) return undefined
    good.push(other.move)
  }
  return undefined
}

export const titleOf = ({ value }: Solution): string => (isWin(value) ? 'forced win' : 'decisive gain')
