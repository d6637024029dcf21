import {
  eventsOf,
  piecesOf,
  positionOf,
  resultOf,
  rulesOf,
  seenAt,
  type GameEvent,
  type Ground,
  type Match,
  type MatchResult,
  type Piece,
  type State,
} from '@tabuleiro/engine'
import { useMemo } from 'react'
import type { Mark } from '../boards/marks'
import { nextTaps, pendingMove, type Input } from './input'
import { offerOf, usePlayState, type MatchStore } from './store'

/** The position shown: the present one or one looked back at. */
interface Shown {
  /** How many moves were made before it. */
  readonly ply: number
  readonly isPresent: boolean
  readonly state: State
  readonly position: string
  readonly turn: '1' | '2' | 'over'
  readonly pieces: readonly Piece[]
  /** What the move before it did. */
  readonly events: readonly GameEvent[]
  /** The result of the match, once it is over. */
  readonly result: MatchResult | undefined
  readonly marks: readonly Mark[]
}

/** What can be done at the position shown. */
interface Offered {
  /** Places that may be tapped now. */
  readonly targets: ReadonlySet<string>
  /** The text of the move that waits to be confirmed. */
  readonly pending: string | undefined
  readonly marks: readonly Mark[]
}

/** What a screen shows of a match: plain values, all derived. */
export interface PlayView extends Shown, Offered {
  readonly match: Match
}

/** The view of a store's match. Tapping changes what is offered and leaves the rest the same objects as before. */
export function usePlayView(store: MatchStore): PlayView {
  const { match, input, lookingAt } = usePlayState(store)
  const shown = useMemo(() => shownOf(match, lookingAt), [match, lookingAt])
  const offered = useMemo(() => offeredOf(match, input, lookingAt), [match, input, lookingAt])
  const marks = useMemo(() => [...shown.marks, ...offered.marks], [shown, offered])
  return { match, ...shown, ...offered, marks }
}

/** The position after `lookingAt` moves, or the present one. */
export function shownOf(match: Match, lookingAt?: number): Shown {
  const game = rulesOf(match)
  const ply = lookingAt ?? match.plies.length
  const isPresent = lookingAt === undefined
  const state = positionOf(match, ply)
  const result = resultOf(match)
  const events = ply > 0 ? eventsOf(match, ply) : []
  // Stepping back hides the reason of a result that is not there yet.
  const reason = isPresent && result ? reasonMarks(game.grounds(state, seenAt(match)), result) : []
  return {
    ply,
    isPresent,
    state,
    position: game.encode(state),
    turn: isPresent && result ? 'over' : state.turn === 0 ? '1' : '2',
    pieces: piecesOf(match, ply),
    events,
    result,
    marks: reason.length > 0 ? reason : [{ kind: 'last', cells: [...new Set(events.flatMap(placesOf))] }],
  }
}

/** What can be tapped after the taps so far; nothing while looking back. */
export function offeredOf(match: Match, input: Input, lookingAt?: number): Offered {
  const { choices, lying } =
    lookingAt === undefined ? offerOf(match) : { choices: [], lying: new Map<string, string>() }
  const pending = pendingMove(choices, input)
  // While a move waits, another one may be begun instead.
  const next = nextTaps(choices, pending === undefined ? input.taps : [])
  // A cell may be tapped for what lies on it, and marks stand on cells.
  const cellOf = (place: string) => lying.get(place) ?? place
  const cells = new Set([...next].map(cellOf))
  const selected = [...new Set(input.taps.map(cellOf))]
  return {
    targets: new Set([...next, ...cells]),
    pending: pending === undefined ? undefined : rulesOf(match).write(match.setup, pending),
    marks: [
      { kind: 'target', cells: [...cells].filter(name => !selected.includes(name)) },
      { kind: 'selected', cells: selected },
    ],
  }
}

/** The cells that speak for the winner, and those that were counted for the other side. */
function reasonMarks(grounds: readonly Ground[], { winner }: MatchResult): Mark[] {
  return grounds
    .filter(ground => ground.kind !== 'pawn')
    .map(({ side, cells }) => ({ kind: side === undefined || side === winner ? 'won' : 'counted', cells }))
}

function placesOf(event: GameEvent): readonly string[] {
  if (event.kind === 'moved') return [event.from, event.to]
  return event.kind === 'placed' ? [event.at] : []
}
