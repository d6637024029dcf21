import type { Match } from '@tabuleiro/engine'
import { useEffect, useMemo, useState } from 'react'
import { useApp } from '../../app/AppContext'
import { useStableCallback } from '../../components/useStableCallback'
import { playReply, putBack, watchPersonMoves } from '../../model/practice/practiceMatch'
import { judgeTry, type TryResult } from '../../model/review/judgeTry'
import { matchAfter, toTry, withLine } from '../../model/review/lines'
import type { ReviewedMove } from '../../model/review/review'
import { createMatchSession, type MatchSession } from '../../model/session/session'
import { reviewNames, type ReviewWords } from '../../words/review'
import { useAfterMove } from '../practice/useReply'

/** What has come of the question: a better move is asked for, looked at, found or not, or was shown. */
export type TrainerStage = 'asking' | 'checking' | TryResult['verdict'] | 'shown'

/** One mistake as a question on the board. */
export interface MistakeTrainer {
  readonly session: MatchSession
  readonly stage: TrainerStage
  /** The match after the move that was tried, and what it allows. */
  readonly tried: { readonly after: Match; readonly refutation: readonly string[] } | undefined
  readonly isHinted: boolean
  readonly again: () => void
  readonly hint: () => void
  readonly show: () => void
}

/** Asks for a better move than a mistake, which stays the same while the part that asks is mounted. */
export function useMistakeTrainer(words: ReviewWords, mistake: ReviewedMove): MistakeTrainer {
  const { thinker } = useApp()
  const { t, match } = words
  const before = useMemo(
    () => toTry(matchAfter(match, mistake.ply - 1), mistake.side, reviewNames({ t, match })),
    [t, match, mistake],
  )
  const answer = useMemo(() => withLine(before, [mistake.judged.best]), [before, mistake])
  const session = useMemo(() => createMatchSession(before), [before])
  const [{ stage, tried, isHinted }, setState] = useState<Pick<MistakeTrainer, 'stage' | 'tried' | 'isHinted'>>(ASKING)
  const onMove = useStableCallback((move: string, after: Match) => {
    // The answer that is shown is no answer of the person.
    if (after === answer) return
    setState({ stage: 'checking', tried: { after, refutation: [] }, isHinted: false })
    void judgeTry(thinker, after, move, mistake.judged).then(result => {
      const isCurrent = session.getState().match === after
      if (result && isCurrent) {
        setState({ stage: result.verdict, tried: { after, refutation: result.refutation }, isHinted: false })
      }
    })
  })
  useEffect(() => watchPersonMoves(session, ({ move, match: after }) => onMove(move, after)), [session, onMove])
  const reply = stage === 'wrong' ? tried?.refutation[0] : undefined
  useAfterMove(session, reply !== undefined, 0, () => {
    if (reply !== undefined) playReply(session, reply)
  })
  return {
    session,
    stage,
    tried,
    isHinted,
    again: () => {
      putBack(session, before)
      setState(ASKING)
    },
    hint: () => setState({ stage: 'asking', tried: undefined, isHinted: true }),
    show: () => {
      putBack(session, answer)
      setState({ stage: 'shown', tried: undefined, isHinted: false })
    },
  }
}

const ASKING = { stage: 'asking', tried: undefined, isHinted: false } as const
