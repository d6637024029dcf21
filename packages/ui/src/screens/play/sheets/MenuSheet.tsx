import type { GameId } from '@tabuleiro/engine'
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
import type { PlayView } from '../../../model/session/playView'
import type { Icon } from '../../../components/Button'
import { Message } from '../../../components/Message'
import { Sheet } from '../../../components/Sheet'
import { AppText } from '../../../components/AppText'
import { radius, space, touch } from '../../../theme/tokens'
import { useTheme } from '../../../theme/useTheme'
import { SeatingSettings } from '../../settings/SeatingSettings'
import { isSharedScreen } from '../../../model/session/seating'

interface MenuSheetProps {
  readonly view: PlayView
  readonly onClose: () => void
  readonly onFlip: () => void
  readonly onShare: () => void
  readonly onNewGame: () => void
  readonly onResign: () => void
  readonly onAgree: () => void
  /** Whether two people sit across the screen: they agree and resign at their own edges, and go home from here. */
  readonly isFacing: boolean
}

interface Entry {
  readonly id: string
  readonly label: string
  readonly Icon: Icon
  readonly act: () => void
}

/** What is needed less often than the buttons of the bar. */
export function MenuSheet({ view, onClose, onFlip, onShare, onNewGame, onResign, onAgree, isFacing }: MenuSheetProps) {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const game: GameId = view.match.game
  const people = view.match.seats.filter(seat => seat.player === 'human').length
  const isOn = view.result === undefined && !isFacing
  const entries: readonly Entry[] = [
    ...(isFacing
      ? [{ id: 'home', label: t('play.home'), Icon: House, act: () => navigator.open({ to: 'home' }) }]
      : []),
    { id: 'flip', label: t('play.flip'), Icon: FlipVertical, act: onFlip },
    { id: 'menu-share', label: t('play.shareGame'), Icon: Share, act: onShare },
    {
      id: 'menu-rules',
      label: t('play.rules'),
      Icon: BookOpen,
      act: () => navigator.open({ to: 'rules', game }),
    },
    { id: 'menu-settings', label: t('play.settings'), Icon: Settings, act: () => navigator.open({ to: 'settings' }) },
    { id: 'menu-new', label: t('play.newGame'), Icon: Plus, act: onNewGame },
    ...(isOn && people === 2 ? [{ id: 'agree', label: t('play.agree'), Icon: Handshake, act: onAgree }] : []),
    ...(isOn && people > 0 ? [{ id: 'resign', label: t('play.resign'), Icon: Flag, act: onResign }] : []),
  ]
  return (
    <Sheet title={t('play.menu')} onClose={onClose}>
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
    minHeight: touch.least,
    paddingHorizontal: space.s,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l,
    borderRadius: radius.control,
  },
})
