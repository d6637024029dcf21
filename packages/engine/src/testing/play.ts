import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { moveList, type Game, type Move, type State } from '../core/game'
import { Line } from '../core/line'
import type { OptionSpec, Options, OptionValue } from '../core/options'
import { assert, expectOk, ok } from '../core/result'
import { newMatch, replay, type Match, type MatchSpec } from '../match/match'
import { gameOf } from '../registry'

/** Whole numbers below `n`, the same ones for the same seed. */
export function dice(seed: number): (n: number) => number {
  const random = xoroshiro128plus(seed)
  return n => {
    assert(n > 0, 'nothing to choose from')
    return uniformInt(random, 0, n - 1)
  }
}

export function startOf<S extends State>(game: Game<S>, options: unknown = {}): S {
  return game.start(expectOk(game.setup(options)))
}

export function decoded<S extends State>(game: Game<S>, options: unknown, text: string): S {
  return expectOk(game.decode(expectOk(game.setup(options)), text))
}

/** Random legal moves from a position to the end of the game, `plies` at most. */
export function randomMoves<S extends State>(game: Game<S>, start: S, seed: number, plies: number): Move[] {
  const roll = dice(seed)
  const line = new Line(game, start)
  const list = moveList(start.setup)
  const moves: Move[] = []
  while (moves.length < plies && line.outcome() === 'playing') {
    line.moves(list)
    moves.push(list.at[roll(list.size)])
    line.advance(moves[moves.length - 1])
  }
  return moves
}

/** A match of random moves, played as an app would play it. */
export function randomMatch(spec: MatchSpec, seed: number, plies: number): Match {
  const fresh = expectOk(newMatch(spec))
  const moves = randomMoves(gameOf(spec.game), fresh.positions[0], seed, plies)
  return expectOk(replay(fresh, moves.length, (_s, _seen, at) => ok({ move: moves[at] })))
}

/** Some valid options of a game; about half of them at their default. */
export function randomOptions(game: Pick<Game, 'options'>, seed: number): Options {
  const roll = dice(seed)
  const chosen: Record<string, OptionValue> = {}
  for (const [name, spec] of Object.entries(game.options)) {
    const rule = typeof spec === 'function' ? spec(chosen) : spec
    chosen[name] = roll(2) === 0 ? rule.initial : randomValue(rule, roll)
  }
  return chosen
}

function randomValue(spec: OptionSpec, roll: (n: number) => number): OptionValue {
  if (spec.kind === 'flag') return roll(2) === 0
  if (spec.kind === 'choice') return spec.values[roll(spec.values.length)]
  if (spec.off && roll(3) === 0) return 0
  return spec.min + spec.step * roll((spec.max - spec.min) / spec.step + 1)
}
