import type { Clock, Pair } from '@tabuleiro/engine'
import * as v from 'valibot'

/** What a player gets, in seconds: for the whole game, and with each move. */
export interface TimeBudget {
  readonly initial: number
  readonly increment: number
}

/** The time of both players, in the order of the form. */
export type TimeControl = Pair<TimeBudget>

/** Minutes that have a button of their own, and all that are offered. */
export const QUICK_MINUTES = [5, 10, 15, 30] as const
export const MINUTES = [1, 2, 3, 4, 5, 7, 10, 12, 15, 20, 25, 30, 40, 50, 60, 90, 120, 180] as const
/** Increments that are offered, in seconds. */
export const INCREMENTS = [0, 1, 2, 3, 5, 10, 15, 20, 30, 60] as const

const timeBudget = v.strictObject({
  initial: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(86_400)),
  increment: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_600)),
})

/** A time control in stored data. */
export const timeControlSchema = v.strictTuple([timeBudget, timeBudget])

/** The same time for both. */
export function evenly(each: TimeBudget): TimeControl {
  return [each, each]
}

export function isEven([one, other]: TimeControl): boolean {
  return one.initial === other.initial && one.increment === other.increment
}

/** A clock before the game. */
export function clockFrom([first, second]: TimeControl): Clock {
  const initial = [first.initial * 1000, second.initial * 1000] as const
  return { initial, increment: [first.increment * 1000, second.increment * 1000], left: initial }
}

/** A clock as addresses write it: `300+5` for both, or `300+5,600+10`. */
export function writeClock({ initial, increment }: Clock): string {
  const text = (side: 0 | 1) => `${Math.round(initial[side] / 1000)}+${Math.round(increment[side] / 1000)}`
  return text(0) === text(1) ? text(0) : `${text(0)},${text(1)}`
}

/** Reads what `writeClock` wrote; undefined where it cannot be read. In a query a plus may have become a space. */
export function readTimeControl(text: string): TimeControl | undefined {
  const parts = text.split(',').map(part => /^(\d{1,5})[+ ](\d{1,4})$/.exec(part))
  const [one, other = one] = parts.map(part => part && { initial: Number(part[1]), increment: Number(part[2]) })
  const control = [one, other]
  return parts.length <= 2 && v.is(timeControlSchema, control) ? control : undefined
}
