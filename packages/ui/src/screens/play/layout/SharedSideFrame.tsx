import type { ReactNode } from 'react'
import { ScrollView, StyleSheet, View, type ViewStyle } from 'react-native'
import { useSetting } from '../../../app/useSettings'
import { SheetPlaceProvider } from '../../../components/SheetPlace'
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
  /** The status. */
  readonly now: ReactNode
  /** The shared tray. */
  readonly tray: ReactNode
  /** The moves so far and the buttons. */
  readonly foot: ReactNode
  /** An open sheet, over the foot of the screen or over the panel. */
  readonly sheet: ReactNode
}

/** How much of a narrow screen a sheet covers: the upper half of the board stays in view. */
const SHEET_SHARE = 0.6

/** The places of the parts of a play screen. Each part keeps its size whatever it shows, so that nothing shifts. */
export function SharedSideFrame(props: SharedSideFrameProps) {
  const { mode } = usePlayLayout()
  const place = usePlaceOfSheets()
  return (
    <View style={styles.frame}>
      {mode === 'row' ? <Row {...props} /> : <Column {...props} />}
      <SheetPlaceProvider value={place}>{props.sheet}</SheetPlaceProvider>
    </View>
  )
}

/** Over the panel where there is one, else at the foot of the screen. */
function usePlaceOfSheets(): ViewStyle {
  const { screen, boardLayout } = usePlay()
  const isBoardRight = useSetting('boardSide') === 'right'
  const { mode, panel, isRoomy } = usePlayLayout()
  if (mode === 'column')
    return { bottom: 0, left: (screen.width - panel) / 2, width: panel, maxHeight: screen.height * SHEET_SHARE }
  const gap = isRoomy ? space.l : 0
  // The board and the panel stand side by side in the middle of a roomy screen.
  const beside = isRoomy ? Math.max(gap, (screen.width - boardLayout.width - panel - gap) / 2) : 0
  const edge = isBoardRight ? { left: beside } : { right: beside }
  return { ...edge, bottom: gap, width: panel, maxHeight: screen.height - 2 * gap }
}

function Row({ top, far, near, board, now, tray, foot }: SharedSideFrameProps) {
  const theme = useTheme()
  const { screen } = usePlay()
  const isBoardRight = useSetting('boardSide') === 'right'
  const { panel, isRoomy } = usePlayLayout()
  const card = { height: screen.height - 2 * space.l, borderColor: theme.line, backgroundColor: theme.surface }
  return (
    <ScrollView
      alwaysBounceVertical={false}
      contentContainerStyle={[styles.row, isBoardRight && styles.reversed, isRoomy && styles.roomy]}
    >
      <View style={[styles.board, !isRoomy && styles.wideBoard]}>{board}</View>
      <View
        style={[styles.panel, isRoomy ? { ...styles.card, ...card } : { minHeight: screen.height }, { width: panel }]}
      >
        {top}
        {now}
        {far}
        {near}
        {tray}
        {foot}
      </View>
    </ScrollView>
  )
}

function Column({ top, far, near, board, now, tray, foot }: SharedSideFrameProps) {
  const { screen } = usePlay()
  const width = { width: usePlayLayout().panel }
  return (
    <ScrollView alwaysBounceVertical={false} contentContainerStyle={[styles.column, { minHeight: screen.height }]}>
      <View style={width}>{top}</View>
      <View style={styles.middle}>
        <View style={[styles.strip, width]}>{far}</View>
        {board}
        <View style={[styles.strip, width]}>{near}</View>
        <View style={[width, styles.now]}>
          {now}
          {tray}
        </View>
      </View>
      <View style={width}>{foot}</View>
    </ScrollView>
  )
}

const styles = StyleSheet.create({
  frame: { flex: 1 },
  row: { flexDirection: 'row', justifyContent: 'center', alignItems: 'center', flexGrow: 1 },
  reversed: { flexDirection: 'row-reverse' },
  roomy: { padding: space.l, gap: space.l },
  board: { alignItems: 'center' },
  // A low screen has the panel at its edge.
  wideBoard: { flexGrow: 1 },
  panel: { justifyContent: 'space-between', paddingHorizontal: space.s },
  card: { paddingVertical: space.s, borderWidth: 1, borderRadius: radius.card },
  column: { alignItems: 'center' },
  // Above the foot: after a match the result card reaches over the place of the moves.
  middle: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', zIndex: 1 },
  now: { zIndex: 1 },
  strip: { paddingHorizontal: space.s },
})
