import { StyleSheet, View } from 'react-native'
import type { GameBoard } from '../../boards/game'
import type { PlayView } from '../../match/view'
import { space } from '../../theme/tokens'
import { useArrangement } from './arrange'
import { Pending } from './Pending'
import { ResultPanel } from './ResultPanel'
import { SwapChoice } from './SwapChoice'

/** What the slot needs to know, and what can be decided in it. */
export interface SlotProps {
  readonly view: PlayView
  readonly board: GameBoard
  readonly onSwap: () => void
  readonly onPlayOn: () => void
  readonly onConfirm: () => void
  readonly onCancel: () => void
  readonly onRematch: () => void
  readonly onNewGame: () => void
}

/** Room that is always kept for what must be decided now: a move to confirm, a swap, what to do after the game. */
export function Slot(props: SlotProps) {
  const { view } = props
  const { heights, hasWords } = useArrangement()
  return (
    <View style={[styles.slot, hasWords && styles.inset, { height: heights.slot }]}>
      {view.pending !== undefined ? (
        <Pending {...props} />
      ) : view.targets.has('swap') ? (
        <SwapChoice {...props} />
      ) : view.result ? (
        <ResultPanel {...props} />
      ) : null}
    </View>
  )
}

const styles = StyleSheet.create({
  slot: { justifyContent: 'center' },
  inset: { paddingHorizontal: space.s },
})
