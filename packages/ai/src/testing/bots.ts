import { Line, type Game, type Move, type State } from '@tabuleiro/engine'
import type { Bot } from '../games/gameAi'
import { Random } from '../search/random'
import { OnePly } from '../search/onePly'

/** What a bot plays in a position. */
export function botMove<S extends State>(game: Game<S>, bot: Bot<S>, s: S, seed: number): Move {
  const random = new Random(seed)
  const search = new OnePly(new Line(game, s), bot(s, random), random)
  search.step(Infinity)
  return search.best().move
}
