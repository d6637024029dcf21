import { readAnalysis } from '@tabuleiro/ai'
import { gameOf, type Match } from '@tabuleiro/engine'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/AppContext'
import { useSavedMatch } from '../../app/useLibrary'
import { useSetting } from '../../app/useSettings'
import { Notice } from '../../components/Notice'
import { lookUpGameUi } from '../../games/registry'
import { reviewMatch, type MistakesOf } from '../../model/review/review'
import { createReviewRun, type ReviewState } from '../../model/review/reviewRun'
import { useTitle } from '../../platform/useTitle'
import type { ReviewWords } from '../../words/review'
import { MistakeTrainer } from './MistakeTrainer'
import { ReviewBoard } from './ReviewBoard'

/** The review of a saved game: every move judged, the game told, and its mistakes to learn from. */
export function ReviewScreen({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const match = useSavedMatch(id)
  if (!match) return <Notice title={t('play.missing')} hint={t('play.missingHint')} />
  if (match.plies.length === 0) return <Notice title={t('review.empty')} hint={t('review.openHint')} />
  return <ReviewedMatch id={id} match={match} />
}

interface ReviewedMatchProps {
  readonly id: string
  readonly match: Match
}

function ReviewedMatch({ id, match: current }: ReviewedMatchProps) {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const style = useSetting('moveStyle')
  // The match as it was when the review was opened: a move made elsewhere does not change what is shown.
  const [match] = useState(current)
  useTitle(t('review.title', { game: gameOf(match.game).name }))
  const { state, start, stop } = useReviewRun(id, match)
  const review = useMemo(() => (state.analysis ? reviewMatch(match, state.analysis) : undefined), [match, state])
  const words: ReviewWords = useMemo(() => ({ t, gameUi: lookUpGameUi(match.game), match, style }), [t, match, style])
  const [learning, setLearning] = useState<MistakesOf>()
  if (learning !== undefined && review)
    return <MistakeTrainer words={words} review={review} whose={learning} onLeave={() => setLearning(undefined)} />
  return (
    <ReviewBoard
      words={words}
      state={state}
      review={review}
      onStart={start}
      onStop={stop}
      onLearn={setLearning}
      onExplore={ply => navigator.open({ to: 'explore-game', game: match.game, from: { id, ply } })}
      onLeave={() => navigator.back()}
    />
  )
}

/** Runs the analysis while the screen is shown. What is made of it is kept with the game. */
function useReviewRun(id: string, match: Match) {
  const { library, thinker } = useApp()
  const [run] = useState(() => {
    const stored = library.analysis(id)
    const analysis = stored === undefined ? undefined : readAnalysis(stored, match)
    const keep = (made: Parameters<typeof library.keepAnalysis>[1]) => library.keepAnalysis(id, made)
    return createReviewRun(match, { thinker, stored: analysis?.ok === true ? analysis.value : undefined, keep })
  })
  useEffect(() => {
    run.start()
    return run.stop
  }, [run])
  const state: ReviewState = useSyncExternalStore(run.subscribe, run.getState, run.getState)
  return { state, start: run.start, stop: run.stop }
}
