import type { Hint, Thinker, Query } from '@tabuleiro/ai'
import { fail, ok, type Match, type Result } from '@tabuleiro/engine'
import type { TurnTiming } from '../model/session/computerTurns'

/** A question to the fake thinker. */
interface Question {
  readonly match: Match
  readonly wish: Query
  readonly settle: (answer: Result<unknown> | undefined) => void
}

/** A thinker that answers what it is told to, when it is told to. */
export interface FakeThinker extends Thinker {
  readonly asked: Question[]
  /** The question that waits for an answer. */
  waiting(): Question | undefined
  /** How often it was told to drop a question. */
  cancelled(): number
  /** Answers and lets those who wait for it go on. */
  move(text: string): Promise<void>
  hint(hint: Pick<Hint, 'move' | 'taps' | 'reason'>): Promise<void>
  fails(): Promise<void>
}

export function createFakeThinker(): FakeThinker {
  const asked: Question[] = []
  let waiting: Question | undefined
  let cancelled = 0
  const answer = async (result: Result<unknown> | undefined) => {
    const question = waiting
    waiting = undefined
    question?.settle(result)
    await settled()
  }
  const found = { line: [], depth: 1, nodes: 1 }
  return {
    asked,
    waiting: () => waiting,
    cancelled: () => cancelled,
    move: text => answer(ok({ move: text, ...found })),
    hint: hint => answer(ok({ ...hint, ...found })),
    fails: () => answer(fail('player/unknown')),
    ask: (match, wish) =>
      new Promise(resolve => {
        waiting?.settle(undefined)
        waiting = { match, wish, settle: resolve as Question['settle'] }
        asked.push(waiting)
      }),
    cancel: () => {
      cancelled++
      waiting?.settle(undefined)
      waiting = undefined
    },
    pause: () => undefined,
    resume: () => undefined,
  }
}

/** Lets promises that are already kept have their say. */
async function settled(): Promise<void> {
  for (let i = 0; i < 5; i++) await Promise.resolve()
}

/** Time that passes when it is told to. */
export interface FakeTime extends TurnTiming {
  pass(millis: number): void
  /** How many calls back are still to come. */
  timers(): number
}

export function createFakeTime(): FakeTime {
  let now = 0
  let timers: { readonly at: number; readonly run: () => void }[] = []
  return {
    clock: () => now,
    schedule: (millis, run) => {
      const timer = { at: now + millis, run }
      timers.push(timer)
      return () => {
        timers = timers.filter(other => other !== timer)
      }
    },
    timers: () => timers.length,
    pass: millis => {
      now += millis
      const due = timers.filter(timer => timer.at <= now)
      timers = timers.filter(timer => timer.at > now)
      for (const { run } of due) run()
    },
  }
}
