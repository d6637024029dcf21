import type { Place } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { Button } from '../../../components/Button'
import { isSwapText, offeredSwap } from '../../../model/session/swap'
import { space, touch } from '../../../theme/tokens'
import { usePlayLayout } from '../layout/playLayout'
import { usePlay } from '../PlayContext'
import { useTapGuard } from '../useTapGuard'

/**
 * Two large buttons, well apart, that confirm or cancel the pending move. While a swap is on offer, the choice that the
 * pending move does not make stays beside them.
 */
export function ConfirmMoveBar() {
  const { view, actions } = usePlay()
  const { t } = useTranslation()
  const { hasWords } = usePlayLayout()
  const isSwap = isSwapText(view.match, view.pending)
  const swap = offeredSwap(view)
  // Three buttons of equal width do not fit everywhere: there each is as wide as its word.
  const width = swap !== undefined && !hasWords ? styles.asNeeded : styles.equal
  return (
    <View style={styles.row}>
      {swap !== undefined && (
        <View style={width}>
          <OtherChoice isSwap={isSwap} swap={swap} />
        </View>
      )}
      <View style={width}>
        <Button testID="cancel" label={t('play.cancel')} height={touch.confirm} isTight onPress={actions.cancel} />
      </View>
      <View style={width}>
        <Button
          testID="confirm"
          label={isSwap ? t('swap.swap') : t('play.confirm', { move: view.pending ?? '' })}
          height={touch.confirm}
          isPrimary
          isTight
          focusRef={actions.questionRef}
          onPress={actions.confirm}
        />
      </View>
    </View>
  )
}

/** Playing on while the swap is pending, the swap while another move is. */
function OtherChoice({ isSwap, swap }: { readonly isSwap: boolean; readonly swap: Place }) {
  const { t } = useTranslation()
  const { actions } = usePlay()
  const isGuarded = useTapGuard()
  const choice = isSwap
    ? { testID: 'play-on', label: t('swap.playOn'), onPress: actions.cancel }
    : { testID: 'cell-swap', label: t('swap.swap'), onPress: () => actions.pick(swap) }
  return <Button {...choice} height={touch.confirm} isTight isTarget={!isSwap} isDisabled={isGuarded} />
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  equal: { flex: 1 },
  asNeeded: { flexGrow: 1, flexShrink: 1 },
})
