import type { Thinker } from '@tabuleiro/ai'
import { whoMoves } from './seats'
import { seedFor } from './seed'
import { canHint, type MatchSession } from './session'

/**
 * A press on the hint button: the first finds good advice and shows the place to look at, the second shows the whole move. Does
 * nothing in a computer's turn, nor where the match allows no hints.
 */
export async function askHint(store: MatchSession, thinker: Thinker): Promise<void> {
  const { hint } = store.get()
  if (!canHint(store.get())) return
  if (hint === undefined) await requestHint(store, thinker)
  else if (hint.step === 'place') store.showHint({ step: 'move', hint: hint.hint })
}

async function requestHint(store: MatchSession, thinker: Thinker): Promise<void> {
  const { match } = store.get()
  const sought = { step: 'sought' } as const
  // The store forgets a hint when the match changes.
  const isWanted = () => store.get().hint === sought
  store.showHint(sought)
  const leave = store.subscribe(() => {
    if (isWanted()) return
    leave()
    // A computer to move asks a question of its own, which takes the place of this one.
    if (whoMoves(store.get().match) !== 'computer') thinker.cancel()
  })
  const answer = await thinker.ask(match, { kind: 'hint', seed: seedFor(match) })
  leave()
  // Whoever looks back or has stopped the clock meanwhile may ask again.
  const found = answer?.ok && canHint(store.get()) ? ({ step: 'place', hint: answer.value } as const) : undefined
  if (isWanted()) store.showHint(found)
}
