import { lazy, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { hasNewsForFriend } from '../../../model/session/friendNews'
import { isComputerOnly, linkSideOf } from '../../../model/session/seats'
import type { PlayView } from '../../../model/session/playView'
import { Button } from '../../../components/Button'
import { AppText } from '../../../components/AppText'
import { space } from '../../../theme/tokens'
import { ActionBar } from './ActionBar'
import { barActions } from './barActions'
import { DockFrame } from '../../board/DockFrame'
import { usePlay, type PlayContextValue } from '../PlayContext'
import { ChoiceBar } from '../../board/ChoiceBar'
import { ConfirmMoveBar } from '../../board/ConfirmMoveBar'
import { BrowseBar, HandoverBar, PausedBar, RequestPanel } from './rareBars'

/** Loaded on demand: most games are played at one device. */
const SendBar = lazy(async () => ({ default: (await import('../../friend/SendBar')).SendBar }))

interface DockProps {
  /** The buttons after the match, once they are loaded. */
  readonly end?: ReactElement | undefined
}

/** The foot of the screen: what must be decided now (a move to confirm, a victim), else the buttons. */
export function Dock({ end }: DockProps) {
  const { t } = useTranslation()
  const play = usePlay()
  const decision = play.handover.isHeld ? <HandoverBar /> : (decisionFor(play.view) ?? friendDock(play))
  return <DockFrame>{decision ?? end ?? <ActionBar actions={barActions(t, play)} />}</DockFrame>
}

/** In a game by link: what the friend asks, else the button that sends, while there is something to send. */
function friendDock({ view, requests }: PlayContextValue): ReactElement | undefined {
  const { match } = view
  const own = linkSideOf(match)
  if (own === undefined) return undefined
  const { current } = requests
  if (current && current.what !== 'resign' && current.by !== own) return <RequestPanel side={own} request={current} />
  if (!hasNewsForFriend(match)) return undefined
  return <SendBar own={own} />
}

/** What the side to move must decide now, if there is anything, or how to leave an earlier position. */
export function decisionFor(view: PlayView): ReactElement | undefined {
  if (view.hasFailed) return <ComputerFailed />
  if (view.isPaused && !isComputerOnly(view.match)) return <PausedBar />
  if (!view.isPresent) return <BrowseBar />
  if (view.pending !== undefined) return <ConfirmMoveBar />
  return view.choices.length > 0 || view.chooser.length > 0 ? <ChoiceBar /> : undefined
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

const styles = StyleSheet.create({
  failed: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
})
