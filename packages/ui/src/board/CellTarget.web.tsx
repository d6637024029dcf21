import { createElement, memo, type CSSProperties, type FocusEvent, type MouseEvent } from 'react'
import type { CellTargetProps } from './cells'

/**
 * A cell for screen readers and keys; pointers go through to the surface. It is a plain browser element, because a
 * press may change a hundred of them and a view of react-native-web takes many times as long.
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
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => onFocus(name, currentTarget.matches(':focus-visible')),
    // From a screen reader or a script: presses of pointers go to the surface and have a detail above 0.
    onClick: ({ detail }: MouseEvent) => {
      if (detail === 0) onTap(name)
    },
    style,
  })
})
