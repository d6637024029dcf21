import { createElement, memo, type CSSProperties, type MouseEvent } from 'react'
import type { CellTargetProps } from './cells'

/**
 * A cell for readers and keys; pointers go through to the surface. An element of the browser's own: a press may change a hundred
 * of them, and a view of react-native-web takes many times as long.
 */
export const CellTarget = memo(function CellTarget(props: CellTargetProps) {
  const { cell, top, size, label, isTarget, isSelected, isTabStop, register, onFocus, onTap } = props
  const { name, centre } = cell
  const style: CSSProperties = {
    position: 'absolute',
    left: centre.x - size / 2,
    top,
    width: size,
    height: size,
    borderRadius: 999,
  }
  return createElement('div', {
    ref: (element: HTMLElement | null) => register(name, element),
    role: 'gridcell',
    'aria-label': label,
    'aria-selected': isSelected ? true : undefined,
    'data-testid': `cell-${name}`,
    'data-target': isTarget ? 'true' : undefined,
    tabIndex: isTabStop ? 0 : -1,
    onFocus: () => onFocus(name),
    // A reader or a script, where no pointer was involved: the surface hears of pointers.
    onClick: ({ detail }: MouseEvent) => {
      if (detail === 0) onTap(name)
    },
    style,
  })
})
