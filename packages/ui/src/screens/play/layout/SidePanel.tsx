import { positionOf, type Side } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { offeredSwap } from '../../../model/session/swap'
import { space } from '../../../theme/tokens'
import { useTheme } from '../../../theme/useTheme'
import { ActionBar } from '../dock/ActionBar'
import { usePlayLayout } from './playLayout'
import { PADDING } from './faceToFacePlan'
import { DockFrame } from '../../board/DockFrame'
import { decisionFor } from '../dock/Dock'
import { usePlay } from '../PlayContext'
import { PlayerStrip } from '../../board/PlayerStrip'
import { isShownTo, RequestPanel } from '../dock/RequestPanel'
import { sideActions } from '../dock/sideActions'
import { EndPlace } from '../end/EndPlace'
import { useEnd } from '../end/useEnd'
import { SwapOffer } from '../dock/SwapOffer'
import { Tray } from '../../board/Tray'

interface SidePanelProps {
  readonly side: Side
  /** Whether its player sits at the far edge: everything is turned towards them. */
  readonly isFar: boolean
}

/** One player's edge of the screen while both sit face to face: who they are, what happens, and their own buttons. */
export function SidePanel({ side, isFar }: SidePanelProps) {
  const { view } = usePlay()
  const theme = useTheme()
  const { facing, heights, across } = usePlayLayout()
  // The present turn counts, also while an earlier position is shown.
  const isToMove = positionOf(view.match).turn === side
  return (
    <View
      testID={isFar ? 'panel-far' : 'panel-near'}
      style={[
        styles.panel,
        { height: facing?.panel, backgroundColor: theme.surface, borderColor: theme.line },
        facing?.isWide && styles.wide,
        isFar && styles.far,
      ]}
    >
      <View style={facing?.isWide && styles.half}>
        <PlayerStrip side={side} />
        <View style={{ height: heights.commonTray }}>{isToMove && <Tray side={undefined} />}</View>
      </View>
      <View style={facing?.isWide && styles.half}>
        <EndPlace end={useEnd()} room={{ width: across, height: heights.status }} isBare isEcho={isFar} />
        <DockFrame>
          <OwnDock side={side} isFar={isFar} isToMove={isToMove} />
        </DockFrame>
      </View>
    </View>
  )
}

/** What this player must answer or decide, else their buttons. */
function OwnDock({ side, isFar, isToMove }: SidePanelProps & { readonly isToMove: boolean }) {
  const { t } = useTranslation()
  const play = usePlay()
  const { view, requests } = play
  const { current } = requests
  if (current && isShownTo(current, side)) return <RequestPanel side={side} request={current} />
  const swap = offeredSwap(view)
  const decision = isToMove ? (decisionFor(view) ?? (swap && <SwapOffer swap={swap} />)) : undefined
  if (decision) return decision
  const actions = sideActions(t, play, side, isFar)
  return <ActionBar actions={actions} />
}

const styles = StyleSheet.create({
  panel: {
    width: '100%',
    paddingHorizontal: space.s,
    paddingVertical: PADDING,
    justifyContent: 'center',
    // Between the panel and the board, whichever edge the panel is at.
    borderTopWidth: 1,
  },
  wide: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  half: { flex: 1 },
  far: { transform: [{ rotate: '180deg' }] },
})
