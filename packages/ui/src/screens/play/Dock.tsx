import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { Button } from '../../parts/Button'
import { Words } from '../../parts/Words'
import { web } from '../../platform/web'
import { space } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { ActionBar, type Action } from './ActionBar'
import { useArrangement } from './arrange'
import { Choices } from './Choices'
import type { DockProps } from './decisions'
import { Pending } from './Pending'

/**
 * The foot of the screen: what must be decided now (a move to confirm, a victim), else the buttons. Always of one
 * height, so that nothing shifts.
 */
export function Dock({ actions, ...props }: DockProps & { readonly actions: readonly Action[] }) {
  const { view } = props
  const theme = useTheme()
  const { heights, mode, isRoomy } = useArrangement()
  return (
    <View
      style={[
        styles.dock,
        { height: heights.bar, borderColor: theme.line },
        mode === 'row' && !isRoomy && styles.tight,
      ]}
    >
      {view.hasFailed ? (
        <Failed onAskAgain={props.onAskAgain} />
      ) : view.pending !== undefined ? (
        <Pending {...props} />
      ) : view.choices.length > 0 || view.chooser.length > 0 ? (
        <Choices {...props} />
      ) : view.result && view.isPresent ? (
        <Result {...props} actions={actions} />
      ) : (
        <ActionBar actions={actions} />
      )}
    </View>
  )
}

/** The computer gave no answer: nothing is lost, it can be asked again. */
function Failed({ onAskAgain }: Pick<DockProps, 'onAskAgain'>) {
  const { t } = useTranslation()
  return (
    <View role="alert" style={styles.failed}>
      <View style={styles.words}>
        <Words size="small">{t('play.failed')}</Words>
      </View>
      <Button testID="ask-again" label={t('play.askAgain')} isPrimary onPress={onAskAgain} />
    </View>
  )
}

/** The buttons after a game, and who won for those who drive the page. The status line says it in words. */
function Result({ view, actions }: DockProps & { readonly actions: readonly Action[] }) {
  const winner = view.result?.winner
  return (
    <View
      testID="result"
      {...web({
        dataSet: { winner: winner === undefined ? 'draw' : String(winner + 1), reason: view.result?.reason },
      })}
    >
      <ActionBar actions={actions} />
    </View>
  )
}

const styles = StyleSheet.create({
  dock: { justifyContent: 'center', paddingHorizontal: space.s, borderTopWidth: 1 },
  failed: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
  tight: { paddingHorizontal: 0 },
})
