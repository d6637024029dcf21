import * as v from 'valibot'
import { legalMoves, next, otherSide, type Game, type Move, type Side, type State } from '../core/game'
import { RepetitionCounter } from '../core/keys'
import { fail, ok, type Result } from '../core/result'
import { gameOf, type GameId } from '../registry'
import { matchMetaSchema } from './schema'

/**
 * The player of a side: a name, and `human` (a person at this device), `friend` (a person at another device, who plays
 * by link), `level:<id>` or `report:<bot>`.
 */
export interface Seat {
  readonly name: string
  readonly player: string
}

/** One value per side. */
export type Pair<T> = readonly [first: T, second: T]

/** A clock in milliseconds: settings, and what each side has left now. */
export interface Clock {
  readonly initial: Pair<number>
  readonly increment: Pair<number>
  readonly left: Pair<number>
}

/** Something a match allows or not, and how often each side has used it. */
export interface Allowance {
  readonly allowed: boolean
  readonly used: Pair<number>
}

/** How a match ended where the moves do not show it. */
export type Ending =
  | { readonly how: 'resign'; readonly by: Side }
  | { readonly how: 'agreed' }
  | { readonly how: 'time'; readonly by: Side }

/** What one player asks of the other, who plays at another device. */
export interface Request {
  readonly ask: 'undo' | 'draw'
  readonly by: Side
}

/** A move that was made, and the time its player had left after it where there is a clock. */
export interface Ply {
  readonly move: Move
  readonly left?: number
}

/** A game being played, as a value: it never changes, and the functions below make a new one from an old one. */
export interface Match {
  readonly game: GameId
  /** What sets it apart from every other match, here and on other devices; matches of the first formats have none. */
  readonly identity: string | undefined
  readonly setup: State['setup']
  /** The text of the first position where it is not the usual one. */
  readonly start: string | undefined
  readonly seats: Pair<Seat>
  /** When it began, as an ISO date and time. */
  readonly date: string | undefined
  readonly plies: readonly Ply[]
  /** What was taken back and can be played again, the next one last. */
  readonly undone: readonly Ply[]
  readonly ending: Ending | undefined
  /** What is asked and not yet answered. Whatever changes the position or ends the match drops it. */
  readonly request: Request | undefined
  readonly clock: Clock | undefined
  readonly takebacks: Allowance
  readonly hints: Allowance
  /** Derived by replay, one more than plies. */
  readonly positions: readonly State[]
}

/** A result: the winner (none for a draw) and the reason code of the rules, or `resign`, `agreed`, `time`. */
export interface MatchResult {
  readonly winner: Side | undefined
  readonly reason: string
}

/** What a new match is made of; all but the game may be left out. */
export interface MatchSpec {
  readonly game: GameId
  readonly identity?: string | undefined
  readonly options?: unknown
  readonly start?: string | undefined
  readonly seats?: Pair<Seat>
  readonly date?: string | undefined
  readonly clock?: Clock | undefined
  readonly takebacks?: Allowance
  readonly hints?: Allowance
}

const openSeat: Seat = { name: '', player: 'human' }
const unused: Allowance = { allowed: true, used: [0, 0] }

/** A match before its first move. Names, dates and clocks that no record could hold are refused at once. */
export function newMatch(spec: MatchSpec): Result<Match> {
  if (!v.is(matchMetaSchema, spec)) return fail('match/invalid')
  const game = gameOf(spec.game)
  const setup = game.setup(spec.options === undefined ? {} : spec.options)
  if (!setup.ok) return setup
  const usual = game.start(setup.value)
  const first = spec.start === undefined ? ok(usual) : game.decode(setup.value, spec.start)
  if (!first.ok) return first
  return ok({
    game: spec.game,
    identity: spec.identity,
    setup: setup.value,
    start: spec.start === game.encode(usual) ? undefined : spec.start,
    seats: spec.seats ?? [openSeat, openSeat],
    date: spec.date,
    plies: [],
    undone: [],
    ending: undefined,
    request: undefined,
    clock: spec.clock,
    takebacks: spec.takebacks ?? unused,
    hints: spec.hints ?? unused,
    positions: [first.value],
  })
}

export function rulesOf(match: Match): Game {
  return gameOf(match.game)
}

/** The position after `ply` moves; by default the present one. */
export function positionOf(match: Match, ply: number = match.plies.length): State {
  return match.positions[ply]
}

/** How often the position after `ply` moves had then occurred. */
export function seenAt(match: Match, ply: number = match.plies.length): number {
  const { reversiblePlies } = match.positions[ply]
  return seenCounts(match.positions.slice(Math.max(0, ply - reversiblePlies), ply + 1)).at(-1) ?? 1
}

/** For each of the positions of a game, in order, how often it had then occurred. */
export function seenCounts(positions: readonly State[]): number[] {
  const repetitions = new RepetitionCounter(positions[0].setup.repetition)
  return positions.map(s => repetitions.next(s))
}

/** The legal moves of the present position; none once the match is over. */
export function movesOf(match: Match): Move[] {
  return match.ending === undefined ? legalMoves(rulesOf(match), positionOf(match), seenAt(match)) : []
}

/** The result, or undefined while the match is on. */
export function resultOf(match: Match): MatchResult | undefined {
  const { ending } = match
  if (ending !== undefined) {
    return { winner: ending.how === 'agreed' ? undefined : otherSide(ending.by), reason: ending.how }
  }
  const game = rulesOf(match)
  const seen = seenAt(match)
  const outcome = game.outcome(positionOf(match), seen)
  if (outcome === 'playing') return undefined
  const winner = outcome === 'draw' ? undefined : outcome === 'first' ? 0 : 1
  return { winner, reason: game.reason(positionOf(match), seen) ?? '' }
}

/** The match after a move; `left` is the time its player has left. Every move from any source is checked here. */
export function playMove(match: Match, move: Move, left?: number): Result<Match> {
  if (resultOf(match) !== undefined) return fail('game/over')
  if (!movesOf(match).includes(move)) return fail('move/illegal')
  // Playing again what was taken back keeps the rest of it; anything else drops it.
  const undone = match.undone.at(-1)?.move === move ? match.undone.slice(0, -1) : []
  const shown = match.clock?.left[positionOf(match).turn]
  const ply = shown === undefined ? { move } : { move, left: wholeMillis(left ?? shown) }
  return ok(withPly({ ...match, undone }, ply))
}

/**
 * Takes back `count` plies, or all where there are fewer, and leaves them to `redo`. Of a match that was ended it takes
 * back the ending alone. `by` counts it as a side's takeback.
 */
export function undo(match: Match, count = 1, by?: Side): Match {
  const ended = match.ending !== undefined
  const keep = ended ? match.plies.length : Math.max(0, match.plies.length - count)
  if (!ended && keep === match.plies.length) return match
  const undone = [...match.undone, ...match.plies.slice(keep).reverse()]
  const positions = match.positions.slice(0, keep + 1)
  const taken = {
    ...match,
    plies: match.plies.slice(0, keep),
    undone,
    positions,
    ending: undefined,
    request: undefined,
  }
  const takebacks = by === undefined ? match.takebacks : usedBy(match.takebacks, by)
  // The clocks go back with the moves, and an expired one to what it showed after its owner's last move.
  const clock = ended && match.ending.how !== 'time' ? match.clock : clockAfterLastPly(taken)
  return { ...taken, clock, takebacks }
}

/** Plays the last move taken back once more. */
export function redo(match: Match): Match {
  const ply = match.undone.at(-1)
  if (ply === undefined || match.ending !== undefined) return match
  return withPly({ ...match, undone: match.undone.slice(0, -1) }, ply)
}

/** Ends a match that is still on by resignation, agreement or time. */
export function endMatch(match: Match, ending: Ending): Result<Match> {
  return resultOf(match) === undefined ? ok({ ...match, ending, request: undefined }) : fail('game/over')
}

/** Asks the other player for something, in the place of what was asked before. Only a match that is on has requests. */
export function makeRequest(match: Match, request: Request): Result<Match> {
  if (resultOf(match) !== undefined) return fail('game/over')
  const isEmpty = request.ask === 'undo' && match.plies.length === 0
  return isEmpty ? fail('match/invalid') : ok({ ...match, request })
}

/** The same match with nothing asked: the request was refused or withdrawn. */
export function dropRequest(match: Match): Match {
  return { ...match, request: undefined }
}

/** Counts a hint for a side. */
export function countHint(match: Match, side: Side): Match {
  return { ...match, hints: usedBy(match.hints, side) }
}

/** The same match with what the clocks show now. */
export function setClock(match: Match, left: Pair<number>): Match {
  if (match.clock === undefined) return match
  return { ...match, clock: { ...match.clock, left: [wholeMillis(left[0]), wholeMillis(left[1])] } }
}

/**
 * Plays `length` moves one after another: `choose` names each from the position it is made in. The first refusal is
 * returned with its index and side. The match is built once, so that long games are replayed in linear time.
 */
export function replay(
  match: Match,
  length: number,
  choose: (s: State, seen: number, at: number) => Result<Ply>,
): Result<Match> {
  const game = rulesOf(match)
  const plies = [...match.plies]
  const positions = [...match.positions]
  const repetitions = new RepetitionCounter(match.setup.repetition)
  let seen = 1
  for (const s of positions) seen = repetitions.next(s)
  for (let at = 0; at < length; at++) {
    const s = positions[positions.length - 1]
    const ply = choose(s, seen, at)
    if (!ply.ok) return { ok: false, error: { code: ply.error.code, at, turn: s.turn } }
    const after = next(game, s, ply.value.move)
    plies.push(ply.value)
    positions.push(after)
    seen = repetitions.next(after)
  }
  const longer = { ...match, plies, positions, request: undefined }
  return ok({ ...longer, clock: clockAfterLastPly(longer) })
}

function withPly(match: Match, ply: Ply): Match {
  const after = next(rulesOf(match), positionOf(match), ply.move)
  const [plies, positions] = [
    [...match.plies, ply],
    [...match.positions, after],
  ]
  const longer = { ...match, plies, positions, request: undefined }
  return ply.left === undefined ? longer : { ...longer, clock: clockAfterLastPly(longer) }
}

/** What the clocks showed after the last ply of each side. */
function clockAfterLastPly(match: Match): Clock | undefined {
  if (match.clock === undefined) return undefined
  const left = (side: Side) => {
    const own = match.plies.filter((ply, i) => match.positions[i].turn === side && ply.left !== undefined)
    return own.at(-1)?.left ?? match.clock?.initial[side] ?? 0
  }
  return { ...match.clock, left: [left(0), left(1)] }
}

function usedBy(allowance: Allowance, side: Side): Allowance {
  const [first, second] = allowance.used
  return { ...allowance, used: side === 0 ? [first + 1, second] : [first, second + 1] }
}

/** Clocks of devices count fractions, a late tick may fall below zero, and a broken one may show no number. */
function wholeMillis(time: number): number {
  return Number.isFinite(time) ? Math.min(Math.max(0, Math.round(time)), Number.MAX_SAFE_INTEGER) : 0
}
