import { eventsOf, moveNumber, otherSide, positionOf, resultOf, type Match, type Side } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import type { GameUi } from '../games/game'
import { sayOfGame } from '../i18n/languages'
import type { PlayView } from '../model/session/playView'
import { isSwapAsked, isSwapText } from '../model/session/swap'
import { formatHint } from './hints'
import { personOf, shortSeatName } from './playerNames'
import { lastMoveNumber } from './savedGames'

/**
 * The line below the board, spoken by screen readers: what the last move did, and who is to move or who has won. It
 * depends on the match alone, so that it changes once with every move and with nothing else.
 */
export function formatStatus(t: TFunction, gameUi: GameUi, match: Match): string {
  const state = positionOf(match)
  const ply = match.plies.length
  // An ending is no move: the last move was described when it was made.
  const subjectOf = (side: Side) => ({ name: shortSeatName(t, match, side), ...personOf(match, side) })
  const lastMove = match.ending || ply === 0 ? '' : gameUi.say.describeMove(t, eventsOf(match, ply), state, subjectOf)
  const result = resultOf(match)
  const isAsked = isSwapAsked(match)
  const end = result
    ? `${formatResult(t, { match, result })}. ${formatResultReason(t, gameUi, { match, result })}`
    : t(isAsked ? 'status.swapOrMove' : 'status.toMove', subjectOf(state.turn))
  return lastMove === '' ? end : `${lastMove} ${end}`
}

/**
 * The note shown for a while in the place of the status: little time, an earlier position, a pending move, a question,
 * a hint, a computer that failed, or a pause. Empty where there is none.
 */
export function formatNote(t: TFunction, gameUi: GameUi, view: PlayView): string {
  const { match, pending, warning } = view
  if (warning !== undefined) return formatLowTime(t, match, warning)
  if (!view.isPresent) return formatBrowsing(t, match, view.ply)
  if (pending !== undefined)
    return isSwapText(match, pending) ? t('status.swapWaits') : t('status.waits', { move: pending })
  const question = formatQuestion(t, gameUi, view)
  if (question !== '') return question
  const hint = formatHint(t, gameUi, view)
  if (hint !== '' || view.result) return hint
  if (!view.hasFailed && !view.isPaused) return ''
  const name = shortSeatName(t, match, view.state.turn)
  return view.hasFailed ? t('status.failed', { name }) : t('status.paused', { name })
}

/** What the last tap leaves to choose, with every answer; empty where it leaves nothing. */
function formatQuestion(t: TFunction, gameUi: GameUi, { state, choices, chooser }: PlayView): string {
  const answers = [
    ...choices.map(({ text, tap }) => gameUi.say.choiceLabel?.(t, state, tap) ?? text),
    ...chooser.map(place => gameUi.say.choiceLabel?.(t, state, place) ?? place),
  ]
  return answers.length === 0 ? '' : t('status.choose', { answers: answers.join(', ') })
}

/** Which earlier position is shown: by the move that led to it. */
function formatBrowsing(t: TFunction, match: Match, ply: number): string {
  if (ply === 0) return t('status.browsingStart')
  const { turn } = positionOf(match, ply - 1)
  return t('status.browsing', {
    number: moveNumber(ply - 1, turn),
    count: lastMoveNumber(match),
    name: shortSeatName(t, match, turn),
  })
}

/** The low-time warning for the side to move. */
function formatLowTime(t: TFunction, match: Match, warning: number): string {
  const seconds = warning / 1_000
  const time = seconds < 60 ? t('clock.seconds', { count: seconds }) : t('clock.minutes', { count: seconds / 60 })
  return t('clock.warning', { name: shortSeatName(t, match, positionOf(match).turn), time })
}

/** A match and how it ended. */
type Ended = Pick<PlayView, 'match' | 'result'>

/** Who won, in a few words. */
export function formatResult(t: TFunction, { match, result }: Ended): string {
  return result?.winner === undefined
    ? t('result.draw')
    : t('result.win', { name: shortSeatName(t, match, result.winner), ...personOf(match, result.winner) })
}

/** Why the match is over. */
function formatResultReason(t: TFunction, gameUi: GameUi, { match, result }: Ended): string {
  if (!result) return ''
  const { ending } = match
  if (ending?.how === 'agreed') return t('result.agreed')
  if (ending)
    return t(`result.${ending.how}`, { name: shortSeatName(t, match, ending.by), ...personOf(match, ending.by) })
  const state = positionOf(match)
  const winner = result.winner ?? 0
  const own = gameUi.score(state, winner).score
  const other = gameUi.score(state, otherSide(winner)).score
  return sayOfGame(t, match.game, ['reason', result.reason], { own, other })
}
