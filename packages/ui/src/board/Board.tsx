import type { GameEvent, Piece, State } from '@tabuleiro/engine'
import { useCallback, useMemo, useRef, type ReactNode, type Ref } from 'react'
import { View } from 'react-native'
import { web } from '../platform/web'
import { BoardLayers } from './BoardLayers'
import { Layer } from './Drawing'
import type { GameUi } from '../games/game'
import type { BoardAim, PressPlace } from './hand'
import type { BoardLayout } from './layout'
import type { Mark } from '../model/session/marks'
import { drawnMarks } from './drawnMarks'
import { Moments } from './Moments'
import { MovingPieces } from './MovingPieces'
import { PressedCellMark, type PressedCell } from './PressedCell'
import { StillPieces } from './StillPieces'
import { TapSurface } from './TapSurface'
import type { BoardFocus, BoardKeys } from './useCellFocus'

interface BoardProps extends BoardKeys {
  readonly layout: BoardLayout
  readonly gameUi: GameUi
  readonly state: State
  /** How many moves led to the state. */
  readonly ply: number
  readonly pieces: readonly Piece[]
  /** Pieces that a pending move would put on the board. */
  readonly previewPieces?: readonly Piece[]
  readonly marks: readonly Mark[]
  /** What the last move did, in order: the pieces move accordingly. */
  readonly events: readonly GameEvent[]
  readonly label: string
  /** The label of a cell for screen readers, which says whether it can be tapped. */
  readonly labelOf: (cell: string, isTarget: boolean) => string
  /** `data-*` attributes for programs that drive the web page. */
  readonly dataAttributes: Readonly<Record<string, string | undefined>>
  readonly focusRef?: Ref<BoardFocus>
  /** What lies over the pieces and under the surface to tap. */
  readonly over?: ReactNode
  /** For a hand that carries pieces. */
  readonly onPressed?: PressPlace | undefined
  readonly aimRef?: Ref<BoardAim> | undefined
  /** The ids of the pieces in the air. */
  readonly lifted?: ReadonlySet<string> | undefined
  /** The cell on which the last move was dropped by hand. */
  readonly droppedOn?: string | undefined
}

/** A board to play on: its layers, of which the pieces move, under a surface to tap. */
export function Board(props: BoardProps) {
  const { layout, gameUi, pieces, targets } = props
  const marks = useMemo(() => drawnMarks(gameUi.draw, props.marks), [gameUi, props.marks])
  const pressed = useRef<PressedCell>(null)
  const onPreview = useCallback((cell: string | undefined) => pressed.current?.show(cell), [])
  const selected = useMemo(
    () => new Set(marks.flatMap(({ kind, cells }) => (kind === 'selected' ? cells : []))),
    [marks],
  )
  return (
    <View
      testID="board"
      style={{ width: layout.width, height: layout.height }}
      {...web({ dataSet: props.dataAttributes })}
    >
      <BoardLayers layout={layout} gameUi={gameUi} state={props.state} pieces={pieces} marks={marks}>
        <Layer>
          <PressedCellMark ref={pressed} layout={layout} targets={targets} />
        </Layer>
        <Layer>
          <MovingPieces
            layout={layout}
            gameUi={gameUi}
            pieces={pieces}
            events={props.events}
            lifted={props.lifted}
            droppedOn={props.droppedOn}
          />
        </Layer>
        <Layer>
          <Moments layout={layout} gameUi={gameUi} state={props.state} ply={props.ply} events={props.events} />
        </Layer>
        <Layer opacity={PREVIEW_OPACITY}>
          <StillPieces layout={layout} gameUi={gameUi} pieces={props.previewPieces ?? NONE} />
        </Layer>
      </BoardLayers>
      {props.over}
      <TapSurface
        layout={layout}
        label={props.label}
        labelOf={props.labelOf}
        targets={targets}
        selected={selected}
        onTap={props.onTap}
        onNumber={props.onNumber}
        onTabOut={props.onTabOut}
        onPreview={onPreview}
        focusRef={props.focusRef}
        onPressed={props.onPressed}
        aimRef={props.aimRef}
      />
    </View>
  )
}

const NONE: readonly Piece[] = []

/** Pieces of a pending move are paler than those on the board. */
const PREVIEW_OPACITY = 0.6
