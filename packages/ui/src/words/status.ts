import { eventsOf, otherSide, positionOf, resultOf, rulesOf, type Match, type Side } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import type { GameUi } from '../games/game'
import { sayOfGame } from '../i18n/languages'
import { listComputers } from './computers'
import { isPerson } from '../model/session/seats'
import type { PlayView } from '../model/session/playView'
import { isSwapText } from '../model/session/swap'

/** A match as far as names need it: lists know no more. */
type Seated = Pick<Match, 'game' | 'seats'>

/** The name of a player. A computer without one is called by its strength, a person by number. */
export function seatName(t: TFunction, match: Seated, side: Side): string {
  const own = givenName(t, match, side)
  if (own === '') return t('play.player', { number: side + 1 })
  const isTwin = match.seats[side].name === '' && own === givenName(t, match, otherSide(side))
  return isTwin ? t('play.twin', { name: own, number: side + 1 }) : own
}

function givenName(t: TFunction, match: Seated, side: Side): string {
  const { name, player } = match.seats[side]
  if (name !== '' || isPerson(match, side)) return name
  return listComputers(t, match.game).find(computer => computer.player === player)?.name ?? ''
}

/** No sentence spends more letters than this on a name; the strips show the whole of it. */
const SHORT = 20

/** The name of a player as sentences use it. */
export function shortSeatName(t: TFunction, match: Match, side: Side): string {
  const letters = [...seatName(t, match, side)]
  return letters.length > SHORT ? `${letters.slice(0, SHORT).join('').trimEnd()}…` : letters.join('')
}

/** The colour in which a side plays at a position. */
export function formatColour(t: TFunction, match: Match, board: GameUi, state: PlayView['state'], side: Side): string {
  const { kind } = board.score(state, side).appearance
  return sayOfGame(t, match.game, ['colour', kind])
}

/**
 * The line below the board, spoken by screen readers: what the last move did, and who is to move or who has won. It depends on
 * the match alone, so that it changes once with every move and with nothing else.
 */
export function formatStatus(t: TFunction, board: GameUi, match: Match): string {
  const state = positionOf(match)
  const ply = match.plies.length
  // A match that was ended has had no other move: the last one was told when it was made.
  const story = match.ending || ply === 0 ? '' : board.say.describeMove(t, eventsOf(match, ply), state)
  const result = resultOf(match)
  const end = result
    ? `${formatResult(t, { match, result })}. ${formatResultReason(t, board, { match, result })}`
    : t('status.toMove', { name: shortSeatName(t, match, state.turn) })
  return story === '' ? end : `${story} ${end}`
}

/**
 * What is said in the place of that line for a while, because little time is left, somebody looks back, a move waits, a hint was
 * asked for or a computer does not go on. Empty where there is nothing of the kind.
 */
export function formatNote(t: TFunction, board: GameUi, view: PlayView): string {
  const { match, pending, warning } = view
  if (warning !== undefined) return formatLowTime(t, match, warning)
  if (!view.isPresent) return t('status.browsing', { ply: view.ply, count: match.plies.length })
  if (pending !== undefined)
    return isSwapText(match, pending) ? t('status.swapWaits') : t('status.waits', { move: pending })
  const advice = formatHint(t, board, view)
  if (advice !== '' || view.result) return advice
  if (!view.hasFailed && !view.isPaused) return ''
  const name = shortSeatName(t, match, view.state.turn)
  return view.hasFailed ? t('status.failed', { name }) : t('status.paused', { name })
}

/** How little time is left to whoever is to move, wherever people look meanwhile. */
function formatLowTime(t: TFunction, match: Match, warning: number): string {
  const seconds = warning / 1_000
  const time = seconds < 60 ? t('clock.seconds', { count: seconds }) : t('clock.minutes', { count: seconds / 60 })
  return t('clock.warning', { name: shortSeatName(t, match, positionOf(match).turn), time })
}

/** The advice on the screen in words: where to look, then the move and why it is good. Empty where there is none. */
function formatHint(t: TFunction, board: GameUi, { hint, match, state }: PlayView): string {
  if (hint === undefined || hint.step === 'searching') return ''
  const { move, taps, reason } = hint.hint
  const isSwap = isSwapText(match, move)
  if (hint.step === 'move')
    return t('hint.move', { move: isSwap ? t('swap.swap') : move, reason: t(`hint.reason.${reason}`) })
  if (isSwap) return t('hint.swap')
  const place = taps[0] ?? ''
  // Cells are called by their names, other places by the game's own words.
  return t('hint.place', {
    place: (place.includes('-') ? board.say.describePlace?.(t, state, place) : undefined) ?? place,
  })
}

/** A match and how it ended. */
type Ended = Pick<PlayView, 'match' | 'result'>

/** Who won, in a few words. */
export function formatResult(t: TFunction, { match, result }: Ended): string {
  return result?.winner === undefined
    ? t('result.draw')
    : t('result.win', { name: shortSeatName(t, match, result.winner) })
}

/** Why the match is over. */
function formatResultReason(t: TFunction, board: GameUi, { match, result }: Ended): string {
  if (!result) return ''
  const { ending } = match
  if (ending?.how === 'agreed') return t('result.agreed')
  if (ending) return t(`result.${ending.how}`, { name: shortSeatName(t, match, ending.by) })
  const state = positionOf(match)
  const winner = result.winner ?? 0
  const own = board.score(state, winner).score
  const other = board.score(state, otherSide(winner)).score
  return sayOfGame(t, match.game, ['reason', result.reason], { own, other })
}

/** A cell, what stands on it and whether it may be tapped, in words. */
export function labelCell(
  t: TFunction,
  board: GameUi,
  { state, pieces }: Pick<PlayView, 'state' | 'pieces'>,
  cell: string,
  isTarget: boolean,
): string {
  const here = pieces.filter(piece => piece.at === cell)
  const contents = board.say.describeCell(t, state, cell, here)
  return isTarget ? t('cell.target', { cell, contents }) : t('cell.plain', { cell, contents })
}

/** A place that is no cell and whether it may be tapped, in words. */
export function labelPlace(
  t: TFunction,
  board: GameUi,
  state: PlayView['state'],
  place: string,
  isTarget: boolean,
): string {
  const words = board.say.describePlace?.(t, state, place) ?? place
  return isTarget ? t('cell.place', { place: words }) : words
}

/** The moves of a match as text. */
export function movesAsText(match: Match): readonly string[] {
  return match.plies.map(ply => rulesOf(match).write(match.setup, ply.move))
}
