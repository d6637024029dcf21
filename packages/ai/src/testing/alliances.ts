import { expectOk, games, legalMoves, Line, next, type Move } from '@tabuleiro/engine'
import type { AlliancesState } from '@tabuleiro/engine/games/alliances/internals'
import { alliances } from '../games/alliances'
import { Random } from '../search/random'
import type { Best } from '../search/search'

const game = games.alliances

export const startOf = (options: unknown = {}): AlliancesState => game.start(expectOk(game.setup(options)))

export const positionOf = (text: string, options: unknown = {}): AlliancesState =>
  expectOk(game.decode(expectOk(game.setup(options)), text))

/** The position after so many random moves, or the last one before the end. */
export function somePosition(options: unknown, plies: number, seed: number): AlliancesState {
  const random = new Random(seed)
  let s = startOf(options)
  for (let i = 0; i < plies; i++) {
    const moves = legalMoves(game, s)
    const after = next(game, s, moves[random.below(moves.length)])
    if (game.outcome(after, 1) !== 'playing') break
    s = after
  }
  return s
}

/** What the search finds with so many nodes, and its move as text. */
export function found(s: AlliancesState, nodes: number, seed = 1): Best & { readonly text: string } {
  const search = alliances.open(new Line(game, s), { seed, nodes })
  search.step(nodes)
  const best = search.best()
  return { ...best, text: game.write(s.setup, best.move) }
}

export const moveOf = (s: AlliancesState, text: string): Move => {
  const move = legalMoves(game, s).find(each => game.write(s.setup, each) === text)
  if (move === undefined) throw new Error(`${text} is not legal`)
  return move
}
