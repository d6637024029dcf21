import { useEffect, useMemo, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import type { Box } from '../../board/layout'
import { useScreenBox } from '../../components/useScreenBox'
import { lookUpGameUi } from '../../games/registry'
import { arrangeSeating } from '../../model/session/seating'
import type { MatchSession } from '../../model/session/session'
import { noInput } from '../../model/session/taps'
import { useKeys } from '../../platform/useKeys'
import { hasModifier, web } from '../../platform/web'
import { playMoveSounds } from '../../sounds/playMoveSounds'
import { useTheme } from '../../theme/useTheme'
import { BoardProvider, type BoardContextValue } from '../board/BoardContext'
import { useBoardActions } from '../board/useBoardActions'
import { usePlayView } from '../board/usePlayView'
import { useRefusal } from '../board/useRefusal'
import { BackCancels } from '../play/BackCancels'
import { PlayLayoutProvider, type PlayLayout } from '../play/layout/playLayout'
import { useLayouts } from '../play/layout/useLayouts'
import { practiceLayout } from './practiceLayout'

/** How a screen is divided. */
type Divide = NonNullable<Parameters<typeof useLayouts>[4]>

/** The board of a session that is not saved. */
export interface PracticeBoardSpec extends Pick<BoardContextValue, 'session' | 'pointers'> {
  /** Whether the board is turned for the other side. */
  readonly isFlipped?: boolean
  /** How the screen is divided, where something lies along the board. */
  readonly divide?: Divide
}

interface PracticeScreenProps extends PracticeBoardSpec {
  readonly testID: string
  /** `data-*` attributes for programs that drive the page. */
  readonly data: Readonly<Record<string, string | undefined>>
  /** The parts of the screen: usually one `PracticeFrame`. */
  readonly children: ReactNode
}

/** A screen with a real board outside of a saved match: lessons, puzzles, review and explore. */
export function PracticeScreen({ testID, data, children, ...spec }: PracticeScreenProps) {
  const theme = useTheme()
  const { box, onLayout } = useScreenBox()
  const { board, layout } = usePracticeBoard(spec, box)
  const isEntering = board.view.taps.length > 0 || board.view.chooser.length > 0
  useKeys(({ nativeEvent, defaultPrevented = false }) => {
    if (defaultPrevented || hasModifier(nativeEvent) || nativeEvent.key !== 'Escape') return
    if (spec.session.getState().input !== noInput) board.actions.cancel()
  })
  return (
    <PlayLayoutProvider value={layout}>
      <BoardProvider value={board}>
        <View
          role="main"
          testID={testID}
          style={[styles.screen, { backgroundColor: theme.paper }]}
          onLayout={onLayout}
          {...web({ dataSet: data })}
        >
          {isEntering && <BackCancels onCancel={board.actions.cancel} />}
          {children}
        </View>
      </BoardProvider>
    </PlayLayoutProvider>
  )
}

/** What the parts of a practice screen share: its board, and how the screen is divided. Moves are heard. */
export function usePracticeBoard(
  { session, pointers, isFlipped = false, divide = practiceLayout }: PracticeBoardSpec,
  screen: Box,
): { readonly board: BoardContextValue; readonly layout: PlayLayout } {
  const view = usePlayView(session)
  const { match } = view
  const gameUi = lookUpGameUi(match.game)
  const home = useMemo(() => gameUi.draw.homeSide?.(match.setup), [gameUi, match.setup])
  const seating = { ...arrangeSeating(match, home, isFlipped, 'side'), way: undefined }
  const { playLayout: layout, boardLayout } = useLayouts(gameUi, view, screen, seating, divide)
  const { refused, explain } = useRefusal(session)
  const actions = useBoardActions(session, boardLayout.pitch, explain)
  useSounds(session)
  const shared = pointers ? { pointers } : {}
  return { board: { session, gameUi, view, seating, screen, boardLayout, actions, refused, ...shared }, layout }
}

function useSounds(session: MatchSession): void {
  const { device } = useApp()
  useEffect(() => playMoveSounds(session, device), [session, device])
}

const styles = StyleSheet.create({ screen: { flex: 1 } })
