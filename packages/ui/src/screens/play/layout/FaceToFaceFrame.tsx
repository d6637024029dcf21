import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import type { Box } from '../../../board/layout'
import { usePlayLayout } from './playLayout'

interface FacingTableProps {
  readonly screen: Box
  readonly far: ReactNode
  readonly near: ReactNode
  readonly board: ReactNode
  /** What belongs to both. */
  readonly rail: ReactNode
  /** A sheet on the mover's side, the right way up for them. */
  readonly over?: ReactNode
  readonly isMoverFar: boolean
}

/** How much of the height a sheet takes: the other player's panel stays in view. */
const SHEET_SHARE = 0.6
/** A sheet is no wider than this, in the middle of the mover's edge. */
const SHEET_WIDTH = 560

/** The parts of a screen between two people in their places. Each keeps its size whatever it shows. */
export function FaceToFaceFrame({ screen, far, near, board, rail, over, isMoverFar }: FacingTableProps) {
  const { facing } = usePlayLayout()
  const width = Math.min(SHEET_WIDTH, screen.width)
  const sheet = { width, left: (screen.width - width) / 2, height: screen.height * SHEET_SHARE }
  return (
    <View style={styles.table}>
      {far}
      <View style={[styles.middle, facing?.rail === 'beside' && styles.row]}>
        <View style={styles.board}>{board}</View>
        {rail}
      </View>
      {near}
      {over !== undefined && (
        <View testID="dialog" style={[styles.sheet, sheet, isMoverFar ? styles.far : styles.near]}>
          {over}
        </View>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  table: { flex: 1, justifyContent: 'space-between' },
  middle: { flexGrow: 1, flexShrink: 1, alignItems: 'center', justifyContent: 'center' },
  row: { flexDirection: 'row', justifyContent: 'space-between' },
  board: { flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
  sheet: { position: 'absolute' },
  near: { bottom: 0 },
  far: { top: 0, transform: [{ rotate: '180deg' }] },
})
