import type { Language } from '../i18n/texts'
import type { Lesson } from '../model/lessons/lesson'

/** The words of a step: what to do and why, what was just learnt, and a line for each usual wrong try. */
export interface StepTexts {
  readonly ask: string
  readonly right: string
  readonly tries?: Readonly<Record<string, string>>
}

/** The words of a lesson, its steps in order. */
export interface LessonTexts {
  readonly title: string
  readonly about: string
  readonly steps: readonly StepTexts[]
}

/** The words of a course in one language. `K` are the ids of its lessons. */
export interface CourseTexts<K extends string = string> {
  /** The line for any other legal move; `{{did}}` stands for what the move did. */
  readonly other: string
  readonly lessons: Readonly<Record<K, LessonTexts>>
}

/** The lessons of a game in the order in which they are taught, and their words in every language: plain data. */
export interface Course<K extends string = string> {
  readonly lessons: readonly (Lesson & { readonly id: K })[]
  readonly texts: Readonly<Record<Language, CourseTexts<K>>>
}

/** What is said of a legal move that is not the one asked for; `did` tells what it did. */
export function sayOther({ other }: CourseTexts, did: string): string {
  return other.replace('{{did}}', () => did).trim()
}
