import type { Place } from '../../core/events'
import { assert } from '../../core/result'
import { whyNotSwap, type WhyNotWith } from '../../core/whyNot'
import { OFF } from './board'
import { maySwap, type TrikeState } from './rules'

/** Why the pawn cannot go where it was sent, or the players cannot swap. */
export type TrikeWhyNot = WhyNotWith<
  'swap-off' | 'swap-early' | 'swap-late' | 'same-cell' | 'taken' | 'not-in-line' | 'blocked'
>

/** rules 5. A move is one tap. */
export function whyNot(s: TrikeState, _taps: readonly Place[], at: Place): TrikeWhyNot | undefined {
  const { setup, cells, pawn } = s
  if (at === 'swap') return whyNotSwap(maySwap(s), setup.options.pie, s.stones === 0)
  const to = setup.indices.get(at)
  assert(to !== undefined, `no cell ${at}`)
  if (pawn === 0) return undefined
  const from = setup.names.get(pawn) ?? ''
  if (to === pawn) return { code: 'same-cell', at, cells: [] }
  if (cells[to] !== 0) return { code: 'taken', at, cells: [] }
  const inTheWay = findFirstChecker(s, to)
  if (inTheWay === undefined) return { code: 'not-in-line', from, at, cells: [from] }
  const by = setup.names.get(inTheWay)
  return by === undefined ? undefined : { code: 'blocked', at, by, cells: [by] }
}

/** The first checker between the pawn and a cell, 0 where there is none; undefined if no line joins them. */
function findFirstChecker({ setup, cells, pawn }: TrikeState, to: number): number | undefined {
  for (const step of setup.directions) {
    let first = 0
    for (let cell = pawn + step; cells[cell] !== OFF; cell += step) {
      if (cell === to) return first
      if (first === 0 && cells[cell] !== 0) first = cell
    }
  }
  return undefined
}
