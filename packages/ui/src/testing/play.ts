import {
  expectOk,
  movesOf,
  newMatch,
  readMove,
  rulesOf,
  seenAt,
  type Match,
  type Pair,
  type Side,
} from '@tabuleiro/engine'
import type { Subject } from '../games/game'
import { createMatchSession, type MatchSession } from '../model/session/session'

/** A new match of Trike. */
function trikeMatch(options: unknown): Match {
  return expectOk(newMatch({ game: 'trike', options }))
}

/** A new match of Trike between these players, named as in seats. */
export function matchBetween(players: Pair<string>, options: unknown = { size: 5 }): Match {
  const [first, second] = players
  const seats = [
    { name: '', player: first },
    { name: '', player: second },
  ] as const
  return expectOk(newMatch({ game: 'trike', options, seats }))
}

/** A session with a match between these players. */
export function sessionBetween(...players: Pair<string>): MatchSession {
  return createMatchSession(matchBetween(players))
}

/** Plays this move for the side to move: a person taps it, a computer submits it. */
export function playIn(session: MatchSession, text: string): void {
  const { match } = session.getState()
  const state = match.positions.at(-1)
  if (!state) throw new Error('a match has a position')
  const move = expectOk(readMove(rulesOf(match), state, seenAt(match), text))
  if (!session.submitComputerMove(move)) for (const place of rulesOf(match).taps(state, move)) session.tap(place, false)
}

/** Plays one of the legal moves for the side to move; false if there is none, or if none can be played now. */
export function playAny(session: MatchSession, pick: number): boolean {
  const { match } = session.getState()
  const moves = movesOf(match)
  const move = moves[pick % Math.max(1, moves.length)]
  if (move === undefined) return false
  playIn(session, rulesOf(match).write(match.setup, move))
  return session.getState().match !== match
}

/** A session with these places tapped one after another, without confirmation. */
export function sessionAfter(places: string, options: unknown = {}): MatchSession {
  const session = createMatchSession(trikeMatch(options))
  for (const place of places.split('.').filter(Boolean)) session.tap(place, false)
  return session
}

/** The text of the present position. */
export function positionIn(session: MatchSession): string {
  const { match } = session.getState()
  const state = match.positions.at(-1)
  if (!state) throw new Error('a match has a position')
  return rulesOf(match).encode(state)
}

/** Names a player by the side, for tests of sentences. */
export function bySide(side: Side): Subject {
  return { name: String(side) }
}
