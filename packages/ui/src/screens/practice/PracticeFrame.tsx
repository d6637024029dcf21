import { otherSide } from '@tabuleiro/engine'
import ArrowLeft from 'lucide-react-native/icons/arrow-left'
import { useCallback, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet, View } from 'react-native'
import { useSetting } from '../../app/useSettings'
import { AppText } from '../../components/AppText'
import { IconButton } from '../../components/Button'
import { radius, space } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { useBoard } from '../board/BoardContext'
import { MatchBoard } from '../board/MatchBoard'
import { PlayerStrip } from '../board/PlayerStrip'
import { Tray } from '../board/Tray'
import { usePlayLayout } from '../play/layout/playLayout'
import { PracticeDock } from './PracticeDock'
import { ScrollToTopProvider } from './scrollToTop'

interface PracticeFrameProps {
  readonly title: string
  /** Where in the whole this is: a step of a lesson, a counter. */
  readonly progress?: ReactNode
  readonly leaveId: string
  readonly onLeave: () => void
  /** The words: they may grow and scroll, and move nothing. */
  readonly children: ReactNode
  /** The buttons, while nothing must be decided on the board. */
  readonly buttons: ReactNode
  /** A board that is not played on, in place of the usual one with its players. */
  readonly board?: ReactNode
  /** What lies along the board: below it in a column, at its left side in a row. */
  readonly edge?: ReactNode
}

/**
 * The parts of a practice screen: the board with its players and trays, words, and a bar of buttons at the foot. The
 * board stands where it stands, whatever the words and buttons are.
 */
export function PracticeFrame(props: PracticeFrameProps) {
  return usePlayLayout().mode === 'row' ? <Row {...props} /> : <Column {...props} />
}

function Column(props: PracticeFrameProps) {
  const { near, far } = useSides()
  const { panel, heights } = usePlayLayout()
  const width = { width: panel }
  const scroller = useRef<ScrollView>(null)
  const toTop = useCallback(() => scroller.current?.scrollTo({ y: 0, animated: false }), [])
  return (
    <View style={styles.column}>
      <ScrollView
        ref={scroller}
        style={styles.fill}
        alwaysBounceVertical={false}
        contentContainerStyle={[styles.columnContents, styles.centred]}
      >
        <View style={width}>
          <TopBar {...props} />
        </View>
        {props.board ?? (
          <>
            <View style={[styles.strip, width]}>
              <PlayerStrip side={far} />
            </View>
            <MatchBoard />
            {props.edge}
            <View style={[styles.strip, width]}>
              <PlayerStrip side={near} />
              <Tray side={undefined} />
            </View>
          </>
        )}
        <View style={[styles.words, width, { minHeight: heights.status }]}>
          <ScrollToTopProvider value={toTop}>{props.children}</ScrollToTopProvider>
        </View>
      </ScrollView>
      <View style={[styles.foot, width]}>
        <PracticeDock>{props.buttons}</PracticeDock>
      </View>
    </View>
  )
}

function Row(props: PracticeFrameProps) {
  const theme = useTheme()
  const { near, far } = useSides()
  const { screen } = useBoard()
  const { panel, isRoomy, heights } = usePlayLayout()
  const isBoardRight = useSetting('boardSide') === 'right'
  const height = isRoomy ? screen.height - 2 * space.l : screen.height
  const card = { ...styles.card, borderColor: theme.line, backgroundColor: theme.surface }
  return (
    <View style={[styles.row, isBoardRight && styles.reversed, isRoomy && styles.roomy]}>
      <View style={[styles.board, !isRoomy && styles.fill]}>
        {props.edge}
        {props.board ?? <MatchBoard />}
      </View>
      <View style={[styles.panel, isRoomy && card, { width: panel, height }]}>
        <ScrollView style={styles.fill} alwaysBounceVertical={false} contentContainerStyle={styles.columnContents}>
          <TopBar {...props} />
          {props.board === undefined && (
            <>
              <PlayerStrip side={far} />
              <PlayerStrip side={near} />
              <Tray side={undefined} />
            </>
          )}
          <View style={[styles.words, isRoomy && styles.airy, { minHeight: heights.status }]}>{props.children}</View>
        </ScrollView>
        <PracticeDock>{props.buttons}</PracticeDock>
      </View>
    </View>
  )
}

/** Who sits near and who far. */
function useSides() {
  const { near } = useBoard().seating
  return { near, far: otherSide(near) }
}

function TopBar({ title, progress, leaveId, onLeave }: PracticeFrameProps) {
  const { t } = useTranslation()
  const { heights } = usePlayLayout()
  return (
    <View style={[styles.top, { minHeight: heights.top }]}>
      <IconButton testID={leaveId} label={t('app.back')} Icon={ArrowLeft} onPress={onLeave} />
      <View style={styles.fill}>
        <AppText role="heading" isBold numberOfLines={2}>
          {title}
        </AppText>
      </View>
      {progress}
    </View>
  )
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  column: { flex: 1, alignItems: 'center' },
  columnContents: { flexGrow: 1 },
  centred: { alignItems: 'center' },
  strip: { paddingHorizontal: space.s },
  words: { flexGrow: 1, padding: space.s, paddingHorizontal: space.l, gap: space.s },
  airy: { paddingVertical: space.l, paddingHorizontal: space.s, gap: space.m },
  foot: { maxWidth: '100%' },
  row: { flex: 1, flexDirection: 'row', justifyContent: 'center', alignItems: 'center' },
  reversed: { flexDirection: 'row-reverse' },
  roomy: { padding: space.l, gap: space.l },
  board: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center' },
  panel: { paddingHorizontal: space.s },
  card: { paddingVertical: space.s, borderWidth: 1, borderRadius: radius.card },
  top: { flexDirection: 'row', alignItems: 'center', gap: space.xs, paddingRight: space.s },
})
