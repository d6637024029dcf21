import { gameOf } from '@tabuleiro/engine'
import { useMemo, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Board } from '../../board/Board'
import type { GameUi } from '../../games/game'
import type { BoardLayout } from '../../board/layout'
import type { Mark } from '../../model/session/marks'
import type { BoardFocus } from '../../board/TapSurface'
import { cachedLabels } from '../../words/cachedLabels'
import { previewPieces } from '../../model/session/ghosts'
import { labelCell, labelPlace } from '../../words/status'
import type { PlayView } from '../../model/session/playView'
import { useSettings } from '../../app/useSettings'

interface MatchBoardProps {
  readonly view: PlayView
  readonly board: GameUi
  readonly layout: BoardLayout
  readonly onTap: (place: string) => void
  readonly focusRef: Ref<BoardFocus>
}

/** The board of a match, in words for those who listen and with its state for those who drive the page. */
export function MatchBoard({ view, board, layout, onTap, focusRef }: MatchBoardProps) {
  const { t } = useTranslation()
  const { match, state, position, turn, pending, pieces, targets } = view
  const labelOf = useMemo(
    () =>
      cachedLabels((cell, isTarget) =>
        layout.byName.get(cell)?.isOff === true
          ? labelPlace(t, board, state, cell, isTarget)
          : labelCell(t, board, { state, pieces }, cell, isTarget),
      ),
    [t, board, layout, state, pieces],
  )
  const label = useMemo(() => t('play.board', { game: gameOf(match.game).name }), [t, match.game])
  const { legalMarks } = useSettings()
  const ghosts = useMemo(() => previewPieces(match, pending), [match, pending])
  const marks = useMemo(() => wantedMarks(view.marks, legalMarks), [view.marks, legalMarks])
  return (
    <Board
      layout={layout}
      board={board}
      state={state}
      pieces={pieces}
      ghosts={ghosts}
      marks={marks}
      targets={targets}
      events={view.events}
      label={label}
      labelOf={labelOf}
      dataAttributes={{ game: match.game, position, turn, thinking: String(view.isThinking), pending }}
      onTap={onTap}
      focusRef={focusRef}
    />
  )
}

/** Marks on legal places are left out for whoever does not want them. */
function wantedMarks(marks: readonly Mark[], areLegalShown: boolean): readonly Mark[] {
  return areLegalShown ? marks : marks.filter(mark => mark.kind !== 'target')
}
