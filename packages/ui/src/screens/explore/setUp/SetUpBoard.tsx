import { gameOf, positionOf, type Match } from '@tabuleiro/engine'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Board } from '../../../board/Board'
import type { SetUp } from '../../../games/setUp'
import type { Mark } from '../../../model/session/marks'
import { useStableCallback } from '../../../components/useStableCallback'
import { labelCell } from '../../../words/labels'
import { useBoard } from '../../board/BoardContext'
import { tapCell, type SettingUp, type Verdict } from './settingUp'

/** What the parts of the screen share. */
export interface SetUpParts {
  readonly game: SetUp
  /** At the last legal position. */
  readonly match: Match
  readonly now: SettingUp
  readonly verdict: Verdict
  readonly onChange: (next: SettingUp) => void
}

/** The board on which a position is set up: every cell can be tapped, and nothing is played. */
export function SetUpBoard({ game, match, now, verdict, onChange }: SetUpParts) {
  const { t } = useTranslation()
  const { gameUi, boardLayout: layout } = useBoard()
  const { draft, held } = now
  const { setup } = match
  const state = verdict.state ?? positionOf(match)
  const pieces = useMemo(() => game.pieces(setup, draft), [game, setup, draft])
  const targets = useMemo(() => new Set(layout.cells.map(({ name }) => name)), [layout])
  const marks: readonly Mark[] = useMemo(
    () => (held === undefined ? [] : [{ kind: 'selected', cells: [held] }]),
    [held],
  )
  const labelOf = useMemo(
    () => (cell: string) => labelCell(t, gameUi, { state, pieces }, cell, false),
    [t, gameUi, state, pieces],
  )
  const onTap = useStableCallback((cell: string) => onChange(tapCell(game, setup, now, cell)))
  const turn = verdict.state && String(verdict.state.turn + 1)
  return (
    <Board
      layout={layout}
      gameUi={gameUi}
      state={state}
      ply={0}
      pieces={pieces}
      marks={marks}
      targets={targets}
      events={NONE}
      label={t('play.board', { game: gameOf(match.game).name })}
      labelOf={labelOf}
      dataAttributes={{ game: match.game, position: verdict.text, turn, thinking: 'false' }}
      onTap={onTap}
    />
  )
}

const NONE: readonly never[] = []
