import { otherSide } from '@tabuleiro/engine'
import type { ThreeDragonsSetup, ThreeDragonsState } from '@tabuleiro/engine/games/three-dragons/internals'
import type { Evaluator } from '../../search/evaluator'
import { weighted } from '../../search/features'
import { countPosition, createPositionCounts, hasNoTactics, isCounted, weights, writeFeatures } from './evaluation'
import { scoreMoves } from './moveScores'
import { collectPieces, createSidePieces } from './sidePieces'
import { TacticalMoves } from './tacticalMoves'

/** Evaluation and move ordering of Three Dragons, for one setup. */
export function createEvaluator(setup: ThreeDragonsSetup): Evaluator<ThreeDragonsState> {
  const counts = createPositionCounts(setup)
  const alone = createSidePieces(setup.size)
  const tactics = new TacticalMoves(setup)
  return {
    evaluate: weighted(weights, (s, out) => {
      countPosition(s, counts)
      writeFeatures(counts, out)
    }),
    drawClock: ({ reversiblePlies }) => (setup.noProgress === 0 ? 0 : Math.min(reversiblePlies / setup.noProgress, 1)),
    scoreMoves: (s, list, scores) => {
      if (!isCounted(counts, s)) collectPieces(s, otherSide(s.turn), alone)
      scoreMoves(s, list, scores, isCounted(counts, s) ? counts.enemy : alone)
    },
    hasNoTactics: () => hasNoTactics(counts),
    listTactics: (s, list, scores) => {
      tactics.list(s, counts, list, scores)
    },
    margin: 100,
  }
}
