import { positionOf, rulesOf, type GameId } from '@tabuleiro/engine'
import type { Course } from '../games/lessons'
import type { Lesson, LessonStep } from '../model/lessons/lesson'
import { acceptedMoves, stepMatch, withMove } from '../model/lessons/steps'

/** The lessons of a game, for tests that run without React: those of its folder. */
export async function loadCourse(game: GameId): Promise<Course> {
  const { course } = (await import(`../games/${game}/lessons`)) as { readonly course: Course }
  return course
}

/** A move of a step: its text, the places to tap for it, and the positions before and after it. */
export interface StepMove {
  readonly move: string
  readonly places: readonly string[]
  readonly before: string
  readonly after: string
}

/** A move that does what a step asks: the first of all. */
export function rightMove(game: GameId, lesson: Lesson, step: LessonStep): StepMove {
  const [first] = acceptedMoves(stepMatch(game, lesson, step), step)
  if (!first) throw new Error(`a step of ${lesson.id} cannot be done`)
  return stepMove(game, lesson, step, first.text)
}

/** The usual wrong tries of a step. */
export function wrongMoves(game: GameId, lesson: Lesson, step: LessonStep): readonly StepMove[] {
  return (step.tries ?? []).map(text => stepMove(game, lesson, step, text))
}

function stepMove(game: GameId, lesson: Lesson, step: LessonStep, move: string): StepMove {
  const match = stepMatch(game, lesson, step)
  const after = withMove(match, move)
  const rules = rulesOf(match)
  const made = after.plies.at(-1)?.move
  if (made === undefined) throw new Error(`${move} was not made`)
  return {
    move,
    places: rules.taps(positionOf(match), made),
    before: rules.encode(positionOf(match)),
    after: rules.encode(positionOf(after)),
  }
}
