import type { ReactNode } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import type { Box } from '../../../board/layout'
import { useSetting } from '../../../app/useSettings'
import { radius, space } from '../../../theme/tokens'
import { useTheme } from '../../../theme/useTheme'
import type { PlayLayout } from './playLayout'

interface TableProps {
  readonly arrangement: PlayLayout
  readonly screen: Box
  readonly top: ReactNode
  /** The strips of the players: near is this side of the table. */
  readonly far: ReactNode
  readonly near: ReactNode
  readonly board: ReactNode
  /** What is going on and what must be decided. */
  readonly now: ReactNode
  /** The moves so far and the buttons. */
  readonly foot: ReactNode
  /** A sheet over the foot of the screen, or over the panel. */
  readonly over?: ReactNode
}

/** How much of a narrow screen a sheet covers: the upper half of the board stays in view. */
const SHEET_SHARE = 0.6

/** The parts of a play screen in their places. Each keeps its size whatever it shows, so that nothing ever shifts. */
export function SharedSideFrame({ arrangement, screen, top, far, near, board, now, foot, over }: TableProps) {
  const theme = useTheme()
  const isBoardRight = useSetting('boardSide') === 'right'
  const { mode, panel, isRoomy } = arrangement
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
          {over !== undefined && <View style={StyleSheet.absoluteFill}>{over}</View>}
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
      {over !== undefined && <View style={[styles.sheet, width, { height: screen.height * SHEET_SHARE }]}>{over}</View>}
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
