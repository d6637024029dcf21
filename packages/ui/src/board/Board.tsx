import type { GameEvent, Piece, State } from '@tabuleiro/engine'
import { useCallback, useMemo, useRef, type Ref } from 'react'
import { StyleSheet, View } from 'react-native'
import { web } from '../platform/web'
import { BoardCells } from './BoardCells'
import type { GameUi } from '../games/game'
import type { BoardLayout } from './layout'
import { Marks, MarksOver } from './Marks'
import type { Mark } from '../model/session/marks'
import { drawnMarks } from './drawnMarks'
import { MovingPieces } from './MovingPieces'
import { PressedCellMark, type PressedCell } from './PressedCell'
import { StillPieces } from './StillPieces'
import { TapSurface, type BoardFocus } from './TapSurface'

interface BoardProps {
  readonly layout: BoardLayout
  readonly board: GameUi
  readonly state: State
  readonly pieces: readonly Piece[]
  /** Pieces that a waiting move would put there. */
  readonly ghosts?: readonly Piece[]
  readonly marks: readonly Mark[]
  /** The places that may be tapped now. */
  readonly targets: ReadonlySet<string>
  /** What the last move did, in order: the pieces follow it. */
  readonly events: readonly GameEvent[]
  readonly label: string
  /** What a cell is called, and that it may be tapped. */
  readonly labelOf: (cell: string, isTarget: boolean) => string
  /** `data-*` attributes by which the web page can be driven. */
  readonly dataAttributes: Readonly<Record<string, string | undefined>>
  readonly onTap: (cell: string) => void
  readonly focusRef?: Ref<BoardFocus>
}

/** A board: a still picture, marks, moving pieces and a surface to tap, which do not know each other. */
export function Board(props: BoardProps) {
  const { layout, board, pieces, targets } = props
  const marks = useMemo(() => drawnMarks(board.draw, props.marks), [board, props.marks])
  const Ground = board.draw.Background ?? BoardCells
  const pressed = useRef<PressedCell>(null)
  const onPreview = useCallback((cell: string | undefined) => pressed.current?.show(cell), [])
  const occupied = useMemo(() => new Set(pieces.map(piece => piece.at)), [pieces])
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
      <View aria-hidden style={styles.layer}>
        <Ground layout={layout} />
      </View>
      {board.draw.Overlay && (
        <View aria-hidden style={styles.layer}>
          <board.draw.Overlay layout={layout} state={props.state} />
        </View>
      )}
      <View aria-hidden style={styles.layer}>
        <Marks layout={layout} marks={marks} occupied={occupied} />
      </View>
      <View aria-hidden style={styles.layer}>
        <PressedCellMark ref={pressed} layout={layout} targets={targets} />
      </View>
      <View aria-hidden style={styles.layer}>
        <MovingPieces layout={layout} board={board} pieces={pieces} events={props.events} />
      </View>
      <View aria-hidden style={[styles.layer, styles.ghosts]}>
        <StillPieces layout={layout} board={board} pieces={props.ghosts ?? NONE} />
      </View>
      <View aria-hidden style={styles.layer}>
        <MarksOver layout={layout} marks={marks} occupied={occupied} />
      </View>
      <TapSurface
        layout={layout}
        label={props.label}
        labelOf={props.labelOf}
        targets={targets}
        selected={selected}
        onTap={props.onTap}
        onPreview={onPreview}
        focusRef={props.focusRef}
      />
    </View>
  )
}

const NONE: readonly Piece[] = []

const styles = StyleSheet.create({
  layer: { position: 'absolute', pointerEvents: 'none' },
  ghosts: { opacity: 0.6 },
})
