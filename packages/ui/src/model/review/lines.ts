import {
  newMatch,
  playMove,
  positionOf,
  readMove,
  resultOf,
  rulesOf,
  seenAt,
  type Match,
  type Pair,
  type Seat,
  type Side,
} from '@tabuleiro/engine'
import { FRIEND, PERSON } from '../session/seats'
import type { ReviewedMove } from './review'

/** The match as it was after `ply` moves: a match of its own, without clock and identity. */
export function matchAfter(match: Match, ply: number): Match {
  const { game, setup, start, seats } = match
  let replayed = newMatch({ game, options: setup.options, start, seats })
  for (const { move } of match.plies.slice(0, ply)) if (replayed.ok) replayed = playMove(replayed.value, move)
  if (!replayed.ok) throw new Error('a match that was played cannot be replayed')
  return replayed.value
}

/** The match with the moves of a line, as far as they are legal. */
export function withLine(match: Match, line: readonly string[]): Match {
  let played = match
  for (const text of line) {
    if (resultOf(played) !== undefined) return played
    const move = readMove(rulesOf(played), positionOf(played), seenAt(played), text)
    const next = move.ok ? playMove(played, move.value) : undefined
    if (next?.ok !== true) return played
    played = next.value
  }
  return played
}

/** A line beside a game: what was better than a move, or what it allowed. */
export interface SideLine {
  readonly kind: 'better' | 'allowed'
  readonly match: Match
  /** How many moves it shares with the game. */
  readonly from: number
}

export function sideLine(match: Match, kind: SideLine['kind'], { ply, judged }: ReviewedMove): SideLine {
  const from = kind === 'better' ? ply - 1 : ply
  const moves = kind === 'better' ? judged.line : (judged.refutation ?? [])
  return { kind, from, match: withLine(matchAfter(match, from), moves) }
}

/** The match to look at only: its seats take no taps. `names` are what its players are called. */
export function withoutTaps(match: Match, names: Pair<string>): Match {
  return { ...match, seats: [seat(names[0], FRIEND), seat(names[1], FRIEND)] }
}

/** The match with one side to be played by the person, and the other by the screen. */
export function toTry(match: Match, side: Side, names: Pair<string>): Match {
  const player = (at: Side) => (at === side ? PERSON : 'level:max')
  return { ...match, seats: [seat(names[0], player(0)), seat(names[1], player(1))] }
}

function seat(name: string, player: string): Seat {
  return { name, player }
}
