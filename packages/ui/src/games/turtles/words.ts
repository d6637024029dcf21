import { games, type Piece, type Side } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { sayOfGame } from '../../i18n/say'
import type { ChoiceWords } from '../game'
import { isStuck } from './appearance'
import { seatOf, type Seat, type TurtlesState } from './shape'

/** A turtle by its id, `s3` or `n3`. */
export function turtleWords(t: TFunction, id: string): string {
  return sayOfGame(t, 'turtles', ['turtle', seatOf(id)], { size: id.slice(-1) })
}

/** Several turtles, the last one after an "and". */
export function turtlesWords(t: TFunction, ids: readonly string[]): string {
  const names = ids.map(id => turtleWords(t, id))
  const last = names.pop() ?? ''
  return names.length === 0 ? last : t('turtles.list', { first: names.join(', '), last })
}

/** What a player has in the sea, in the nest and on the beach. */
export function playerSummary(t: TFunction, s: TurtlesState, side: Side): string {
  const { seats, goal, nests, scored, drivers } = games.turtles.facts(s)
  return t('turtles.summary', {
    colour: sayOfGame(t, 'turtles', ['colour', seats[side]]),
    scored: scored[side].length,
    goal,
    nest: nests[side].length,
    beach: drivers.filter(driver => driver.side === side).length,
  })
}

/** A stack from bottom to top with those that are stuck in it, or what a sea holds. */
export function describeCell(t: TFunction, s: TurtlesState, cell: string, pieces: readonly Piece[]): string {
  if (cell.startsWith('goal-')) return seaWords(t, s, seatOf(cell))
  const stack = [...pieces].sort((a, b) => (a.height ?? 0) - (b.height ?? 0))
  if (stack.length === 0) return t('cell.empty')
  const names = stack.map(({ id }, i) => {
    const turtle = turtleWords(t, id)
    return isStuck(stack, i) ? t('turtles.stuck', { turtle }) : turtle
  })
  return names.length === 1 ? names.join('') : t('turtles.stack', { turtles: names.join(', ') })
}

/** A turtle that is tapped by its id, in any place, or the sea that it may reach. */
export function describePlace(t: TFunction, s: TurtlesState, name: string): string {
  const id = name.slice(-2)
  const piece = games.turtles.pieces(s).find(each => each.id === id)
  if (!piece) return seaWords(t, s, seatOf(name))
  const turtle = turtleWords(t, id)
  const isInNest = piece.at.startsWith('nest-')
  if (piece.height === undefined) return t(isInNest ? 'turtles.place.nest' : 'turtles.place.scored', { turtle })
  return t(piece.height > 0 ? 'turtles.place.carried' : 'turtles.place.alone', { turtle, at: piece.at })
}

/** What the player to move has to do: a turtle, then where it hatches or goes. */
export function nextStep(t: TFunction, s: TurtlesState, [tap]: readonly string[]): string {
  const isEmpty = games.turtles.facts(s).drivers.every(({ side }) => side !== s.turn)
  if (tap === undefined) return t(isEmpty ? 'turtles.next.first' : 'turtles.next.turtle')
  const turtle = turtleWords(t, tap.slice(-2))
  const isHatched = tap.startsWith('nest-')
  return t(isHatched ? 'turtles.next.hatch' : 'turtles.next.walk', { turtle })
}

/** The first own turtle that cannot walk, and under how much. */
export function coach(t: TFunction, s: TurtlesState): string {
  const { drivers } = games.turtles.facts(s)
  const stuck = drivers.find(({ side, frozen }) => side === s.turn && frozen)
  return stuck ? t('turtles.coach', { turtle: turtleWords(t, stuck.piece), load: stuck.load }) : ''
}

/** Which turtle of a stack, on a button, and what it carries: all of them are in the same place. */
export function choiceWords(t: TFunction, s: TurtlesState, tap: string): ChoiceWords {
  const id = tap.slice(-2)
  const pieces = games.turtles.pieces(s)
  const { at, height = 0 } = pieces.find(each => each.id === id) ?? {}
  const riders = pieces
    .filter(each => each.at === at && (each.height ?? 0) > height)
    .sort((a, b) => (a.height ?? 0) - (b.height ?? 0))
    .map(rider => rider.id)
  return {
    name: sayOfGame(t, 'turtles', ['choice', seatOf(tap)], { size: tap.slice(-1) }),
    price: riders.length === 0 ? t('turtles.onTop') : t('turtles.move.riders', { turtles: turtlesWords(t, riders) }),
  }
}

function seaWords(t: TFunction, s: TurtlesState, seat: Seat): string {
  const { seats, scored, goal } = games.turtles.facts(s)
  const sea = sayOfGame(t, 'turtles', ['sea', seat])
  return t('turtles.reached', { sea, scored: scored[seats[0] === seat ? 0 : 1].length, goal })
}
