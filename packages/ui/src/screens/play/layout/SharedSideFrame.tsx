import type { ReactNode } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import { useSetting } from '../../../app/useSettings'
import { radius, space } from '../../../theme/tokens'
import { useTheme } from '../../../theme/useTheme'
import { usePlay } from '../PlayContext'
import { usePlayLayout } from './playLayout'

interface SharedSideFrameProps {
  readonly top: ReactNode
  /** The strips of the players: the near one is at the foot of the screen. */
  readonly far: ReactNode
  readonly near: ReactNode
  readonly board: ReactNode
  /** The status and the shared tray. */
  readonly now: ReactNode
  /** The moves so far and the buttons. */
  readonly foot: ReactNode
  /** An open sheet, over the foot of the screen or over the panel. */
  readonly sheet: ReactNode
}

/** How much of a narrow screen a sheet covers: the upper half of the board stays in view. */
const SHEET_SHARE = 0.6

/** The places of the parts of a play screen. Each part keeps its size whatever it shows, so that nothing shifts. */
export function SharedSideFrame({ top, far, near, board, now, foot, sheet }: SharedSideFrameProps) {
  const theme = useTheme()
  const { screen } = usePlay()
  const isBoardRight = useSetting('boardSide') === 'right'
  const { mode, panel, isRoomy } = usePlayLayout()
  const card = { height: screen.height - 2 * space.l, borderColor: theme.line, backgroundColor: theme.surface }
  if (mode === 'row') {
    return (
      <ScrollView
        alwaysBounceVertical={false}
        contentContainerStyle={[styles.row, isBoardRight && styles.reversed, isRoomy && styles.roomy]}
      >
        <View style={styles.board}>{board}</View>
        <View
          style={[styles.panel, isRoomy ? { ...styles.card, ...card } : { minHeight: screen.height }, { width: panel }]}
        >
          {top}
          {far}
          {near}
          {now}
          {foot}
          {sheet !== undefined && <View style={StyleSheet.absoluteFill}>{sheet}</View>}
        </View>
      </ScrollView>
    )
  }
  const width = { width: panel }
  return (
    <ScrollView alwaysBounceVertical={false} contentContainerStyle={[styles.column, { minHeight: screen.height }]}>
      <View style={width}>{top}</View>
      <View style={styles.middle}>
        <View style={[styles.strip, width]}>{far}</View>
        {board}
        <View style={[styles.strip, width]}>{near}</View>
        <View style={width}>{now}</View>
      </View>
      <View style={width}>{foot}</View>
      {sheet !== undefined && (
        <View style={[styles.sheet, width, { height: screen.height * SHEET_SHARE }]}>{sheet}</View>
      )}
    </ScrollView>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'center', alignItems: 'center', flexGrow: 1 },
  reversed: { flexDirection: 'row-reverse' },
  roomy: { padding: space.l, gap: space.l },
  board: { flexGrow: 1, alignItems: 'center' },
  panel: { justifyContent: 'space-between', paddingHorizontal: space.s },
  card: { paddingVertical: space.s, borderWidth: 1, borderRadius: radius.card },
  column: { alignItems: 'center' },
  middle: { flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
  sheet: { position: 'absolute', bottom: 0 },
  strip: { paddingHorizontal: space.s },
})
