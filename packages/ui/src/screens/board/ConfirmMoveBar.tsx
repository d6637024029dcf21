import type { Place } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useSetting } from '../../app/useSettings'
import { Button } from '../../components/Button'
import { isSwapText, offeredSwap } from '../../model/session/swap'
import { space, touch } from '../../theme/tokens'
import { sayMove } from '../../words/moves'
import { usePlayLayout } from '../play/layout/playLayout'
import { useBoard } from './BoardContext'
import { useTapGuard } from './useTapGuard'

/**
 * Two large buttons, well apart, that confirm or cancel the pending move. While a swap is on offer, the choice that the
 * pending move does not make stays beside them.
 */
export function ConfirmMoveBar() {
  const { view, gameUi, actions } = useBoard()
  const { t } = useTranslation()
  const style = useSetting('moveStyle')
  const { hasWords } = usePlayLayout()
  const isSwap = isSwapText(view.match, view.pending)
  const swap = offeredSwap(view)
  // Three buttons of equal width do not fit everywhere: there each is as wide as its word, and the move is short.
  const isCramped = swap !== undefined && !hasWords
  const width = isCramped ? styles.asNeeded : styles.equal
  const move = sayMove(t, gameUi, view.match, view.pending ?? '', isCramped ? 'notation' : style)
  return (
    <View style={styles.row}>
      {swap !== undefined && (
        <View style={width}>
          <OtherChoice isSwap={isSwap} swap={swap} />
        </View>
      )}
      <View style={swap === undefined ? styles.cancel : width}>
        <Button testID="cancel" label={t('play.cancel')} height={touch.confirm} isTight onPress={actions.cancel} />
      </View>
      <View style={swap === undefined ? styles.rest : width}>
        <Button
          testID="confirm"
          label={isSwap ? t('swap.swap') : t('play.confirm', { move })}
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
  const { actions } = useBoard()
  const isGuarded = useTapGuard()
  const choice = isSwap
    ? { testID: 'play-on', label: t('swap.playOn'), onPress: actions.cancel }
    : { testID: 'cell-swap', label: t('swap.swap'), onPress: () => actions.pick(swap) }
  return <Button {...choice} height={touch.confirm} isTight isTarget={!isSwap} isDisabled={isGuarded} />
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  equal: { flex: 1 },
  // The move in words takes what the other button leaves.
  cancel: { flexGrow: 1, maxWidth: 160 },
  rest: { flexGrow: 3, flexShrink: 1, flexBasis: 0 },
  asNeeded: { flexGrow: 1, flexShrink: 1 },
})
