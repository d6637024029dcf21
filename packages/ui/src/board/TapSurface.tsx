import { memo, useDeferredValue, useImperativeHandle, useMemo, useRef, type Ref } from 'react'
import { StyleSheet, View, type GestureResponderEvent, type GestureResponderHandlers } from 'react-native'
import { web, type KeyPress } from '../platform/web'
import { CellTarget } from './CellTarget'
import type { CellTargetProps } from './cells'
import type { BoardAim, PressPlace } from './hand'
import { pressedCell, type BoardLayout, type Cell, type Point } from './layout'
import { useCellFocus, type BoardFocus, type BoardKeys } from './useCellFocus'
import { usePressPoint } from './usePressPoint'

interface TapSurfaceProps extends BoardKeys {
  readonly layout: BoardLayout
  readonly label: string
  /** The cells of the move being entered. */
  readonly selected: ReadonlySet<string>
  readonly labelOf: (cell: string, isTarget: boolean) => string
  /** Called with the cell under a finger or pointer that is held down. */
  readonly onPreview: (cell: string | undefined) => void
  readonly focusRef?: Ref<BoardFocus> | undefined
  /** Called with the cell on which a press begins: where it moves on from there, it may carry a piece. */
  readonly onPressed?: PressPlace | undefined
  readonly aimRef?: Ref<BoardAim> | undefined
}

/**
 * One responder over the whole board, so that there are no gaps between cells, with one element per cell for screen
 * readers and the keyboard. A press previews, its release taps, sliding off the board cancels; where it carries a
 * piece, it ends here.
 */
export const TapSurface = memo(function TapSurface(props: TapSurfaceProps) {
  const { layout, targets, labelOf, onTap } = props
  // Labels of many cells take longer than all that is visible: after a press they are rendered last.
  const labels = useDeferredValue(useMemo(() => ({ labelOf, targets }), [labelOf, targets]))
  const { ref, measure, responders } = useResponders(props)
  const { tabStop, onFocus, onKey, register } = useCellFocus(layout, props.focusRef, props)
  const onKeyDown = (event: KeyPress) => {
    if (onKey(event.nativeEvent)) event.preventDefault()
  }
  const rest = { onLayout: measure, ...responders, ...web({ onKeyDown }) }
  const size = layout.pitch * CELL_SHARE
  return (
    <View ref={ref} role="grid" aria-label={props.label} style={[StyleSheet.absoluteFill, styles.surface]} {...rest}>
      {layout.rows.map(row => (
        <CellRow
          key={row[0]?.name}
          row={row}
          size={size}
          targets={targets}
          selected={props.selected}
          labels={labels}
          tabStop={row.find(cell => cell.name === tabStop)}
          register={register}
          onFocus={onFocus}
          onTap={onTap}
        />
      ))}
    </View>
  )
})

/** Handles touches and pointers: a press previews, its release taps, a second finger or sliding off cancels. */
function useResponders({ layout, targets, onPreview, onTap, onPressed, aimRef }: TapSurfaceProps) {
  const { ref, measure, locate, within } = usePressPoint()
  const cellIn = ({ x, y }: Point) => {
    const isOff = x < 0 || y < 0 || x > layout.width || y > layout.height
    return isOff ? undefined : pressedCell(layout, targets, { x, y })?.name
  }
  const aim = (at: Point | undefined) => {
    const cell = at && cellIn(within(at))
    onPreview(cell)
    return cell
  }
  useImperativeHandle(aimRef, () => ({ aim }))
  // A gesture with a second finger taps nothing, also when the fingers leave one after the other.
  const hadSecondFinger = useRef(false)
  const cellAt = (event: GestureResponderEvent) => {
    hadSecondFinger.current ||= event.nativeEvent.touches.length > 1
    return hadSecondFinger.current ? undefined : cellIn(locate(event))
  }
  const responders: GestureResponderHandlers = {
    onStartShouldSetResponder: () => true,
    onResponderGrant: event => {
      measure()
      hadSecondFinger.current = false
      const cell = cellAt(event)
      onPreview(cell)
      onPressed?.(cell, event)
    },
    onResponderStart: event => onPreview(cellAt(event)),
    onResponderMove: event => onPreview(cellAt(event)),
    onResponderRelease: event => {
      onPreview(undefined)
      const cell = cellAt(event)
      if (cell !== undefined) onTap(cell)
    },
    onResponderTerminate: () => onPreview(undefined),
  }
  return { ref, measure, responders }
}

/** The size of a cell's element in cells: rows of hexagons are this far apart, so that elements do not overlap. */
const CELL_SHARE = 0.866

/** The labels of the cells, and the targets for which they were made. */
interface CellLabels {
  readonly labelOf: (cell: string, isTarget: boolean) => string
  readonly targets: ReadonlySet<string>
}

interface CellRowProps extends Pick<CellTargetProps, 'size' | 'register' | 'onFocus' | 'onTap'> {
  readonly row: readonly Cell[]
  readonly targets: ReadonlySet<string>
  readonly selected: ReadonlySet<string>
  readonly labels: CellLabels
  /** The cell that can be tabbed to, if it is in this row. */
  readonly tabStop: Cell | undefined
}

const CellRow = memo(function CellRow({ row, targets, selected, labels, tabStop, ...rest }: CellRowProps) {
  const { size } = rest
  const top = Math.min(...row.map(({ centre }) => centre.y)) - size / 2
  const height = Math.max(...row.map(({ centre }) => centre.y)) + size / 2 - top
  return (
    <View role="row" style={[styles.row, { top, height }]} pointerEvents="box-none">
      {row.map(cell => (
        <CellTarget
          key={cell.name}
          cell={cell}
          top={cell.centre.y - size / 2 - top}
          label={labels.labelOf(cell.name, labels.targets.has(cell.name))}
          isTarget={targets.has(cell.name)}
          isSelected={selected.has(cell.name)}
          isTabStop={cell === tabStop}
          {...rest}
        />
      ))}
    </View>
  )
})

const styles = StyleSheet.create({
  surface: { userSelect: 'none', cursor: 'pointer' },
  // As high as its cells: screen readers on phones go through the board by position.
  row: { position: 'absolute', left: 0, right: 0 },
})
