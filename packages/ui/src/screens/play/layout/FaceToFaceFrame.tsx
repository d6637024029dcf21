import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { AppText } from '../../../components/AppText'
import { SheetPlaceProvider } from '../../../components/SheetPlace'
import { usePlay } from '../PlayContext'
import { usePlayLayout } from './playLayout'

interface FaceToFaceFrameProps {
  /** Read by screen readers alone: there is no room to show it the right way up for both. */
  readonly heading: string
  readonly far: ReactNode
  readonly near: ReactNode
  readonly board: ReactNode
  /** What belongs to both players. */
  readonly rail: ReactNode
  /** An open sheet, at the edge of the player who opened it and the right way up for them. */
  readonly sheet: ReactNode
  readonly isSheetFar: boolean
}

/** How much of the height a sheet takes: the other player's panel stays in view. */
const SHEET_SHARE = 0.6
/** A sheet is no wider than this, in the middle of its player's edge. */
const SHEET_WIDTH = 560

/** The places of the parts while two people sit face to face. Each part keeps its size whatever it shows. */
export function FaceToFaceFrame({ heading, far, near, board, rail, sheet, isSheetFar }: FaceToFaceFrameProps) {
  const { screen } = usePlay()
  const { facing } = usePlayLayout()
  const width = Math.min(SHEET_WIDTH, screen.width)
  const sheetBox = { width, left: (screen.width - width) / 2, maxHeight: screen.height * SHEET_SHARE }
  return (
    <View style={styles.frame}>
      <View style={styles.unseen}>
        <AppText role="heading">{heading}</AppText>
      </View>
      {far}
      <View style={[styles.middle, facing?.rail === 'beside' && styles.row]}>
        <View style={styles.board}>{board}</View>
        {rail}
      </View>
      {near}
      <SheetPlaceProvider value={{ ...sheetBox, ...(isSheetFar ? styles.far : styles.near) }}>
        {sheet}
      </SheetPlaceProvider>
    </View>
  )
}

const styles = StyleSheet.create({
  frame: { flex: 1, justifyContent: 'space-between' },
  middle: { flexGrow: 1, flexShrink: 1, alignItems: 'center', justifyContent: 'center' },
  row: { flexDirection: 'row', justifyContent: 'space-between' },
  board: { flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
  unseen: { position: 'absolute', opacity: 0, pointerEvents: 'none' },
  near: { bottom: 0 },
  far: { top: 0, transform: [{ rotate: '180deg' }] },
})
