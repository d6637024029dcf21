import { memo, useCallback, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { Platform, StyleSheet, View, type GestureResponderEvent, type GestureResponderHandlers } from 'react-native'
import { web, type KeyPress } from '../platform/web'
import { focusAfter } from './focus'
import { pressedCell, type BoardLayout, type Cell } from './layout'
import { usePressPoint } from './pressPoint'

interface TapSurfaceProps {
  readonly layout: BoardLayout
  readonly label: string
  readonly targets: ReadonlySet<string>
  /** The cells of the move that is being entered. */
  readonly selected: ReadonlySet<string>
  readonly labelOf: (cell: string, isTarget: boolean) => string
  /** The cell under the finger or pointer while it is held down. */
  readonly onPreview: (cell: string | undefined) => void
  readonly onTap: (cell: string) => void
  readonly focusRef?: Ref<BoardFocus> | undefined
}

/** Lets a screen send the keyboard to the board. */
export interface BoardFocus {
  focus(): void
}

/**
 * One responder over the whole board, so that there are no dead gaps, with one element per cell inside it for screen readers
 * and the keyboard. A press previews, its release taps, sliding off the board cancels.
 */
export const TapSurface = memo(function TapSurface(props: TapSurfaceProps) {
  const { layout, targets, onTap } = props
  const { ref, measure, responders } = useResponders(props)
  const { focused, onFocus, moveFocus, register } = useCellFocus(layout, props.focusRef)
  const onKeyDown = (event: KeyPress) => {
    const { key } = event.nativeEvent
    if (key === 'Enter' || key === ' ') onTap(focused)
    else if (!moveFocus(key, event.nativeEvent.shiftKey === true)) return
    event.preventDefault()
  }
  const rest = { onLayout: measure, ...responders, ...web({ onKeyDown }) }
  const size = layout.pitch * CELL_SHARE
  return (
    <View ref={ref} role="grid" aria-label={props.label} style={[StyleSheet.absoluteFill, styles.surface]} {...rest}>
      {layout.rows.map(row => {
        const top = Math.min(...row.map(({ centre }) => centre.y)) - size / 2
        const height = Math.max(...row.map(({ centre }) => centre.y)) + size / 2 - top
        return (
          <View key={row[0]?.name} role="row" style={[styles.row, { top, height }]} pointerEvents="box-none">
            {row.map(cell => (
              <CellTarget
                key={cell.name}
                cell={cell}
                top={cell.centre.y - size / 2 - top}
                size={size}
                label={props.labelOf(cell.name, targets.has(cell.name))}
                isTarget={targets.has(cell.name)}
                isSelected={props.selected.has(cell.name)}
                isTabStop={cell.name === focused}
                register={register}
                onFocus={onFocus}
                onTap={onTap}
              />
            ))}
          </View>
        )
      })}
    </View>
  )
})

/** Fingers and pointers: a press previews, its release taps, a second finger or sliding off cancels. */
function useResponders({ layout, targets, onPreview, onTap }: TapSurfaceProps) {
  const { ref, measure, pointOf } = usePressPoint()
  // Once a second finger has come, the whole gesture taps nothing, also when the fingers leave one after the other.
  const hadTwo = useRef(false)
  const cellAt = (event: GestureResponderEvent) => {
    const { x, y } = pointOf(event)
    hadTwo.current ||= event.nativeEvent.touches.length > 1
    const isOff = x < 0 || y < 0 || x > layout.width || y > layout.height || hadTwo.current
    return isOff ? undefined : pressedCell(layout, targets, { x, y })?.name
  }
  const responders: GestureResponderHandlers = {
    onStartShouldSetResponder: () => true,
    onResponderGrant: event => {
      measure()
      hadTwo.current = false
      onPreview(cellAt(event))
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

/** Rows of hexagons are this far apart, so that the elements of neighbouring cells do not overlap. */
const CELL_SHARE = 0.866

/** The board is one tab stop: a single cell can be tabbed to, and the arrow keys move from it. */
function useCellFocus(layout: BoardLayout, focusRef: Ref<BoardFocus> | undefined) {
  const [wanted, setWanted] = useState<string>()
  const views = useRef(new Map<string, View>())
  const focused = wanted !== undefined && layout.byName.has(wanted) ? wanted : (layout.rows[0]?.[0]?.name ?? '')
  const register = useCallback((name: string, view: View | null) => {
    if (view) views.current.set(name, view)
    else views.current.delete(name)
  }, [])
  useImperativeHandle(focusRef, () => ({ focus: () => views.current.get(focused)?.focus() }), [focused])
  const moveFocus = (key: string, shift: boolean) => {
    const name = focusAfter(layout, focused, key, shift)
    if (name !== undefined) views.current.get(name)?.focus()
    return name !== undefined
  }
  return { focused, onFocus: setWanted, moveFocus, register }
}

interface CellTargetProps {
  readonly cell: Cell
  /** Where it begins within its row. */
  readonly top: number
  readonly size: number
  readonly label: string
  readonly isTarget: boolean
  readonly isSelected: boolean
  readonly isTabStop: boolean
  readonly register: (name: string, view: View | null) => void
  readonly onFocus: (name: string) => void
  readonly onTap: (name: string) => void
}

/**
 * Android's reader taps by this action. On iOS the same list would show it as one more entry in the reader's menu: there a view
 * hears `onAccessibilityTap`. Without either, a reader would press the screen, and the press would go to the nearest legal cell.
 */
const ACTIVATE = [{ name: 'activate' }]

/** A cell for readers and keys. Fingers and pointers go through to the surface. */
const CellTarget = memo(function CellTarget(props: CellTargetProps) {
  const { cell, top, size, label, isTarget, isSelected, isTabStop, register, onFocus, onTap } = props
  const { name, centre } = cell
  const tap = () => onTap(name)
  return (
    <View
      ref={view => register(name, view)}
      accessible
      role="cell"
      aria-label={label}
      aria-selected={isSelected ? true : undefined}
      testID={`cell-${name}`}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={() => onFocus(name)}
      accessibilityActions={Platform.OS === 'android' ? ACTIVATE : undefined}
      onAccessibilityAction={tap}
      onAccessibilityTap={tap}
      style={[styles.cell, { left: centre.x - size / 2, top, width: size, height: size }]}
      {...web({
        role: 'gridcell',
        dataSet: { target: isTarget ? 'true' : undefined },
        onClick: event => {
          if (event.nativeEvent.detail === 0) tap()
        },
      })}
    />
  )
})

const styles = StyleSheet.create({
  surface: { userSelect: 'none', cursor: 'pointer' },
  // As high as its cells: readers on phones go through the board by where things are.
  row: { position: 'absolute', left: 0, right: 0 },
  cell: { position: 'absolute', borderRadius: 999 },
})
