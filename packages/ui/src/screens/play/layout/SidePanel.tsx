import { positionOf, type Side } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { offeredSwap } from '../../../model/session/swap'
import { space } from '../../../theme/tokens'
import { useTheme } from '../../../theme/useTheme'
import { ActionBar } from '../dock/ActionBar'
import type { Doors } from '../dock/actions'
import { usePlayLayout } from './playLayout'
import { PADDING } from './faceToFacePlan'
import type { DockProps } from '../dock/decisions'
import { Buttons, decisionOf, DockFrame } from '../dock/Dock'
import { PlayerStrip } from '../players/PlayerStrip'
import { concerns, RequestPanel } from '../dock/RequestPanel'
import { sideActions } from '../dock/sideActions'
import { Status } from '../Status'
import { SwapOffer } from '../dock/SwapOffer'
import { Tray } from '../players/Tray'
import type { Requests } from '../dock/useRequests'

interface SidePanelProps extends DockProps {
  readonly side: Side
  /** Whether its player sits at the far edge: everything is turned to them. */
  readonly isFar: boolean
  readonly isAwake: boolean
  readonly asking: Requests
  readonly doors: Doors
  readonly onTap: (place: string) => void
}

/** All that a player has before them while both sit across the screen: who they are, what happens, and their own buttons. */
export function SidePanel(props: SidePanelProps) {
  const { view, board, side, isFar, onTap } = props
  const theme = useTheme()
  const { facing, heights } = usePlayLayout()
  // Whoever looks back does not hand the turn to the other.
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
        <PlayerStrip view={view} board={board} side={side} onTap={onTap} />
        <View style={{ height: heights.commonTray }}>
          {isToMove && <Tray view={view} board={board} side={undefined} onTap={onTap} />}
        </View>
      </View>
      <View style={facing?.isWide && styles.half}>
        <Status view={view} board={board} isEcho={isFar} />
        <DockFrame>
          <OwnDock {...props} isToMove={isToMove} />
        </DockFrame>
      </View>
    </View>
  )
}

/** What this player must answer or decide, else their buttons. */
function OwnDock({ isToMove, ...props }: SidePanelProps & { readonly isToMove: boolean }) {
  const { t } = useTranslation()
  const { view, side, isFar, isAwake, asking, doors } = props
  const { current } = asking
  if (current && concerns(current, side))
    return <RequestPanel view={view} side={side} asked={current} asking={asking} />
  const swap = offeredSwap(view)
  const decision = isToMove ? (decisionOf(props) ?? (swap && <SwapOffer {...props} swap={swap} />)) : undefined
  if (decision) return decision
  const actions = sideActions(t, view, { side, isNear: !isFar, isAwake }, doors, asking)
  return isFar ? <ActionBar actions={actions} /> : <Buttons view={view} actions={actions} />
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
