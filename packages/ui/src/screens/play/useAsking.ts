import { type Match, type Side } from '@tabuleiro/engine'
import { useState } from 'react'
import { isSameMoment } from '../../match/seats'
import type { MatchStore } from '../../match/store'

/** Something that one player wants and somebody must agree to: the other one, and for resigning they themselves once more. */
export interface Asked {
  readonly what: 'undo' | 'draw' | 'resign'
  readonly by: Side
}

/** What two people who share a screen ask of each other. */
export interface Asking {
  /** What is asked now; it is forgotten when the game goes on. */
  readonly asked: Asked | undefined
  readonly ask: (what: Asked['what'], by: Side) => void
  readonly refuse: () => void
  readonly agree: () => void
}

/** Requests between the two sides of a screen. Nothing happens to the match before somebody agrees. */
export function useAsking(store: MatchStore, match: Match): Asking {
  const [last, setLast] = useState<{ readonly asked: Asked; readonly at: Match }>()
  const asked = last && isSameMoment(last.at, match) ? last.asked : undefined
  const refuse = () => setLast(undefined)
  return {
    asked,
    ask: (what, by) => setLast({ asked: { what, by }, at: match }),
    refuse,
    agree: () => {
      if (!asked) return
      refuse()
      if (asked.what === 'undo') store.undo(asked.by)
      else store.end(asked.what === 'draw' ? { how: 'agreed' } : { how: 'resign', by: asked.by })
    },
  }
}
