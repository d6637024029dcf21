import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, useWindowDimensions, View } from 'react-native'
import { isComputerOnly } from '../../../model/session/seats'
import type { PlayView } from '../../../model/session/playView'
import { Button } from '../../../components/Button'
import { AppText } from '../../../components/AppText'
import { web } from '../../../platform/web'
import { space } from '../../../theme/tokens'
import { useTheme } from '../../../theme/useTheme'
import { ActionBar, type Action } from './ActionBar'
import { usePlayLayout } from '../layout/playLayout'
import { ChoiceBar } from './ChoiceBar'
import type { DockProps } from './decisions'
import { PausedBar } from './PausedBar'
import { ConfirmMoveBar } from './ConfirmMoveBar'

/** The foot of the screen: what must be decided now (a move to confirm, a victim), else the buttons. */
export function Dock({ actions, ...props }: DockProps & { readonly actions: readonly Action[] }) {
  return <DockFrame>{decisionOf(props) ?? <Buttons view={props.view} actions={actions} />}</DockFrame>
}

/** What the mover must decide now, if there is anything. */
export function decisionOf(props: DockProps): ReactElement | undefined {
  const { view } = props
  if (view.hasFailed) return <Failed onAskAgain={props.onAskAgain} />
  if (view.isPaused && !isComputerOnly(view.match)) return <PausedBar {...props} />
  if (view.pending !== undefined) return <ConfirmMoveBar {...props} />
  return view.choices.length > 0 || view.chooser.length > 0 ? <ChoiceBar {...props} /> : undefined
}

/**
 * The place of decisions and buttons, always of one height, so that nothing shifts. Only where the system draws text larger than
 * usual it grows with what must be read: there the screen scrolls.
 */
export function DockFrame({ children }: { readonly children: ReactNode }) {
  const theme = useTheme()
  const { fontScale } = useWindowDimensions()
  const { heights, mode, isRoomy } = usePlayLayout()
  const grows = fontScale > 1 && mode !== 'face'
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

/** The computer gave no answer: nothing is lost, it can be asked again. */
function Failed({ onAskAgain }: Pick<DockProps, 'onAskAgain'>) {
  const { t } = useTranslation()
  return (
    <View role="alert" style={styles.failed}>
      <View style={styles.words}>
        <AppText size="small">{t('play.failed')}</AppText>
      </View>
      <Button testID="ask-again" label={t('play.askAgain')} isPrimary onPress={onAskAgain} />
    </View>
  )
}

interface ButtonsProps {
  readonly view: PlayView
  readonly actions: readonly Action[]
}

/** The buttons; after a game they also say who won to those who drive the page. The status line says it in words. */
export function Buttons({ view, actions }: ButtonsProps) {
  const { result, isPresent } = view
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
