import type { Thinker } from '@tabuleiro/ai'
import { whoMoves } from './seats'
import { seedFor } from './seed'
import type { MatchSession } from './session'
import { canHint } from './state'

/**
 * Handles a press on the hint button. The first press searches for a hint and shows the place where its move begins;
 * the second shows the whole move. A press is ignored in a computer's turn and where the match allows no hints.
 */
export async function askHint(session: MatchSession, thinker: Thinker): Promise<void> {
  const { hint } = session.getState()
  if (!canHint(session.getState())) return
  if (hint === undefined) await searchHint(session, thinker)
  else if (hint.step === 'place') session.showHint({ step: 'move', hint: hint.hint })
}

async function searchHint(session: MatchSession, thinker: Thinker): Promise<void> {
  const { match } = session.getState()
  const searching = { step: 'searching' } as const
  // The session forgets a hint when the match changes.
  const isWanted = () => session.getState().hint === searching
  session.showHint(searching)
  const unsubscribe = session.subscribe(() => {
    if (isWanted()) return
    unsubscribe()
    // A computer to move sends a query of its own, which replaces this one.
    if (whoMoves(session.getState().match) !== 'computer') thinker.cancel()
  })
  const answer = await thinker.ask(match, { kind: 'hint', seed: seedFor(match) })
  unsubscribe()
  // While an earlier position is shown or the match is paused, the hint is dropped and not counted. The person can ask
  // for it again.
  const found = answer?.ok && canHint(session.getState()) ? ({ step: 'place', hint: answer.value } as const) : undefined
  if (isWanted()) session.showHint(found)
}
