import { otherSide, positionOf, type Match, type Side } from '@tabuleiro/engine'
import Flag from 'lucide-react-native/icons/flag'
import FlipVertical from 'lucide-react-native/icons/arrow-down-up'
import BookOpen from 'lucide-react-native/icons/book-open'
import Handshake from 'lucide-react-native/icons/handshake'
import House from 'lucide-react-native/icons/house'
import Plus from 'lucide-react-native/icons/plus'
import Settings from 'lucide-react-native/icons/settings'
import Share from 'lucide-react-native/icons/share-2'
import { useTranslation } from 'react-i18next'
import { Pressable, StyleSheet, View } from 'react-native'
import { useApp } from '../../../app/AppContext'
import { countPeople, isPerson } from '../../../model/session/seats'
import type { Icon } from '../../../components/Button'
import { Message } from '../../../components/Message'
import { Sheet } from '../../../components/Sheet'
import { AppText } from '../../../components/AppText'
import { radius, space, touch } from '../../../theme/tokens'
import { useTheme } from '../../../theme/useTheme'
import { SeatingSettings } from '../../settings/SeatingSettings'
import { isSharedScreen } from '../../../model/session/seating'
import { usePlayLayout } from '../layout/playLayout'
import { usePlay } from '../PlayContext'

interface Entry {
  readonly id: string
  readonly label: string
  readonly Icon: Icon
  readonly act: () => void
}

/** What is needed less often than the buttons of the bar. */
export function MenuSheet() {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const { view, sheets, requests, onFlip, onNewGame } = usePlay()
  // Face to face the players agree and resign at their own edges, and go home from here.
  const isFacing = usePlayLayout().mode === 'face'
  const { match } = view
  const { game } = match
  const people = countPeople(match)
  const canEnd = view.result === undefined && !isFacing
  const closeThen = (act: () => void) => () => {
    sheets.close()
    act()
  }
  const onAgree = closeThen(() => requests.ask('draw', menuUser(match)))
  const onResign = closeThen(() => requests.ask('resign', menuUser(match)))
  const entries: readonly Entry[] = [
    ...(isFacing
      ? [{ id: 'home', label: t('play.home'), Icon: House, act: () => navigator.open({ to: 'home' }) }]
      : []),
    { id: 'flip', label: t('play.flip'), Icon: FlipVertical, act: closeThen(onFlip) },
    { id: 'menu-share', label: t('play.shareGame'), Icon: Share, act: sheets.openShare },
    {
      id: 'menu-rules',
      label: t('play.rules'),
      Icon: BookOpen,
      act: () => navigator.open({ to: 'rules', game }),
    },
    { id: 'menu-settings', label: t('play.settings'), Icon: Settings, act: () => navigator.open({ to: 'settings' }) },
    { id: 'menu-new', label: t('play.newGame'), Icon: Plus, act: closeThen(onNewGame) },
    ...(canEnd && people === 2 ? [{ id: 'agree', label: t('play.agree'), Icon: Handshake, act: onAgree }] : []),
    ...(canEnd && people > 0 ? [{ id: 'resign', label: t('play.resign'), Icon: Flag, act: onResign }] : []),
  ]
  return (
    <Sheet title={t('play.menu')} onClose={sheets.close}>
      {view.saveFault !== undefined && <Message tone="bad" text={t(`play.fault.${view.saveFault}`)} testID="fault" />}
      <View style={styles.entries}>
        {entries.map(entry => (
          <MenuEntry key={entry.id} {...entry} />
        ))}
      </View>
      {isSharedScreen(view.match) && <SeatingSettings />}
    </Sheet>
  )
}

/** Who uses the menu, whatever position is shown: the person to move, or the only person there is. */
function menuUser(match: Match): Side {
  const { turn } = positionOf(match)
  return isPerson(match, turn) ? turn : otherSide(turn)
}

function MenuEntry({ id, label, Icon, act }: Entry) {
  const theme = useTheme()
  return (
    <Pressable
      role="button"
      testID={id}
      onPress={act}
      style={({ pressed }) => [styles.entry, pressed && { backgroundColor: theme.sunken }]}
    >
      <View aria-hidden>
        <Icon color={theme.blue} size={22} strokeWidth={1.75} />
      </View>
      <AppText>{label}</AppText>
    </Pressable>
  )
}

const styles = StyleSheet.create({
  entries: { gap: space.s },
  entry: {
    minHeight: touch.min,
    paddingHorizontal: space.s,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l,
    borderRadius: radius.control,
  },
})
