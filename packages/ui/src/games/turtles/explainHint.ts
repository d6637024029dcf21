import type { HintReason } from '@tabuleiro/ai'
import { games, otherSide, type GameEvent, type Side } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import type { TurtlesState } from './shape'
import { turtlesWords } from './words'

/** Which turtles reach the sea, come closer to it, are pushed back or can no longer walk. */
export function explainHint(
  t: TFunction,
  reason: HintReason,
  events: readonly GameEvent[],
  before: TurtlesState,
  after: TurtlesState,
): string {
  const own = before.turn
  switch (reason) {
    case 'scores':
      return explainScore(t, events, after, own)
    case 'pushes':
      return sayOf(
        t,
        'pushes',
        changed(before, after, otherSide(own), (was, is) => is < was),
      )
    case 'advances':
      return sayOf(
        t,
        'advances',
        changed(before, after, own, (was, is) => is > was),
      )
    case 'blocks':
      return sayOf(t, 'blocks', newlyFrozen(before, after, otherSide(own)))
    default:
      return ''
  }
}

function explainScore(t: TFunction, events: readonly GameEvent[], after: TurtlesState, side: Side): string {
  const { scored, goal } = games.turtles.facts(after)
  const ids = events.flatMap(event => (event.kind === 'scored' && event.side === side ? [event.piece] : []))
  return t('turtles.hint.scores', { turtles: turtlesWords(t, ids), scored: scored[side].length, goal })
}

function sayOf(t: TFunction, name: 'pushes' | 'advances' | 'blocks', ids: readonly string[]): string {
  return ids.length === 0 ? '' : t(`turtles.hint.${name}`, { turtles: turtlesWords(t, ids), count: ids.length })
}

/** The turtles of a side whose way from their own end has changed so. */
function changed(
  before: TurtlesState,
  after: TurtlesState,
  side: Side,
  isSo: (was: number, is: number) => boolean,
): readonly string[] {
  const is = ranksGone(after, side)
  return [...ranksGone(before, side)].flatMap(([id, was]) => (isSo(was, is.get(id) ?? 0) ? [id] : []))
}

/** How many ranks each turtle of a side has come: none in the nest, all of them in the sea. */
function ranksGone(s: TurtlesState, side: Side): ReadonlyMap<string, number> {
  const { homeRanks } = games.turtles.facts(s)
  const { length } = s.setup.options
  const gone = (at: string) => {
    if (at.startsWith('nest-')) return 0
    return at.startsWith('scored-') ? length + 1 : Math.abs(Number(at.slice(1)) - homeRanks[side]) + 1
  }
  return new Map(games.turtles.pieces(s).flatMap(({ id, at, side: owner }) => (owner === side ? [[id, gone(at)]] : [])))
}

/** The turtles of a side that carry too much since the move. */
function newlyFrozen(before: TurtlesState, after: TurtlesState, side: Side): readonly string[] {
  const frozen = (s: TurtlesState) =>
    games.turtles.facts(s).drivers.flatMap(driver => (driver.frozen && driver.side === side ? [driver.piece] : []))
  const was = frozen(before)
  return frozen(after).filter(id => !was.includes(id))
}
