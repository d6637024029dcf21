import { memo } from 'react'
import { Platform, StyleSheet, View } from 'react-native'
import { web } from '../platform/web'
import type { CellTargetProps } from './cells'

/**
 * Android's screen reader taps by this action. On iOS it would be one more entry in the screen reader's menu: there
 * `onAccessibilityTap` is called. Without either, the screen reader would press the screen, and the press would go to
 * the nearest legal cell.
 */
const ACTIVATE = [{ name: 'activate' }]

/** A cell for screen readers and keys. Touches and pointers go through to the surface. */
export const CellTarget = memo(function CellTarget(props: CellTargetProps) {
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
      onFocus={() => onFocus(name, true)}
      accessibilityActions={Platform.OS === 'android' ? ACTIVATE : undefined}
      onAccessibilityAction={tap}
      onAccessibilityTap={tap}
      style={[styles.cell, { left: centre.x - size / 2, top, width: size, height: size }]}
      {...web({ dataSet: { target: isTarget ? 'true' : undefined } })}
    />
  )
})

const styles = StyleSheet.create({ cell: { position: 'absolute', borderRadius: 999 } })
