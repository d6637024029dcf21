import { gameOf } from '@tabuleiro/engine'
import { useCallback, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Board } from '../../boards/Board'
import type { GameBoard } from '../../boards/game'
import type { BoardLayout } from '../../boards/layout'
import type { BoardFocus } from '../../boards/TapSurface'
import { cellLabelOf } from '../../match/words'
import type { PlayView } from '../../match/view'

interface MatchBoardProps {
  readonly view: PlayView
  readonly board: GameBoard
  readonly layout: BoardLayout
  readonly onTap: (place: string) => void
  readonly focusRef: Ref<BoardFocus>
}

/** The board of a match, in words for those who listen and with its state for those who drive the page. */
export function MatchBoard({ view, board, layout, onTap, focusRef }: MatchBoardProps) {
  const { t } = useTranslation()
  const { match, state, position, turn, pending, pieces, targets } = view
  const labelOf = useCallback(
    (cell: string) => cellLabelOf(t, board, { state, pieces, targets }, cell),
    [t, board, state, pieces, targets],
  )
  return (
    <Board
      layout={layout}
      board={board}
      state={state}
      pieces={pieces}
      marks={view.marks}
      targets={targets}
      events={view.events}
      label={t('play.board', { game: gameOf(match.game).name })}
      labelOf={labelOf}
      hooks={{ game: match.game, position, turn, thinking: 'false', pending }}
      onTap={onTap}
      focusRef={focusRef}
    />
  )
}
