import { isMistake, type HintReason } from '@tabuleiro/ai'
import {
  moveNumber,
  otherSide,
  positionOf,
  resultOf,
  rulesOf,
  writeText,
  type Match,
  type Pair,
  type Side,
} from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import type { GameUi } from '../games/game'
import { matchAfter, withLine } from '../model/review/lines'
import { listStretches, type Review, type ReviewedMove } from '../model/review/review'
import { sayMove, sayMoveAt, type MoveStyle } from './moves'
import { personOf, seatName } from './playerNames'
import { describeMoveAt } from './status'

/** What the words of a review are about. */
export interface ReviewWords {
  readonly t: TFunction
  readonly gameUi: GameUi
  readonly match: Match
  readonly style: MoveStyle
}

/** The names of both players. */
export function reviewNames({ t, match }: Pick<ReviewWords, 't' | 'match'>): Pair<string> {
  return [seatName(t, match, 0), seatName(t, match, 1)]
}

/**
 * The game in a few sentences, as a person would tell it: how well both played, the turning points, what decided it.
 */
export function formatStory(words: ReviewWords, review: Review): readonly string[] {
  const { t, match } = words
  const sides: readonly Side[] = [0, 1]
  const accuracies = sides.flatMap(side => {
    const percent = review.accuracy[side]
    return percent === undefined ? [] : [t('review.accuracy', { ...subjectOf(words, side), percent })]
  })
  const turns = review.turningPoints.map(({ side, ply }) =>
    t('review.turn', { ...subjectOf(words, side), number: numberOf(match, ply) }),
  )
  const isQuiet = review.isComplete && turns.length === 0 && review.decisive === undefined
  const none = isQuiet ? [t('review.noTurns')] : []
  return [...accuracies, ...turns, ...none, ...decision(words, review.decisive)]
}

function decision(words: ReviewWords, decisive: ReviewedMove | undefined): readonly string[] {
  if (decisive === undefined) return []
  const { t, gameUi, match, style } = words
  const { side, ply } = decisive
  const move = sayMoveAt(t, gameUi, match, ply - 1, style)
  return [t('review.decided', { ...subjectOf(words, side), move, number: numberOf(match, ply) })]
}

/** What is said of one move: who played what, how good it was, what it allowed and what was better. */
export function formatReviewedMove(words: ReviewWords, move: ReviewedMove): readonly string[] {
  const { t, gameUi, match, style } = words
  const played = sayMoveAt(t, gameUi, match, move.ply - 1, style)
  const sentences = [
    t('review.played', { ...subjectOf(words, move.side), move: played }),
    t('review.was', { quality: t(`review.quality.${move.quality}`) }),
  ]
  if (!isMistake(move.quality)) return sentences
  return [...sentences, formatAllowed(words, move), formatBest(words, 'better', move)].filter(
    sentence => sentence !== '',
  )
}

/**
 * What a mistake allowed, in the game's own words for what the answer did, or would have done, and what came of that.
 */
function formatAllowed({ t, gameUi, match }: ReviewWords, { ply, side, judged }: ReviewedMove): string {
  const [reply] = judged.refutation ?? []
  if (reply === undefined) return ''
  const replied = withLine(matchAfter(match, ply), [reply])
  const answer = match.plies[ply]
  const isPlayed = answer !== undefined && rulesOf(match).write(match.setup, answer.move) === reply
  const effect = describeMoveAt(t, gameUi, replied, replied.plies.length, true)
  const sentence = t(isPlayed ? 'review.punished' : 'review.allowed', { effect })
  const winner = otherSide(side)
  if (resultOf(replied)?.winner === winner) return `${sentence} ${t('review.endedSo')}`
  return judged.after > 0 ? sentence : `${sentence} ${t('review.forced', { ...subjectOf({ t, match }, winner) })}`
}

/** What a wrong answer allows. `after` is the match before the reply. */
export function formatReply(words: ReviewWords, after: Match, reply: string): string {
  const { t, gameUi, style } = words
  return t('review.wrong', { move: sayMove(t, gameUi, after, reply, style) })
}

/** A sentence with the best move of a reviewed position and the reason for it. */
export function formatBest(
  { t, gameUi, match, style }: ReviewWords,
  kind: 'better' | 'right' | 'nearly' | 'shown',
  { ply, judged }: ReviewedMove,
): string {
  const before = matchAfter(match, ply - 1)
  const { best, reason = 'best' } = judged
  const chance = judged.before
  const why = explainPast(t, { reason, chance })
  return t(`review.${kind}`, { move: sayMove(t, gameUi, before, best, style), reason: why }).trim()
}

interface Past {
  readonly reason: HintReason
  readonly chance: number
}

/** Why a move was good, said of the past and of either side: what the search has proven, or what the move does. */
function explainPast(t: TFunction, past: Past): string {
  if (past.reason === 'wins') return t('review.won')
  if (past.reason === 'resists') return t('review.lost')
  if (past.reason === 'best') return t(`review.quiet.${standingAt(past.chance)}`)
  return t(`review.past.${past.reason}`)
}

/** From this chance to win on, the mover is ahead; as far below an even chance they are behind. */
const AHEAD = 0.6

function standingAt(chance: number): 'ahead' | 'behind' | 'even' {
  if (chance >= AHEAD) return 'ahead'
  return chance <= 1 - AHEAD ? 'behind' : 'even'
}

/** The graph in words: who was ahead until when. */
export function describeGraph({ t, match }: Pick<ReviewWords, 't' | 'match'>, review: Review): string {
  return listStretches(review)
    .map(({ ahead, to }) => {
      const number = numberOf(match, to)
      return ahead === undefined
        ? t('review.even', { number })
        : t('review.ahead', { name: seatName(t, match, ahead), number })
    })
    .join(', ')
}

/** The point of the graph that is shown, in words. */
export function describeGraphPoint(
  { t, match }: Pick<ReviewWords, 't' | 'match'>,
  review: Review,
  ply: number,
): string {
  const move = review.moves[ply - 1]
  if (move === undefined) return ply === 0 ? t('review.graphStart') : t('review.pending')
  return t('review.graphAt', {
    number: numberOf(match, ply),
    name: seatName(t, match, move.side),
    first: seatName(t, match, 0),
    percent: Math.round(100 * move.after),
  })
}

/** The record as text, with what the review says of each mistake as comments. */
export function writeReviewedText(words: ReviewWords, review: Review): string {
  const comments = review.moves.map(move => {
    if (move === undefined || move.quality === 'good') return ''
    const { t } = words
    const quality = t(`review.quality.${move.quality}`)
    return isMistake(move.quality) ? [quality, ...formatReviewedMove(words, move).slice(2)].join('. ') : quality
  })
  return writeText(words.match, [formatStory(words, review).join(' '), ...comments])
}

/** The number of the move after which `ply` moves were made, as records count. */
export function numberOf(match: Match, ply: number): number {
  return moveNumber(ply - 1, positionOf(match, ply - 1).turn)
}

function subjectOf({ t, match }: Pick<ReviewWords, 't' | 'match'>, side: Side) {
  return { name: seatName(t, match, side), ...personOf(match, side) }
}
