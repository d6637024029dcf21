import { piecesOf } from '@tabuleiro/engine'
import { useMemo } from 'react'
import { StyleSheet, View } from 'react-native'
import Svg, { Path } from 'react-native-svg'
import { MatchDrawing } from '../../board/MatchPicture'
import {
  distance,
  layOut,
  nearestCell,
  nearestOn,
  type BoardLayout,
  type BoardShape,
  type Box,
  type Point,
  RIM,
} from '../../board/layout'
import { arrowPath } from '../../board/paths'
import { lookUpGameUi } from '../../games/registry'
import { useTheme } from '../../theme/useTheme'
import type { DiagramBoard } from './diagramBoards'

/** Pixels by which labels stand farther from a small board, clear of its rim. */
const LABEL_OFFSET = 4

/** One board of a diagram. */
export function DiagramBoardView({ board, box }: { readonly board: DiagramBoard; readonly box: Box }) {
  const { match, marks, plannedMove } = board
  const gameUi = lookUpGameUi(match.game)
  const { width, height } = box
  const layout = useMemo(
    () => layOutDiagram(gameUi.draw.shape(match.setup), { width, height }),
    [gameUi, match, width, height],
  )
  return (
    <View style={{ width: layout.width, height: layout.height }}>
      <MatchDrawing match={match} layout={layout} marks={marks} />
      {plannedMove && (
        <View style={styles.layer}>
          <MoveArrow
            layout={layout}
            {...plannedMove}
            isTaken={piecesOf(match).some(({ at }) => at === plannedMove.to)}
          />
        </View>
      )}
    </View>
  )
}

function layOutDiagram(shape: BoardShape, box: Box): BoardLayout {
  const layout = layOut(shape, box, { margin: RIM + LABEL_OFFSET, labelled: true })
  const labels = layout.labels.map(label => {
    const beside = nearestCell(layout.cells, label.at)?.centre ?? label.at
    return { ...label, at: towards(label.at, beside, -LABEL_OFFSET) }
  })
  return { ...layout, labels }
}

interface MoveArrowProps {
  readonly layout: BoardLayout
  readonly from: string
  readonly to: string
  /** Whether a piece stands on the target, which the tip must not cover. */
  readonly isTaken: boolean
}

/** The path of the piece that is about to move, with an outline that shows on every background. */
function MoveArrow({ layout, from, to, isTaken }: MoveArrowProps) {
  const theme = useTheme()
  const [start, end] = [layout.byName.get(from), layout.byName.get(to)]
  if (!start || !end) return null
  const { width, height, pitch } = layout
  const aim = end.isOff === true ? beyond(start.centre, nearestOn(end.outline, start.centre), pitch / 4) : end.centre
  // Between neighbours there is hardly room beside the pieces.
  const isShort = distance(start.centre, aim) < 1.5 * pitch
  const tail = towards(start.centre, aim, pitch * (isShort ? 0.24 : 0.4))
  const tip = isTaken ? towards(aim, start.centre, pitch * 0.24) : aim
  const d = arrowPath(tail, tip, pitch * 0.18)
  const line = { d, fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const
  const thick = Math.max(2.5, pitch * 0.08)
  return (
    <Svg width={width} height={height}>
      <Path {...line} stroke={theme.cell} strokeWidth={thick + 3} />
      <Path {...line} stroke={theme.blue} strokeWidth={thick} />
    </Svg>
  )
}

/** The point at some pixels behind another, as seen from a third. */
function beyond(from: Point, to: Point, by: number): Point {
  return towards(from, to, distance(from, to) + by)
}

/** The point at some pixels from one point on the way to another. */
function towards(from: Point, to: Point, by: number): Point {
  const share = by / Math.max(1, distance(from, to))
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

const styles = StyleSheet.create({ layer: { position: 'absolute', left: 0, top: 0 } })
