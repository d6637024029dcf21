import { positionOf, rulesOf, type Match, type Side } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import type { GameBoard } from '../boards/game'
import { sayOfGame } from '../i18n/languages'
import type { PlayView } from './view'

/** The name of a player; somebody without one is called by number. */
export function nameOf(t: TFunction, match: Match, side: Side): string {
  return match.seats[side].name || t('play.player', { number: side + 1 })
}

/** No sentence spends more letters than this on a name; the strips show the whole of it. */
const SHORT = 20

/** The name of a player as sentences use it. */
function shortNameOf(t: TFunction, match: Match, side: Side): string {
  const letters = [...nameOf(t, match, side)]
  return letters.length > SHORT ? `${letters.slice(0, SHORT).join('').trimEnd()}…` : letters.join('')
}

/** The colour in which a side plays at a position. */
export function colourOf(t: TFunction, match: Match, board: GameBoard, state: PlayView['state'], side: Side): string {
  const { kind } = board.standing(state, side).look
  return sayOfGame(t, match.game, ['colour', kind])
}

/** The line below the board, spoken by screen readers: what happened, and who is to move or who has won. */
export function statusOf(t: TFunction, board: GameBoard, view: PlayView): string {
  const { match } = view
  if (!view.isPresent) return t('status.browsing', { ply: view.ply, count: match.plies.length })
  if (view.pending !== undefined)
    return view.pending === 'swap' ? t('status.swapWaits') : t('status.waits', { move: view.pending })
  const story = board.story(t, view.events, view.state)
  const end = view.result
    ? `${headlineOf(t, view)}. ${reasonOf(t, board, view)}`
    : t('status.toMove', { name: shortNameOf(t, match, view.state.turn) })
  return story === '' ? end : `${story} ${end}`
}

/** Who won, in a few words. */
export function headlineOf(t: TFunction, { match, result }: PlayView): string {
  return result?.winner === undefined
    ? t('result.draw')
    : t('result.win', { name: shortNameOf(t, match, result.winner) })
}

/** Why the match is over. */
function reasonOf(t: TFunction, board: GameBoard, { match, result }: PlayView): string {
  if (!result) return ''
  const state = positionOf(match)
  const winner = result.winner ?? 0
  const own = board.standing(state, winner).score
  const other = board.standing(state, winner === 0 ? 1 : 0).score
  return sayOfGame(t, match.game, ['reason', result.reason], { own, other })
}

/** A cell, what stands on it and whether it may be tapped, in words. */
export function cellLabelOf(
  t: TFunction,
  board: GameBoard,
  view: Pick<PlayView, 'state' | 'pieces' | 'targets'>,
  cell: string,
): string {
  const contents = board.contents(
    t,
    view.state,
    cell,
    view.pieces.filter(piece => piece.at === cell),
  )
  return view.targets.has(cell) ? t('cell.target', { cell, contents }) : t('cell.plain', { cell, contents })
}

/** The moves of a match as text. */
export function movesAsText(match: Match): readonly string[] {
  return match.plies.map(ply => rulesOf(match).write(match.setup, ply.move))
}
