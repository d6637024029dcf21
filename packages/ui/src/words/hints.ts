import { movesOf, next, positionOf, readMove, rulesOf, seenAt, type Match } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import type { GameUi } from '../games/game'
import { capitalised } from '../i18n/capitalised'
import type { PlayView } from '../model/session/playView'
import type { HintInWords } from '../model/session/state'
import { isSwapText } from '../model/session/swap'
import { sayMove, type MoveStyle } from './moves'

/** A hint in words: first where to look, then the move and why it is good. Empty where there is none. */
export function formatHint(
  t: TFunction,
  gameUi: GameUi,
  { hint, match, state }: PlayView,
  style: MoveStyle = 'words',
): string {
  if (hint === undefined || hint.step === 'searching') return ''
  const { move, taps } = hint.hint
  const isSwap = isSwapText(match, move)
  if (hint.step === 'move')
    return t('hint.move', {
      move: isSwap ? t('swap.swap') : capitalised(sayMove(t, gameUi, match, move, style)),
      reason: explainHint(t, gameUi, match, hint.hint),
    })
  if (isSwap) return t('hint.swap')
  const place = taps[0] ?? ''
  // Cells are called by their names, other places by the game's own words.
  return t('hint.place', {
    place: (place.includes('-') ? gameUi.say.describePlace?.(t, state, place) : undefined) ?? place,
  })
}

/** Why the move is good: what the search has proven, what the game can tell of it, or how the players stand. */
export function explainHint(t: TFunction, gameUi: GameUi, match: Match, hint: HintInWords): string {
  const { reason } = hint
  const isStart = match.plies.length === 0 && match.start === undefined
  if (reason === 'wins') return explainWin(t, hint)
  if (reason === 'resists' && isStart) return t('hint.lostStart')
  if (reason === 'only' && movesOf(match).length === 1) return t('hint.onlyLegal')
  if (isSwapText(match, hint.move)) return t('hint.swapReason')
  if (reason === 'best') return isStart ? t('hint.goodStart') : describeStanding(t, hint)
  const own = explainByGame(t, gameUi, match, hint)
  return own === '' ? t(`hint.reason.${reason}`) : own
}

/** A forced win is announced with its length up to this many moves of the winner. */
const MAX_FORCED_MOVES = 5

function explainWin(t: TFunction, { known }: HintInWords): string {
  const number = Math.ceil((known?.plies ?? Infinity) / 2)
  if (number === 1) return t('hint.winsNow')
  return number <= MAX_FORCED_MOVES ? t('hint.winsIn', { number }) : t('hint.reason.wins')
}

/** From this chance to win on, the mover is ahead; as far below an even chance they are behind. */
const AHEAD = 0.6

/** A quiet move: what to say of it depends on how the mover stands. */
function describeStanding(t: TFunction, { chance = 0.5 }: HintInWords): string {
  if (chance >= AHEAD) return t('hint.ahead')
  return chance <= 1 - AHEAD ? t('hint.behind') : t('hint.reason.best')
}

function explainByGame(t: TFunction, gameUi: GameUi, match: Match, { move: text, reason }: HintInWords): string {
  const [game, before] = [rulesOf(match), positionOf(match)]
  const move = readMove(game, before, seenAt(match), text)
  if (!move.ok || !gameUi.say.explainHint) return ''
  const after = next(game, before, move.value)
  return gameUi.say.explainHint(t, reason, game.events(before, move.value, after), before, after)
}
