import { startTransition, useCallback, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { useStableCallback } from '../components/useStableCallback'
import { hasModifier, type Key } from '../platform/web'
import { cellAfterArrow, cellWithNumber, isVertical, typeName } from './arrowKeys'
import type { Focusable } from './cells'
import { nearestCell, type BoardLayout } from './layout'

/** The keyboard focus on a board. */
export interface BoardFocus {
  /** Moves it to the cell where it was last, or to the nearest of some cells. */
  focus(among?: ReadonlySet<string>): void
  /** Gives the arrow keys and letters to the board, wherever it got the focus from. */
  take(): void
  /** Gives the arrow keys back to the screen; false if the board does not have them. */
  leave(): boolean
}

/** What keys on the board do beyond moving its focus. */
export interface BoardKeys {
  /** The places that can be tapped now. */
  readonly targets: ReadonlySet<string>
  readonly onTap: (cell: string) => void
  /** A number was typed that is no part of a cell's name; false if it means nothing. */
  readonly onNumber?: ((number: number) => boolean) | undefined
  /** Tab was pressed; true if the focus has gone where it should. */
  readonly onTabOut?: (() => boolean) | undefined
}

/**
 * The board is one tab stop: a single cell can be tabbed to, and the arrow keys move from it. They belong to the board
 * only once it was entered by keys, since a press of a pointer moves the focus as well. Typing the name of a cell goes
 * there, and its letter, or a number that means nothing else, to the first such cell that can be tapped. Keys start at
 * the cell with the focus now; which cell the next Tab returns to is rendered in a transition, after what a press has
 * changed.
 */
export function useCellFocus(
  layout: BoardLayout,
  focusRef: Ref<BoardFocus> | undefined,
  { targets, onTap, onNumber, onTabOut }: BoardKeys,
) {
  const { now, hasArrows, onFocus, take, leave, register, focusCell } = useFocusedCell()
  const [tabbed, setTabbed] = useState<string>()
  const column = useColumn(layout)
  const within = (name: string | undefined) =>
    name !== undefined && layout.byName.has(name) ? name : (layout.rows[0]?.[0]?.name ?? '')
  const focus = useStableCallback((among?: ReadonlySet<string>) => {
    const { centre } = layout.byName.get(within(now.current)) ?? {}
    const near = layout.cells.filter(({ name }) => among?.has(name))
    focusCell((centre && nearestCell(near, centre)?.name) ?? within(now.current))
  })
  useImperativeHandle(focusRef, () => ({ focus, take, leave }), [focus, take, leave])
  const typed = useRef('')
  const cellByKey = (from: string, key: string, shift: boolean) =>
    /^[1-9]$/.test(key)
      ? cellWithNumber(layout, targets, Number(key), from)
      : cellAfterArrow(layout, from, key, shift, column.at(from))
  const onKey = (pressed: Key): boolean => {
    const { key } = pressed
    if (hasModifier(pressed)) return false
    const from = within(now.current)
    const shift = pressed.shiftKey === true
    // With Shift, and on a board that was pressed, letters press the buttons of the screen.
    const isName = hasArrows.current && !(shift && /^[a-z]$/i.test(key))
    const named = isName
      ? typeName(layout, targets, { before: typed.current, from, key: key.toLowerCase() })
      : undefined
    typed.current = named?.typed ?? ''
    if (named) focusCell(named.cell)
    else if (key === 'Enter' || key === ' ') onTap(from)
    else if (key === 'Tab') return !shift && onTabOut?.() === true
    else if (/^[1-9]$/.test(key) && onNumber?.(Number(key)) === true) return true
    else {
      const to = hasArrows.current ? cellByKey(from, key, shift) : undefined
      if (to === undefined) return false
      column.keep(isVertical(key) ? { from, to } : undefined)
      focusCell(to)
    }
    return true
  }
  const onCellFocus = useCallback(
    (name: string, isByKeys: boolean) => {
      onFocus(name, isByKeys)
      startTransition(() => setTabbed(name))
    },
    [onFocus],
  )
  return { tabStop: within(tabbed), onFocus: onCellFocus, onKey, register }
}

/** The elements of the cells, which of them has the focus, and whether it came there by keys. */
function useFocusedCell() {
  const now = useRef<string>(undefined)
  const hasArrows = useRef(false)
  const views = useRef(new Map<string, Focusable>())
  const register = useCallback((name: string, view: Focusable | null) => {
    if (view) views.current.set(name, view)
    else views.current.delete(name)
  }, [])
  const onFocus = useCallback((name: string, isByKeys: boolean) => {
    now.current = name
    hasArrows.current = isByKeys
  }, [])
  const take = useCallback(() => {
    hasArrows.current = true
  }, [])
  const leave = useCallback(() => {
    const had = hasArrows.current
    hasArrows.current = false
    return had
  }, [])
  const focusCell = useCallback((name: string) => views.current.get(name)?.focus(), [])
  return { now, hasArrows, onFocus, take, leave, register, focusCell }
}

/** The column that the arrow keys keep while they go up or down: the middle of the cell where they began. */
function useColumn({ byName }: BoardLayout) {
  const kept = useRef<{ readonly cell: string; readonly x: number | undefined }>(undefined)
  const at = (cell: string) => (kept.current?.cell === cell ? kept.current.x : byName.get(cell)?.centre.x)
  return {
    at,
    keep: (step: { readonly from: string; readonly to: string } | undefined) => {
      kept.current = step && { cell: step.to, x: at(step.from) }
    },
  }
}
