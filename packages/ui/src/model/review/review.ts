import { isComplete, isMistake, type Analysis, type JudgedMove, type MoveClass } from '@tabuleiro/ai'
import { positionOf, resultOf, type Match, type Pair, type Side } from '@tabuleiro/engine'

/** A move of a match with its judgement. */
export interface ReviewedMove {
  /** How many moves were made once it was. */
  readonly ply: number
  readonly side: Side
  readonly quality: MoveClass
  /** Player 1's chance to win before it with the best move, and after it. */
  readonly before: number
  readonly after: number
  readonly judged: JudgedMove
}

/** A match as a review tells it, as far as it is judged. */
export interface Review {
  readonly isComplete: boolean
  /** By ply, from the first move; undefined where a move is not judged yet. */
  readonly moves: readonly (ReviewedMove | undefined)[]
  /** How well each side played, from 0 to 100; undefined for a side without a judged move. */
  readonly accuracy: Pair<number | undefined>
  /** How many moves of each quality each side made. */
  readonly counts: Pair<Readonly<Record<MoveClass, number>>>
  /** The mistakes after which another side was ahead, in order. */
  readonly turningPoints: readonly ReviewedMove[]
  /** The mistake that decided the match; undefined while it is unfinished, or where no mistake did. */
  readonly decisive: ReviewedMove | undefined
}

/** The review of a match by its analysis, finished or not. */
export function reviewMatch(match: Match, analysis: Analysis): Review {
  const first = match.plies.length - analysis.plies.length
  const moves = match.plies.map((_, i) => reviewMove(match, i, analysis.plies[i - first]))
  const judged = moves.filter(move => move !== undefined)
  return {
    isComplete: isComplete(analysis),
    moves,
    accuracy: [accuracyOf(judged, 0), accuracyOf(judged, 1)],
    counts: [countQualities(judged, 0), countQualities(judged, 1)],
    turningPoints: judged.filter(isTurningPoint),
    decisive: isComplete(analysis) ? decisiveMove(match, judged) : undefined,
  }
}

function reviewMove(match: Match, index: number, judged: JudgedMove | undefined): ReviewedMove | undefined {
  if (judged === undefined) return undefined
  const side = positionOf(match, index).turn
  const ofFirst = (chance: number) => (side === 0 ? chance : 1 - chance)
  const { before, after } = judged
  return { ply: index + 1, side, quality: judged.class, before: ofFirst(before), after: ofFirst(after), judged }
}

/** How quickly the accuracy of a move falls with the chance it gives away: 5 % cost a fifth, 20 % more than half. */
const FALL = 4

/** The mean accuracy of a side's moves, in whole percent. */
function accuracyOf(moves: readonly ReviewedMove[], side: Side): number | undefined {
  const own = moves.filter(move => move.side === side)
  if (own.length === 0) return undefined
  const sum = own.reduce((total, { judged }) => total + Math.exp(-FALL * Math.max(0, judged.before - judged.after)), 0)
  return Math.round((100 * sum) / own.length)
}

function countQualities(moves: readonly ReviewedMove[], side: Side): Readonly<Record<MoveClass, number>> {
  const counts = { best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 }
  for (const move of moves) if (move.side === side) counts[move.quality]++
  return counts
}

/** An even chance. */
const EVEN = 0.5

/** Whether the mover could have been ahead, or level, and is behind after the move. */
function isTurningPoint({ quality, judged }: ReviewedMove): boolean {
  return isMistake(quality) && judged.before >= EVEN && judged.after < EVEN
}

/** The mistake of the loser that gave the most away: the first of several that gave as much. */
function decisiveMove(match: Match, moves: readonly ReviewedMove[]): ReviewedMove | undefined {
  const winner = resultOf(match)?.winner
  if (winner === undefined) return undefined
  const own = moves.filter(({ side, quality }) => side !== winner && isMistake(quality))
  const lost = ({ judged }: ReviewedMove) => judged.before - judged.after
  return own.reduce<ReviewedMove | undefined>(
    (most, move) => (most === undefined || lost(move) > lost(most) ? move : most),
    undefined,
  )
}

/** Whose mistakes to learn from. */
export type MistakesOf = Side | 'both'

/** The mistakes of a review, in order. */
export function listMistakes({ moves }: Review, whose: MistakesOf): readonly ReviewedMove[] {
  return moves.filter(
    move => move !== undefined && isMistake(move.quality) && (whose === 'both' || move.side === whose),
  ) as readonly ReviewedMove[]
}

/** A part of the match in which one side was ahead, or neither. */
export interface Stretch {
  /** The plies after which it begins and ends. */
  readonly from: number
  readonly to: number
  readonly ahead: Side | undefined
}

/** A side is ahead from this chance on. */
const AHEAD = 0.6

/** Who was ahead when, in order: the graph in words. Only moves that are judged count. */
export function listStretches({ moves }: Review): readonly Stretch[] {
  const stretches: Stretch[] = []
  for (const move of moves) {
    if (move === undefined) continue
    const ahead = move.after >= AHEAD ? 0 : move.after <= 1 - AHEAD ? 1 : undefined
    const last = stretches.at(-1)
    if (last?.ahead === ahead && last !== undefined) stretches[stretches.length - 1] = { ...last, to: move.ply }
    else stretches.push({ from: move.ply, to: move.ply, ahead })
  }
  return stretches
}
