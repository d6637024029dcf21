import type { Place } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { Button } from '../../../components/Button'
import { isSwapText, offeredSwap } from '../../../model/session/swap'
import { space, touch } from '../../../theme/tokens'
import { usePlayLayout } from '../layout/playLayout'
import type { DockProps } from './decisions'
import { useTapGuard } from '../useTapGuard'

/**
 * Two large buttons, well apart: the only way to play a move that waits. While a swap is on offer, the choice that the
 * waiting move does not make stays beside them.
 */
export function ConfirmMoveBar(props: DockProps) {
  const { view, onConfirm, onCancel } = props
  const { t } = useTranslation()
  const { hasWords } = usePlayLayout()
  const isSwap = isSwapText(view.match, view.pending)
  const swap = offeredSwap(view)
  const isThreefold = swap !== undefined
  // Three words of equal width do not fit everywhere: there each takes what it needs.
  const share = isThreefold && !hasWords ? styles.asNeeded : styles.equal
  return (
    <View style={styles.row}>
      {isThreefold && (
        <View style={share}>
          <OtherChoice {...props} isSwap={isSwap} swap={swap} />
        </View>
      )}
      <View style={share}>
        <Button testID="cancel" label={t('play.cancel')} height={touch.settle} isTight onPress={onCancel} />
      </View>
      <View style={share}>
        <Button
          testID="confirm"
          label={isSwap ? t('swap.swap') : t('play.confirm', { move: view.pending ?? '' })}
          height={touch.settle}
          isPrimary
          isTight
          onPress={onConfirm}
        />
      </View>
    </View>
  )
}

/** Playing on while the swap waits, the swap while another move waits. */
function OtherChoice({
  isSwap,
  swap,
  onPick,
  onCancel,
}: DockProps & { readonly isSwap: boolean; readonly swap: Place }) {
  const { t } = useTranslation()
  const isAwake = useTapGuard()
  const choice = isSwap
    ? { testID: 'play-on', label: t('swap.playOn'), onPress: onCancel }
    : { testID: 'cell-swap', label: t('swap.swap'), onPress: () => onPick(swap) }
  return <Button {...choice} height={touch.settle} isTight isTarget={!isSwap} isDisabled={!isAwake} />
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  equal: { flex: 1 },
  asNeeded: { flexGrow: 1, flexShrink: 1 },
})
