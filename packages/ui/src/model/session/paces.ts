import type { Settings } from '../settings/settings'

/** Milliseconds that a computer waits with its answer once the last move has come to rest, by setting. */
export const COMPUTER_PAUSES: Readonly<Record<Settings['computerPause'], number>> = {
  short: 200,
  normal: 500,
  long: 1_200,
}

/** Milliseconds for each move while two computers play: slow enough to follow, usual, fast. */
const PACES = { slow: 2_500, normal: 1_000, fast: 300 } as const

export type PaceName = keyof typeof PACES

const NAMES = Object.keys(PACES) as readonly PaceName[]

/** The name of a pace. */
export function paceName(pace: number): PaceName {
  return NAMES.find(name => PACES[name] === pace) ?? 'normal'
}

/** The pace after this one; after the last comes the first. */
export function nextPace(pace: number): number {
  const name = NAMES[(NAMES.indexOf(paceName(pace)) + 1) % NAMES.length]
  return PACES[name ?? 'normal']
}
