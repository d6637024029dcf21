import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { isComputerOnly } from '../../../model/session/seats'
import type { PlayView } from '../../../model/session/playView'
import { Button } from '../../../components/Button'
import { AppText } from '../../../components/AppText'
import { useTextScale } from '../../../components/useTextScale'
import { web } from '../../../platform/web'
import { space } from '../../../theme/tokens'
import { useTheme } from '../../../theme/useTheme'
import { ActionBar, type Action } from './ActionBar'
import { barActions } from './barActions'
import { usePlayLayout } from '../layout/playLayout'
import { usePlay } from '../PlayContext'
import { ChoiceBar } from './ChoiceBar'
import { PausedBar } from './PausedBar'
import { ConfirmMoveBar } from './ConfirmMoveBar'

/** The foot of the screen: what must be decided now (a move to confirm, a victim), else the buttons. */
export function Dock() {
  const play = usePlay()
  return <DockFrame>{decisionFor(play.view) ?? <Buttons actions={barActions(play)} />}</DockFrame>
}

/** What the side to move must decide now, if there is anything. */
export function decisionFor(view: PlayView): ReactElement | undefined {
  if (view.hasFailed) return <ComputerFailed />
  if (view.isPaused && !isComputerOnly(view.match)) return <PausedBar />
  if (view.pending !== undefined) return <ConfirmMoveBar />
  return view.choices.length > 0 || view.chooser.length > 0 ? <ChoiceBar /> : undefined
}

/**
 * The place of decisions and buttons, always of one height, so that nothing shifts. Where the system enlarges text it
 * grows with its contents, and the screen scrolls.
 */
export function DockFrame({ children }: { readonly children: ReactNode }) {
  const theme = useTheme()
  const textScale = useTextScale()
  const { heights, mode, isRoomy } = usePlayLayout()
  const grows = textScale > 1 && mode !== 'face'
  return (
    <View
      style={[
        styles.dock,
        grows ? { minHeight: heights.bar } : { height: heights.bar },
        { borderColor: theme.line },
        mode === 'row' && !isRoomy && styles.tight,
        mode === 'face' && styles.open,
      ]}
    >
      {children}
    </View>
  )
}

/** Says that the computer gave no answer, and lets the player ask it again. */
function ComputerFailed() {
  const { t } = useTranslation()
  const { session } = usePlay()
  return (
    <View role="alert" style={styles.failed}>
      <View style={styles.words}>
        <AppText size="small">{t('play.failed')}</AppText>
      </View>
      <Button testID="ask-again" label={t('play.askAgain')} isPrimary onPress={() => session.askAgain()} />
    </View>
  )
}

/** The buttons. After a game they carry the result as attributes for programs that drive the page. */
export function Buttons({ actions }: { readonly actions: readonly Action[] }) {
  const { result, isPresent } = usePlay().view
  if (!result || !isPresent) return <ActionBar actions={actions} />
  const winner = result.winner === undefined ? 'draw' : String(result.winner + 1)
  return (
    <View testID="result" {...web({ dataSet: { winner, reason: result.reason } })}>
      <ActionBar actions={actions} />
    </View>
  )
}

const styles = StyleSheet.create({
  dock: { justifyContent: 'center', paddingHorizontal: space.s, borderTopWidth: 1 },
  failed: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
  tight: { paddingHorizontal: 0 },
  open: { borderTopWidth: 0 },
})
