import { StyleSheet, View } from 'react-native'
import { space } from '../../theme/tokens'
import { useArrangement } from './arrange'
import type { SlotProps } from './decisions'
import { Pending } from './Pending'
import { ResultPanel } from './ResultPanel'
import { SwapChoice } from './SwapChoice'

/** Room that is always kept for what must be decided now: a move to confirm, a swap, what to do after the game. */
export function Slot(props: SlotProps) {
  const { view } = props
  const { heights, mode, hasWords } = useArrangement()
  return (
    <View style={[styles.slot, (mode === 'column' || hasWords) && styles.inset, { height: heights.slot }]}>
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
