import { gameOf } from '@tabuleiro/engine'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Board } from '../../board/Board'
import type { GameUi } from '../../games/game'
import type { PlayView } from '../../model/session/playView'
import type { Mark } from '../../model/session/marks'
import { cachedLabels, labelCell, labelPlace } from '../../words/labels'
import { previewPieces } from '../../model/session/preview'
import { useSettings } from '../../app/useSettings'
import { usePlay } from './PlayContext'

/**
 * The board of a match, with labels for screen readers and its state as attributes for programs that drive the page.
 */
export function MatchBoard() {
  const { t } = useTranslation()
  const { view, gameUi, boardLayout: layout, actions } = usePlay()
  const { match, state, position, turn, pending, pieces, targets } = view
  const labelOf = useMemo(
    () =>
      cachedLabels((cell, isTarget) =>
        layout.byName.get(cell)?.isOff === true
          ? labelPlace(t, gameUi, state, cell, isTarget)
          : labelCell(t, gameUi, { state, pieces }, cell, isTarget),
      ),
    [t, gameUi, layout, state, pieces],
  )
  const label = useMemo(() => t('play.board', { game: gameOf(match.game).name }), [t, match.game])
  const { legalMarks } = useSettings()
  const preview = useMemo(() => previewPieces(match, pending), [match, pending])
  const marks = useMemo(() => wantedMarks(view.marks, legalMarks), [view.marks, legalMarks])
  const latest = useRef({ view, gameUi })
  useEffect(() => {
    latest.current = { view, gameUi }
  })
  const onNumber = useCallback(
    (number: number) => {
      const place = placeOfNumber(latest.current.view, latest.current.gameUi, number)
      if (place !== undefined) actions.pick(place)
      return place !== undefined
    },
    [actions],
  )
  return (
    <Board
      layout={layout}
      gameUi={gameUi}
      state={state}
      pieces={pieces}
      previewPieces={preview}
      marks={marks}
      targets={targets}
      events={view.events}
      label={label}
      labelOf={labelOf}
      dataAttributes={{ game: match.game, position, turn, thinking: String(view.isThinking), pending }}
      onTap={actions.tap}
      onNumber={onNumber}
      onTabOut={actions.focusQuestion}
      focusRef={actions.boardRef}
    />
  )
}

/** The place that a typed number stands for: an answer to the open question, else a place beside the board. */
function placeOfNumber(view: PlayView, gameUi: GameUi, number: number): string | undefined {
  const { state, choices, chooser, targets, beginnings } = view
  const answers = [...choices.map(({ tap }) => tap), ...chooser]
  if (answers.length > 0) return answers[number - 1]
  const tray = [...(gameUi.tray?.(state, undefined) ?? []), ...(gameUi.tray?.(state, state.turn) ?? [])]
  const place = tray[number - 1]?.place
  return place !== undefined && (targets.has(place) || beginnings.has(place)) ? place : undefined
}

/** Leaves out the marks on legal places where the settings say so. */
function wantedMarks(marks: readonly Mark[], areLegalShown: boolean): readonly Mark[] {
  return areLegalShown ? marks : marks.filter(mark => mark.kind !== 'target')
}
