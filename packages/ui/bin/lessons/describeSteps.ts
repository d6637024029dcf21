import { positionOf, rulesOf, type GameId } from '@tabuleiro/engine'
import type { Course } from '../../src/games/lessons'
import type { Goal } from '../../src/model/lessons/lesson'
import { acceptedMoves, replyTo, stepMatch } from '../../src/model/lessons/steps'

/** A step as other programs read it. */
export interface DescribedStep {
  readonly game: GameId
  readonly lesson: string
  /** Counted from 1. */
  readonly step: number
  readonly options: Readonly<Record<string, string | number | boolean>>
  /** What stands on the board when the question is asked. */
  readonly position: string
  /** Every move that does what is asked. */
  readonly accept: readonly string[]
  readonly goal?: Goal
  readonly replies: Readonly<Record<string, string>>
  readonly tries: readonly string[]
}

/** The steps of a course in the order in which they are taught. */
export function describeSteps(game: GameId, { lessons }: Course): readonly DescribedStep[] {
  return lessons.flatMap(lesson =>
    lesson.steps.map((step, index) => {
      const match = stepMatch(game, lesson, step)
      const accept = acceptedMoves(match, step).map(({ text }) => text)
      const replies = accept.flatMap(move => {
        const reply = replyTo(step, move)
        return reply === undefined ? [] : [[move, reply] as const]
      })
      return {
        game,
        lesson: lesson.id,
        step: index + 1,
        options: lesson.options ?? {},
        position: rulesOf(match).encode(positionOf(match)),
        accept,
        ...(step.goal ? { goal: step.goal } : {}),
        replies: Object.fromEntries(replies),
        tries: step.tries ?? [],
      }
    }),
  )
}
