import type { Side } from '@tabuleiro/engine'
import { createContext, useContext } from 'react'
import type { BoardLayout, Box } from '../../board/layout'
import type { GameUi } from '../../games/game'
import type { Mark } from '../../model/session/marks'
import type { PlayView } from '../../model/session/playView'
import type { Seating } from '../../model/session/seating'
import type { MatchSession } from '../../model/session/session'
import type { BoardActions } from './useBoardActions'
import type { Refused } from './useRefusal'

/**
 * All that a board and what stands beside it share, in a match that is played and in lessons, puzzles, review and
 * explore alike. It changes with every render of the screen, so parts that need not follow each change are memoised
 * and get what they draw as props.
 */
export interface BoardContextValue {
  readonly session: MatchSession
  readonly gameUi: GameUi
  readonly view: PlayView
  readonly seating: Seating
  readonly screen: Box
  readonly boardLayout: BoardLayout
  readonly actions: BoardActions
  /** Why the last tap did nothing, until something changes. */
  readonly refused: Refused | undefined
  /** Marks that the screen adds to those of the position. The same list as long as they are the same marks. */
  readonly pointers?: readonly Mark[]
  /** Says what the numbers beside a player's name mean; absent where the screen has no sheets. */
  readonly onPlate?: (side: Side) => void
}

const BoardContext = createContext<BoardContextValue | undefined>(undefined)

export const BoardProvider = BoardContext.Provider

/** What the board of this screen and the parts beside it share. */
export function useBoard(): BoardContextValue {
  const board = useContext(BoardContext)
  if (!board) throw new Error('a part of a board stands outside of a screen with one')
  return board
}
