import {
  newMatch,
  ok,
  positionOf,
  readMove,
  rulesOf,
  seenAt,
  type GameId,
  type Match,
  type Pair,
  type Result,
  type Seat,
  type Side,
} from '@tabuleiro/engine'
import type { MatchSession } from '../session/session'
import { isHere, PERSON } from '../session/seats'

/** A position to practise from; without one, the usual first position. */
export interface PracticeSpec {
  readonly game: GameId
  readonly options?: unknown
  readonly position?: string | undefined
  /** Whose moves the person makes: those of the side to move by default. The screen makes the others. */
  readonly person?: Side | 'both'
  /** What the other side is called. */
  readonly otherName?: string
}

/** The seat of the side whose moves the screen submits: the session refuses a person's taps in its turn. */
const SCREEN = 'level:max'

/** A match that is not saved, from any position. Texts from outside may be refused. */
export function practiceMatch(spec: PracticeSpec): Result<Match> {
  const { game, options, position, person, otherName } = spec
  const match = newMatch({ game, options, start: position })
  return match.ok ? ok(withPerson(match.value, person, otherName)) : match
}

/** A match that a person plays: the side to move by default. The screen makes the moves of the other side. */
export function withPerson(match: Match, person: PracticeSpec['person'], otherName = ''): Match {
  if (person === 'both') return match
  const own = person ?? positionOf(match).turn
  const seats = [0, 1].map(side =>
    side === own ? { name: '', player: PERSON } : { name: otherName, player: SCREEN },
  ) as unknown as Pair<Seat>
  return { ...match, seats }
}

/**
 * Puts an earlier moment of the same match, or another match, on the screen of a session. Pieces that stay move there.
 */
export function putBack(session: MatchSession, match: Match): void {
  session.reload(match)
}

/** Plays a move of the side that the screen plays, by its text; false where it is not legal now. */
export function playReply(session: MatchSession, text: string): boolean {
  const { match } = session.getState()
  const move = readMove(rulesOf(match), positionOf(match), seenAt(match), text)
  return move.ok && session.submitComputerMove(move.value)
}

/** A move that the person has just made, by its text, with the match after it. */
export interface PersonMove {
  readonly move: string
  readonly match: Match
}

/** Calls back with each move that a person makes in a session, until it is stopped. Going back is no move. */
export function watchPersonMoves(session: MatchSession, listener: (made: PersonMove) => void): () => void {
  let before = session.getState().match
  return session.subscribe(() => {
    const { match } = session.getState()
    const isNext = match.plies.length === before.plies.length + 1 && match.positions[0] === before.positions[0]
    const mover = positionOf(before).turn
    const made = isNext && isHere(match, mover) ? lastMove(match) : undefined
    before = match
    if (made !== undefined) listener({ move: made, match })
  })
}

function lastMove(match: Match): string | undefined {
  const ply = match.plies.at(-1)
  return ply && rulesOf(match).write(match.setup, ply.move)
}
