import type { HintReason, Puzzle } from '@tabuleiro/ai'
import { next, positionOf, readMove, rulesOf, seenAt, type GameEvent, type Match } from '@tabuleiro/engine'
import type { HintInWords } from '../session/state'

/** The hint for the next move of a solution, made of the puzzle itself: no search is needed. */
export function hintFor(match: Match, { plies, solution }: Puzzle, at: number): HintInWords | undefined {
  const text = solution[at]
  if (text === undefined) return undefined
  const game = rulesOf(match)
  const before = positionOf(match)
  const move = readMove(game, before, seenAt(match), text)
  if (!move.ok) return undefined
  const events = game.events(before, move.value, next(game, before, move.value))
  const taps = game.taps(before, move.value)
  const left = plies - at
  if (plies > 0) return { move: text, taps, reason: 'wins', known: { result: 'win', plies: left } }
  return { move: text, taps, reason: reasonIn(events) }
}

/** The most telling thing that a move does. */
function reasonIn(events: readonly GameEvent[]): HintReason {
  const does = (kind: GameEvent['kind']) => events.some(event => event.kind === kind)
  if (does('captured')) return 'captures'
  if (does('woken')) return 'wakes'
  if (does('scored')) return 'scores'
  if (does('won')) return 'connects'
  return does('pushed') ? 'pushes' : 'threatens'
}
