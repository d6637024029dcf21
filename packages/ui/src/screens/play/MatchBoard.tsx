import { gameOf } from '@tabuleiro/engine'
import type { Ref } from 'react'
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
  readonly onCancel: () => void
  readonly focusRef: Ref<BoardFocus>
}

/** The board of a match, in words for those who listen and with its state for those who drive the page. */
export function MatchBoard({ view, board, layout, onTap, onCancel, focusRef }: MatchBoardProps) {
  const { t } = useTranslation()
  const { match, position, turn, pending } = view
  return (
    <Board
      layout={layout}
      board={board}
      pieces={view.pieces}
      marks={view.marks}
      targets={view.targets}
      events={view.events}
      label={t('play.board', { game: gameOf(match.game).name })}
      labelOf={cell => cellLabelOf(t, board, view, cell)}
      hooks={{ game: match.game, position, turn, thinking: 'false', pending }}
      onTap={onTap}
      onCancel={onCancel}
      focusRef={focusRef}
    />
  )
}
