import { games, otherSide, type GameEvent, type Side } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { capitalised } from '../../i18n/capitalised'
import type { Subject } from '../game'
import { seatOf, type Seat, type TurtlesState } from './shape'
import { turtlesWords, turtleWords } from './words'

type Going = Extract<GameEvent, { readonly kind: 'moved' | 'pushed' }>
type Leaving = Extract<GameEvent, { readonly kind: 'scored' | 'returned' }>

/** A group of turtles that moves together, and what happens to it. */
interface EventGroup {
  readonly going: Going
  readonly after: readonly GameEvent[]
}

/** Who made the move, and where their turtles come from. */
interface Mover {
  readonly subject: Subject
  readonly seat: Seat
}

/** A move in sentences: one for each group that moved, and a single one for a chain of plain pushes. */
export function describeMove(
  t: TFunction,
  events: readonly GameEvent[],
  s: TurtlesState,
  subjectOf: (side: Side) => Subject,
): string {
  const side = otherSide(s.turn)
  const mover: Mover = { subject: subjectOf(side), seat: games.turtles.facts(s).seats[side] }
  const links = groupEvents(events)
  const chain = links.filter(isPlainPush)
  return links
    .flatMap(link => {
      if (chain.length < 2 || !isPlainPush(link)) return sentences(t, link, mover)
      return link === chain[0] ? [pushAlong(t, chain)] : []
    })
    .map(capitalised)
    .join(' ')
}

/** A group that is pushed to a cell, and no more. */
function isPlainPush({ going, after }: EventGroup): boolean {
  return going.kind === 'pushed' && after.length === 0
}

function groupEvents(events: readonly GameEvent[]): readonly EventGroup[] {
  return events.flatMap((going, i) => {
    if (!isGoing(going)) return []
    const rest = events.slice(i + 1)
    const end = rest.findIndex(isGoing)
    return [{ going, after: end < 0 ? rest : rest.slice(0, end) }]
  })
}

function isGoing(event: GameEvent): event is Going {
  return event.kind === 'moved' || event.kind === 'pushed'
}

/** Where a group ends up replaces the description of its way there. */
function sentences(t: TFunction, { going, after }: EventGroup, mover: Mover): readonly string[] {
  const smashed = after.find(event => event.kind === 'smashed')
  if (smashed) {
    const { pieces, at } = smashed
    return [t('turtles.event.smashed', { turtles: turtlesWords(t, pieces), at, count: pieces.length })]
  }
  const gone = after.filter(event => event.kind === 'scored' || event.kind === 'returned')
  if (gone.length > 0) return leavings(t, gone, going.kind === 'moved' ? mover : undefined)
  const onto = after.find(event => event.kind === 'climbed')?.onto
  return [going.kind === 'moved' ? walk(t, going, onto, mover.subject) : push(t, going, onto)]
}

/**
 * The turtles that leave over one edge: some may have scored while the others return to the nest. `walker` is the
 * player who walked them there; those that were pushed have none.
 */
function leavings(t: TFunction, gone: readonly Leaving[], walker: Mover | undefined): readonly string[] {
  const scored = gone.filter(event => event.kind === 'scored').map(event => event.piece)
  const returned = gone.filter(event => event.kind === 'returned')
  const home = returned.map(event => event.piece)
  const isSide = returned.some(event => event.cause === 'side')
  const [swimmers, others] = [turtlesWords(t, scored), turtlesWords(t, home)]
  const isWalked = walker !== undefined && scored.every(id => seatOf(id) === walker.seat)
  const reached = isWalked
    ? t('turtles.event.brought', { ...walker.subject, turtles: swimmers })
    : t('turtles.event.scored', { turtles: swimmers, count: scored.length })
  return [
    ...(scored.length > 0 ? [reached] : []),
    ...(home.length > 0
      ? [t(isSide ? 'turtles.event.side' : 'turtles.event.end', { turtles: others, count: home.length })]
      : []),
  ]
}

function walk(
  t: TFunction,
  moved: Extract<Going, { kind: 'moved' }>,
  onto: string | undefined,
  mover: Subject,
): string {
  const turtle = turtleWords(t, moved.piece)
  const at = moved.to
  const other = onto === undefined ? '' : turtleWords(t, onto)
  if (moved.riders) {
    const riders = turtlesWords(t, moved.riders)
    return other === ''
      ? t('turtles.event.carried', { ...mover, turtle, riders, at })
      : t('turtles.event.carriedOnto', { ...mover, turtle, riders, other, at })
  }
  if (moved.from.startsWith('nest-'))
    return other === ''
      ? t('turtles.event.hatched', { ...mover, turtle, at })
      : t('turtles.event.hatchedOnto', { ...mover, turtle, other, at })
  return other === ''
    ? t('turtles.event.walked', { ...mover, turtle, at })
    : t('turtles.event.climbed', { ...mover, turtle, other, at })
}

function push(t: TFunction, { pieces, to }: Extract<Going, { kind: 'pushed' }>, onto: string | undefined): string {
  const turtles = turtlesWords(t, pieces)
  const count = pieces.length
  return onto === undefined
    ? t('turtles.event.pushed', { turtles, at: to, count })
    : t('turtles.event.pushedOnto', { turtles, other: turtleWords(t, onto), at: to, count })
}

function pushAlong(t: TFunction, chain: readonly EventGroup[]): string {
  const pieces = chain.flatMap(({ going }) => (going.kind === 'pushed' ? going.pieces : []))
  return t('turtles.event.pushedAlong', { turtles: turtlesWords(t, pieces) })
}
