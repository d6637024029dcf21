import { isComplete, packAnalysis, type Analysis, type Thinker } from '@tabuleiro/ai'
import type { Match } from '@tabuleiro/engine'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** How far the analysis of a match has come. */
export interface ReviewState {
  /** The moves judged so far; undefined before the first. */
  readonly analysis: Analysis | undefined
  /** How much is done, from 0 to 1. */
  readonly done: number
  readonly stage: 'running' | 'stopped' | 'complete' | 'failed'
}

/** Makes the analysis of one match, which can be stopped and goes on from where it was. */
export interface ReviewRun extends Pick<StoreApi<ReviewState>, 'getState' | 'subscribe'> {
  readonly start: () => void
  readonly stop: () => void
}

/** What a run needs beside the match. */
export interface ReviewRunContext {
  readonly thinker: Thinker
  /** What was made of it before. */
  readonly stored: Analysis | undefined
  /** Keeps what is made, with the game. */
  readonly keep: (analysis: Analysis) => void
}

/** How much more must be done before it is kept again: a kill loses no more than that. */
const KEEP_EVERY = 0.1

/** Creates the run of a match. It does nothing before `start`. */
export function createReviewRun(match: Match, { thinker, stored, keep }: ReviewRunContext): ReviewRun {
  const { getState, setState, subscribe } = createStore<ReviewState>(() => ({
    analysis: stored,
    done: stored ? stored.plies.length / Math.max(1, match.plies.length) : 0,
    stage: stored && isComplete(stored) ? 'complete' : 'stopped',
  }))
  let kept = getState().done
  const keepNow = () => {
    const { analysis, done } = getState()
    if (analysis === undefined || done === kept) return
    kept = done
    keep(analysis)
  }
  const run = async () => {
    const { analysis } = getState()
    const unfinished = analysis && packAnalysis(analysis)
    const answer = await thinker.ask(match, { kind: 'analyse', unfinished }, (done, soFar) => {
      if (getState().stage !== 'running') return
      setState({ done, ...(soFar && { analysis: soFar }) })
      if (done - kept >= KEEP_EVERY) keepNow()
    })
    if (answer === undefined) setState({ stage: 'stopped' })
    else if (!answer.ok) setState({ stage: 'failed' })
    else {
      setState({ analysis: answer.value, done: 1, stage: 'complete' })
      keepNow()
    }
  }
  return {
    getState,
    subscribe,
    start: () => {
      const { stage } = getState()
      if (stage === 'complete' || stage === 'running') return
      setState({ stage: 'running' })
      void run()
    },
    stop: () => {
      if (getState().stage !== 'running') return
      setState({ stage: 'stopped' })
      thinker.cancel()
      keepNow()
    },
  }
}
