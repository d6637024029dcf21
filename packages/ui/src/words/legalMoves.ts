import { rulesOf, seenAt, writtenMoves, type Move } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import type { GameUi } from '../games/game'
import type { PlayView } from '../model/session/playView'
import { isSwapText } from '../model/session/swap'
import { labelCell, labelPlace } from './labels'
import { nameMove, type MoveStyle } from './moves'

/** A legal move in a list. */
export interface LegalMove {
  readonly move: Move
  readonly text: string
  readonly words: string
}

/** The legal moves that begin in one place: with a piece, or with a colour. */
export interface LegalMoveGroup {
  readonly place: string
  /** The place in words; empty where no heading is needed. */
  readonly title: string
  readonly moves: readonly LegalMove[]
}

/** A board as far as the names of its cells. */
interface NamedCells {
  readonly byName: ReadonlyMap<string, { readonly isOff?: boolean }>
}

/** The legal moves in the order of the notation, by the place where they begin; none where nothing can be played. */
export function groupLegalMoves(
  t: TFunction,
  gameUi: GameUi,
  view: PlayView,
  board: NamedCells,
  style: MoveStyle,
): readonly LegalMoveGroup[] {
  const { match, state, targets } = view
  if (targets.size === 0) return []
  const game = rulesOf(match)
  const groups = new Map<string, LegalMove[]>()
  for (const { move, text } of writtenMoves(game, state, seenAt(match))) {
    const place = game.taps(state, move)[0] ?? ''
    const legal = { move, text, words: style === 'notation' ? text : nameMove(t, gameUi, match, move) }
    groups.set(place, [...(groups.get(place) ?? []), legal])
  }
  // Where every move begins in a place of its own, headings would say each move twice.
  const isFlat = [...groups.values()].every(({ length }) => length === 1)
  if (isFlat) return [{ place: '', title: '', moves: [...groups.values()].flat() }]
  return [...groups].map(([place, moves]) => {
    const isSwap = moves.some(({ text }) => isSwapText(match, text))
    return { place, title: isSwap ? '' : titleOf(t, gameUi, view, board, place), moves }
  })
}

/** A place as the heading of its moves: a cell with what stands on it, or a place beside the board. */
function titleOf(t: TFunction, gameUi: GameUi, view: PlayView, { byName }: NamedCells, place: string): string {
  const isCell = byName.get(place)?.isOff === false
  return isCell ? labelCell(t, gameUi, view, place, false) : labelPlace(t, gameUi, view.state, place, false)
}
