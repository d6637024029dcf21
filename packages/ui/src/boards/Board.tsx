import type { GameEvent, Piece, State } from '@tabuleiro/engine'
import { useMemo, useState, type Ref } from 'react'
import { StyleSheet, View } from 'react-native'
import { web } from '../platform/web'
import { BoardArt } from './BoardArt'
import type { GameBoard, PieceLook } from './game'
import type { BoardLayout } from './layout'
import { Marks } from './Marks'
import type { Mark } from './marks'
import { delaysOf, useMotionMillis, usePieceChanges } from './motion'
import { MovingPiece } from './MovingPiece'
import { TapSurface, type BoardFocus } from './TapSurface'

/** How much of the distance between two cells a piece takes up. */
export const PIECE_SHARE = 0.84

interface BoardProps {
  readonly layout: BoardLayout
  readonly board: GameBoard
  readonly state: State
  readonly pieces: readonly Piece[]
  readonly marks: readonly Mark[]
  /** The places that may be tapped now. */
  readonly targets: ReadonlySet<string>
  /** What the last move did, in order: the pieces follow it. */
  readonly events: readonly GameEvent[]
  readonly label: string
  readonly labelOf: (cell: string) => string
  /** `data-*` attributes by which the web page can be driven. */
  readonly hooks: Readonly<Record<string, string | undefined>>
  readonly onTap: (cell: string) => void
  readonly focusRef?: Ref<BoardFocus>
}

/** A board: a still picture, marks, moving pieces and a surface to tap, which do not know each other. */
export function Board(props: BoardProps) {
  const { layout, board, pieces, marks, targets } = props
  const Ground = board.Ground ?? BoardArt
  const [preview, setPreview] = useState<string>()
  const occupied = useMemo(() => new Set(pieces.map(piece => piece.at)), [pieces])
  const shown = useMemo(
    () =>
      preview !== undefined && targets.has(preview)
        ? [...marks, { kind: 'pressed' as const, cells: [preview] }]
        : marks,
    [marks, preview, targets],
  )
  return (
    <View testID="board" style={{ width: layout.width, height: layout.height }} {...web({ dataSet: props.hooks })}>
      <View aria-hidden style={styles.layer}>
        <Ground layout={layout} />
      </View>
      {board.Art && (
        <View aria-hidden style={styles.layer}>
          <board.Art layout={layout} state={props.state} />
        </View>
      )}
      <View aria-hidden style={styles.layer}>
        <Marks layout={layout} marks={shown} occupied={occupied} />
      </View>
      <View aria-hidden style={styles.layer}>
        <Pieces layout={layout} board={board} pieces={pieces} events={props.events} />
      </View>
      <TapSurface
        layout={layout}
        label={props.label}
        labelOf={props.labelOf}
        targets={targets}
        onTap={props.onTap}
        onPreview={setPreview}
        focusRef={props.focusRef}
      />
    </View>
  )
}

/** The pieces, with those that have just gone while they fade. */
function Pieces({ layout, board, pieces, events }: Pick<BoardProps, 'layout' | 'board' | 'pieces' | 'events'>) {
  const millis = useMotionMillis()
  const delays = useMemo(() => delaysOf(events), [events])
  const { leaving, isNew } = usePieceChanges(pieces, millis, delays)
  const looks = useMemo(() => looksOf(board, pieces), [board, pieces])
  return [...leaving, ...pieces].map((piece, i) => {
    const cell = layout.byName.get(piece.at)
    const isLeaving = i < leaving.length
    const change = isLeaving ? 'gone' : isNew(piece.id) ? 'new' : 'moved'
    return cell ? (
      <MovingPiece
        key={piece.id}
        Piece={board.Piece}
        look={looks.get(piece.id) ?? piece}
        at={piece.at}
        centre={cell.centre}
        size={layout.pitch * PIECE_SHARE}
        millis={millis}
        delay={delays.get(`${change}:${piece.at}`) ?? 0}
        isNew={change === 'new'}
        isLeaving={isLeaving}
      />
    ) : null
  })
}

/** How each piece looks, by its id, where that depends on what shares its cell. */
export function looksOf(board: GameBoard, pieces: readonly Piece[]): ReadonlyMap<string, PieceLook> {
  if (!board.looks) return new Map()
  const { looks } = board
  const cells = new Set(pieces.map(piece => piece.at))
  return new Map(
    [...cells].flatMap(cell => {
      const stack = pieces.filter(piece => piece.at === cell).sort((a, b) => (a.height ?? 0) - (b.height ?? 0))
      return looks(stack).map((look, i) => [stack[i]?.id ?? '', look] as const)
    }),
  )
}

const styles = StyleSheet.create({
  layer: { position: 'absolute', pointerEvents: 'none' },
})
