import { eventsOf, positionOf, type GameId, type Match, type Side } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { sayOther, type CourseTexts, type StepTexts } from '../games/lessons'
import { lookUpGameUi } from '../games/registry'
import { personOf, seatName } from './playerNames'

/** What a legal move did that is not the one asked for, and why it is not: a usual try has a line of its own. */
export function sayWrongMove(
  t: TFunction,
  course: CourseTexts,
  step: StepTexts,
  { move, match }: { readonly move: string; readonly match: Match },
): string {
  return step.tries?.[move] ?? sayOther(course, sayLastMove(t, match.game, match))
}

/** What the last move of a match did. */
function sayLastMove(t: TFunction, game: GameId, match: Match): string {
  const subjectOf = (side: Side) => ({ name: seatName(t, match, side), ...personOf(match, side) })
  return lookUpGameUi(game).say.describeMove(t, eventsOf(match, match.plies.length), positionOf(match), subjectOf)
}
