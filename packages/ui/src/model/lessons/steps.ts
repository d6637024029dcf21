import {
  expectOk,
  newMatch,
  playMove,
  positionOf,
  readMove,
  rulesOf,
  seenAt,
  writtenMoves,
  type GameId,
  type Match,
  type Move,
  type WrittenMove,
} from '@tabuleiro/engine'
import { reachesGoal } from './goals'
import type { Lesson, LessonStep } from './lesson'

/** The match in which a step is played, after its lead. A step that the engine refuses is a bug and throws. */
export function stepMatch(game: GameId, lesson: Lesson, step: LessonStep): Match {
  const start = expectOk(newMatch({ game, options: lesson.options, start: step.position }))
  return (step.lead ?? []).reduce(withMove, start)
}

/** The match after a move in text. */
export function withMove(match: Match, text: string): Match {
  return expectOk(playMove(match, expectOk(readMove(rulesOf(match), positionOf(match), seenAt(match), text))))
}

/** Whether a legal move does what a step asks. */
export function isFulfilled(match: Match, step: LessonStep, move: Move): boolean {
  if (step.goal) return reachesGoal(match, step.goal, move)
  return step.accept?.includes(rulesOf(match).write(match.setup, move)) === true
}

/** Every legal move that does what a step asks, sorted by its text. */
export function acceptedMoves(match: Match, step: LessonStep): readonly WrittenMove[] {
  return writtenMoves(rulesOf(match), positionOf(match), seenAt(match)).filter(({ move }) =>
    isFulfilled(match, step, move),
  )
}

/** What the other side answers to an accepted move, if it does. */
export function replyTo({ replies }: LessonStep, move: string): string | undefined {
  return replies?.[move] ?? replies?.['*']
}
