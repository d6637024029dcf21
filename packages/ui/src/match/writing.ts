import type { Match } from '@tabuleiro/engine'

/** Keeps a match. It settles when that is done or has failed, and never rejects. */
export type Save = (match: Match) => Promise<void>

/** Writes matches one at a time and in order. */
export interface Writer {
  /** Starts in the same tick; while another write is under way it waits for that one, and the newest alone is written. */
  write(match: Match): void
  /** Drops what waits. */
  forget(): void
  isBusy(): boolean
}

/** A writer that calls `onIdle` whenever it has caught up; without `save` there is nothing to wait for. */
export function createWriter(save: Save | undefined, onIdle: () => void): Writer {
  let isBusy = false
  let waiting: Match | undefined
  const write = (match: Match) => {
    if (save === undefined) return
    if (isBusy) {
      waiting = match
      return
    }
    isBusy = true
    void save(match).finally(() => {
      isBusy = false
      const next = waiting
      waiting = undefined
      if (next === undefined) onIdle()
      else write(next)
    })
  }
  return {
    write,
    forget: () => {
      waiting = undefined
    },
    isBusy: () => isBusy,
  }
}
