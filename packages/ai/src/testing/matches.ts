import {
  expectOk,
  gameOf,
  movesOf,
  newMatch,
  playMove,
  type GameId,
  type Match,
  type Move,
  type Options,
  type OptionSpec,
  type OptionValue,
} from '@tabuleiro/engine'
import type fc from 'fast-check'
import { Random } from '../search/random'
import type { Task } from '../answers/task'

/** Properties are tried on the same inputs every time, so that a red test is red for everybody. */
export const tried = (numRuns: number): fc.Parameters<unknown> => ({ seed: 20261116, numRuns })

/** Some valid options of a game; about half of them at their default. */
export function randomOptions(game: GameId, seed: number): Options {
  const dice = new Random(seed)
  const chosen: Record<string, OptionValue> = {}
  for (const [name, spec] of Object.entries(gameOf(game).options)) {
    const rule = typeof spec === 'function' ? spec(chosen) : spec
    chosen[name] = dice.roll(2) === 0 ? rule.initial : randomValue(rule, dice)
  }
  return chosen
}

function randomValue(spec: OptionSpec, dice: Random): OptionValue {
  if (spec.kind === 'flag') return dice.roll(2) === 0
  if (spec.kind === 'choice') return spec.values[dice.roll(spec.values.length)]
  if (spec.off && dice.roll(3) === 0) return 0
  return spec.min + spec.step * dice.roll((spec.max - spec.min) / spec.step + 1)
}

/** A match after at most `plies` random moves; fewer where it ends before. */
export function randomMatch(game: GameId, options: unknown, seed: number, plies: number): Match {
  const dice = new Random(seed)
  let match = expectOk(newMatch({ game, options }))
  for (let i = 0; i < plies; i++) {
    const moves = movesOf(match)
    if (moves.length === 0) break
    match = played(match, moves[dice.roll(moves.length)])
  }
  return match
}

/** A random match whose last move does not end it. */
export function openMatch(game: GameId, options: unknown, seed: number, plies: number): Match {
  const match = randomMatch(game, options, seed, plies)
  return movesOf(match).length > 0 ? match : openMatch(game, options, seed, match.plies.length - 1)
}

/** The match after a move that is known to be legal. */
export const played = (match: Match, move: Move): Match => expectOk(playMove(match, move))

/** Does a task to its end in one go. */
export function finished<Answer>(task: Task<Answer>): Answer {
  while (!task.step());
  return task.answer()
}
