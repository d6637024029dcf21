import { gameOf } from '@tabuleiro/engine'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Board } from '../../board/Board'
import type { GameUi } from '../../games/game'
import type { PlayView } from '../../model/session/playView'
import { TARGET_KINDS, type Mark } from '../../model/session/marks'
import { riskMarks } from '../../model/session/tapOptions'
import { cachedLabels, labelCell, labelPlace, labelTarget } from '../../words/labels'
import { previewPieces } from '../../model/session/preview'
import { useSettings } from '../../app/useSettings'
import { useBoard } from './BoardContext'
import { useDragging } from './drag/DragContext'
import { HoverLayer } from './hover/HoverLayer'
import type { Refused } from './useRefusal'

/**
 * The board of a match, with labels for screen readers and its state as attributes for programs that drive the page.
 */
export function MatchBoard() {
  const { t } = useTranslation()
  const { view, gameUi, boardLayout: layout, actions, refused, pointers = NONE } = useBoard()
  const dragging = useDragging()
  const { match, state, position, turn, pending, pieces, targets } = view
  const risks = useRiskMarks(view)
  const labelOf = useLabels(risks)
  const label = useMemo(() => t('play.board', { game: gameOf(match.game).name }), [t, match.game])
  const { legalMarks } = useSettings()
  const preview = useMemo(() => previewPieces(match, pending), [match, pending])
  const marks = useMemo(
    () => [...wantedMarks([...view.marks, ...risks], legalMarks), ...pointers, ...refusalMarks(refused)],
    [view.marks, risks, legalMarks, pointers, refused],
  )
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
      ply={view.ply}
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
      over={<HoverLayer />}
      onPressed={dragging?.press}
      aimRef={dragging?.aimRef}
      lifted={dragging?.lifted}
      droppedOn={dragging?.droppedOn}
    />
  )
}

/** What each cell holds, whether it may be tapped and what a tap would do, in words. */
function useLabels(risks: readonly Mark[]) {
  const { t } = useTranslation()
  const { view, gameUi, boardLayout: layout } = useBoard()
  const { state, pieces, effects } = view
  const contents = useMemo(
    () =>
      cachedLabels((cell, isTarget) =>
        layout.byName.get(cell)?.isOff === true
          ? labelPlace(t, gameUi, state, cell, isTarget)
          : labelCell(t, gameUi, { state, pieces }, cell, isTarget),
      ),
    [t, gameUi, layout, state, pieces],
  )
  return useMemo(() => {
    const risky = new Set(risks.flatMap(({ cells }) => cells))
    return (cell: string, isTarget: boolean) => {
      const label = contents(cell, isTarget)
      const effect = isTarget ? effects.get(cell) : undefined
      return effect ? labelTarget(t, label, effect, risky.has(cell)) : label
    }
  }, [t, contents, effects, risks])
}

/** Where the reply could take the piece in hand. It takes longer than the other marks and is drawn after them. */
function useRiskMarks({ match, taps, effects }: PlayView): readonly Mark[] {
  const now = useMemo(() => ({ match, taps, isAimed: effects.size > 0 }), [match, taps, effects])
  const asked = useDeferredValue(now)
  const found = useMemo(
    () => (asked.isAimed ? riskMarks(asked.match, { taps: asked.taps, chooser: [] }) : NONE),
    [asked],
  )
  return asked === now ? found : NONE
}

const NONE: readonly Mark[] = []

/** The place that a typed number stands for: an answer to the open question, else a place beside the board. */
function placeOfNumber(view: PlayView, gameUi: GameUi, number: number): string | undefined {
  const { state, choices, chooser, targets, beginnings } = view
  const answers = [...choices.map(({ tap }) => tap), ...chooser]
  if (answers.length > 0) return answers[number - 1]
  const tray = [...(gameUi.tray?.(state, undefined) ?? []), ...(gameUi.tray?.(state, state.turn) ?? [])]
  const place = tray[number - 1]?.place
  return place !== undefined && (targets.has(place) || beginnings.has(place)) ? place : undefined
}

/** The cells that show why a tap was refused: what blocks the way, what is too strong. */
function refusalMarks(refused: Refused | undefined): readonly Mark[] {
  return refused && refused.reason.cells.length > 0 ? [{ kind: 'consequence', cells: refused.reason.cells }] : NONE
}

/** Leaves out the marks on legal places where the settings say so. */
function wantedMarks(marks: readonly Mark[], areLegalShown: boolean): readonly Mark[] {
  return areLegalShown ? marks : marks.filter(({ kind }) => !TARGET_KINDS.includes(kind))
}
