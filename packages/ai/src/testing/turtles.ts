import { expectOk, games, legalMoves, Line, next, readMove, type Move, type StateOf } from '@tabuleiro/engine'
import { Random } from '../search/random'
import type { Best } from '../search/search'
import { turtles } from '../games/turtles'

type TurtlesState = StateOf<'turtles'>
const game = games.turtles

/** A position given as text. */
export function positionOf(text: string, options: unknown = {}): TurtlesState {
  return expectOk(game.decode(expectOk(game.setup(options)), text))
}

/** The positions of a game from `start` on, one for each move and one more. */
export function positionsOf(start: TurtlesState, moves: readonly string[]): TurtlesState[] {
  const positions = [start]
  for (const text of moves) {
    const s = positions[positions.length - 1]
    positions.push(next(game, s, expectOk(readMove(game, s, 1, text))))
  }
  return positions
}

/** Some position of a random game. */
export function somePosition(seed: number, options: unknown): TurtlesState {
  const random = new Random(seed)
  let s = game.start(expectOk(game.setup(options)))
  for (let left = random.below(60); left > 0; left--) {
    const after = next(game, s, pick(legalMoves(game, s), random))
    if (game.outcome(after, 1) !== 'playing') return s
    s = after
  }
  return s
}

const pick = (moves: readonly Move[], random: Random): Move => moves[random.below(moves.length)]

/** What the computer finds in so many nodes, with the move as text. */
export function found(s: TurtlesState, nodes: number, history: readonly TurtlesState[] = []): Best & { text: string } {
  const search = turtles.open(new Line(game, s, history), { seed: 1, nodes })
  search.step(nodes)
  const best = search.best()
  return { ...best, text: game.write(s.setup, best.move) }
}
