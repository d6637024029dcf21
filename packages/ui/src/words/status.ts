import { eventsOf, moveNumber, positionOf, resultOf, type Match, type Side } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import type { GameUi, Subject } from '../games/game'
import { capitalised } from '../i18n/capitalised'
import type { PlayView } from '../model/session/playView'
import { whoMoves } from '../model/session/seats'
import { isSwapAsked, isSwapText } from '../model/session/swap'
import { answersTo } from './choices'
import { formatHint } from './hints'
import { sayMove, type MoveStyle } from './moves'
import { personOf, shortSeatName } from './playerNames'
import { formatResult } from './result'
import { formatWaiting, lastMoveNumber } from './savedGames'

/** What the screen says of a match: a headline in large letters, and the rest in smaller ones; either may be empty. */
export interface Message {
  readonly headline: string
  readonly detail: string
}

/**
 * The voice of the game, spoken by screen readers: who is to move or has won, and what the last move did. It depends on
 * the match alone, so that it changes once with every move and with nothing else. With `areWhole` no name is cut.
 */
export function formatStatus(t: TFunction, gameUi: GameUi, match: Match, areWhole = false): Message {
  const result = resultOf(match)
  // An ending is no move: the last move was described when it was made.
  const lastMove = match.ending ? '' : describeMoveAt(t, gameUi, match, match.plies.length, areWhole)
  const question = isSwapAsked(match) ? t('status.swapOrMove') : ''
  return {
    headline: result ? formatResult(t, { match, result }, areWhole) : formatTurnOf(t, match, areWhole),
    detail: [lastMove, question].filter(sentence => sentence !== '').join(' '),
  }
}

/** A message as one text, for screen readers that are told what to say. */
export function sayMessage({ headline, detail }: Message): string {
  return [headline, detail].filter(part => part !== '').join('. ')
}

/** What the move that led to the position after `ply` moves did, and who made it; empty at the start. */
export function describeMoveAt(t: TFunction, gameUi: GameUi, match: Match, ply: number, areWhole: boolean): string {
  if (ply === 0) return ''
  const subjectOf = (side: Side) => subjectIn(t, match, side, areWhole)
  return gameUi.say.describeMove(t, eventsOf(match, ply), positionOf(match, ply), subjectOf)
}

/** A player as the subject of a sentence. */
function subjectIn(t: TFunction, match: Match, side: Side, isWhole: boolean): Subject {
  return { name: shortSeatName(t, match, side, isWhole), ...personOf(match, side) }
}

/** Whose turn it is: a person's at this device, a computer's that thinks, or a friend's whose link is waited for. */
function formatTurnOf(t: TFunction, match: Match, isWhole: boolean): string {
  const { turn } = positionOf(match)
  const subject = subjectIn(t, match, turn, isWhole)
  switch (whoMoves(match)) {
    case 'computer':
      return t('status.thinking', { ...subject })
    case 'friend':
      return formatWaiting(t, match.seats[turn].name === '' ? '' : subject.name)
    default:
      return t('status.toMove', { ...subject })
  }
}

/**
 * What the player to move has to do, where a person at this device is: it changes with every tap, so that it is no part
 * of what is spoken. Empty where there is nothing to do, or where a question says it.
 */
export function formatNextStep(t: TFunction, gameUi: GameUi, view: PlayView, isCoached = false): string {
  const { match, isPresent, isPaused, pending, choices, chooser, taps } = view
  const isAsked = pending !== undefined || choices.length > 0 || chooser.length > 0 || isSwapAsked(match)
  if (!isPresent || isPaused || isAsked || whoMoves(match) !== 'person') return ''
  const step = gameUi.say.nextStep(t, view.state, taps)
  const advice = isCoached && taps.length === 0 ? (gameUi.say.coach?.(t, view.state) ?? '') : ''
  return advice === '' ? step : `${step} ${advice}`
}

/**
 * The note shown for a while in the place of the status: little time, an earlier position, a pending move, a question,
 * a hint, a computer that failed, or a pause. Empty where there is none. With `areWhole` no name is cut.
 */
export function formatNote(
  t: TFunction,
  gameUi: GameUi,
  view: PlayView,
  style: MoveStyle = 'words',
  areWhole = false,
): Message {
  const { match, pending, warning } = view
  if (warning !== undefined) return { headline: formatLowTime(t, match, warning, areWhole), detail: '' }
  if (!view.isPresent) return formatBrowsing(t, gameUi, match, view.ply, areWhole)
  if (pending !== undefined) {
    const move = isSwapText(match, pending) ? t('swap.swap') : sayMove(t, gameUi, match, pending, style)
    return { headline: t('status.waits'), detail: `${capitalised(move)}.` }
  }
  const question = formatQuestion(t, gameUi, view)
  if (question !== '') return { headline: t('status.choose'), detail: question }
  const hint = formatHint(t, gameUi, view, style)
  if (hint !== '') return { headline: t('hint.title'), detail: hint }
  if (view.result || (!view.hasFailed && !view.isPaused)) return NO_MESSAGE
  const subject = subjectIn(t, match, view.state.turn, areWhole)
  return view.hasFailed
    ? { headline: t('status.failed', { name: subject.name }), detail: '' }
    : { headline: t('status.paused'), detail: `${t('status.toMove', { ...subject })}.` }
}

/** Nothing to say. */
const NO_MESSAGE: Message = { headline: '', detail: '' }

/** What the last tap leaves to choose, with every answer; empty where it leaves nothing. */
function formatQuestion(t: TFunction, gameUi: GameUi, view: PlayView): string {
  const answers = answersTo(t, gameUi, view).map(({ label }) => label)
  return answers.length === 0 ? '' : `${answers.join(', ')}.`
}

/** Which earlier position is shown, and what the move that led to it did. */
function formatBrowsing(t: TFunction, gameUi: GameUi, match: Match, ply: number, areWhole: boolean): Message {
  if (ply === 0) return { headline: t('status.browsingStart'), detail: '' }
  const { turn } = positionOf(match, ply - 1)
  return {
    headline: t('status.browsing', { number: moveNumber(ply - 1, turn), count: lastMoveNumber(match) }),
    detail: describeMoveAt(t, gameUi, match, ply, areWhole),
  }
}

/** The low-time warning for the side to move. */
function formatLowTime(t: TFunction, match: Match, warning: number, isWhole: boolean): string {
  const seconds = warning / 1_000
  const time = seconds < 60 ? t('clock.seconds', { count: seconds }) : t('clock.minutes', { count: seconds / 60 })
  return t('clock.warning', { name: shortSeatName(t, match, positionOf(match).turn, isWhole), time })
}
