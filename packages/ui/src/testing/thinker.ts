import type { Hint, Thinker, Query } from '@tabuleiro/ai'
import { fail, ok, type Match, type Result } from '@tabuleiro/engine'
import type { TurnTiming } from '../model/session/computerTurns'

/** A query to the fake thinker. */
interface FakeQuery {
  readonly match: Match
  readonly query: Query
  readonly settle: (answer: Result<unknown> | undefined) => void
}

/** A thinker whose answers a test gives. */
export interface FakeThinker extends Thinker {
  readonly queries: FakeQuery[]
  /** The query that waits for an answer. */
  waiting(): FakeQuery | undefined
  /** How often a query was cancelled. */
  cancelled(): number
  /** Answers, and runs what follows from the answer. */
  move(text: string): Promise<void>
  hint(hint: Pick<Hint, 'move' | 'taps' | 'reason'>): Promise<void>
  fails(): Promise<void>
}

export function createFakeThinker(): FakeThinker {
  const queries: FakeQuery[] = []
  let waiting: FakeQuery | undefined
  let cancelled = 0
  const answer = async (result: Result<unknown> | undefined) => {
    const query = waiting
    waiting = undefined
    query?.settle(result)
    await settled()
  }
  const found = { line: [], depth: 1, nodes: 1 }
  return {
    queries,
    waiting: () => waiting,
    cancelled: () => cancelled,
    move: text => answer(ok({ move: text, ...found })),
    hint: hint => answer(ok({ ...hint, ...found })),
    fails: () => answer(fail('player/unknown')),
    ask: (match, query) =>
      new Promise(resolve => {
        waiting?.settle(undefined)
        waiting = { match, query, settle: resolve as FakeQuery['settle'] }
        queries.push(waiting)
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

/** Runs what follows from promises that have settled. */
async function settled(): Promise<void> {
  for (let i = 0; i < 5; i++) await Promise.resolve()
}

/** Time that passes only when a test says so. */
export interface FakeTime extends TurnTiming {
  pass(millis: number): void
  /** How many timers are pending. */
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
    motionMillis: () => 0,
    pauseMillis: () => 300,
    timers: () => timers.length,
    pass: millis => {
      now += millis
      const due = timers.filter(timer => timer.at <= now)
      timers = timers.filter(timer => timer.at > now)
      for (const { run } of due) run()
    },
  }
}
