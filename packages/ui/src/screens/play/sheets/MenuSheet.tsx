import { otherSide, positionOf, type Match, type Side } from '@tabuleiro/engine'
import GitBranch from 'lucide-react-native/icons/git-branch'
import Flag from 'lucide-react-native/icons/flag'
import FlipVertical from 'lucide-react-native/icons/arrow-down-up'
import BookOpen from 'lucide-react-native/icons/book-open'
import List from 'lucide-react-native/icons/list'
import TextSearch from 'lucide-react-native/icons/text-search'
import Handshake from 'lucide-react-native/icons/handshake'
import Info from 'lucide-react-native/icons/info'
import House from 'lucide-react-native/icons/house'
import Keyboard from 'lucide-react-native/icons/keyboard'
import Plus from 'lucide-react-native/icons/plus'
import Settings from 'lucide-react-native/icons/settings'
import Share from 'lucide-react-native/icons/share-2'
import { useTranslation } from 'react-i18next'
import { Platform, Pressable, StyleSheet, View } from 'react-native'
import { useApp } from '../../../app/AppContext'
import { isComputerOnly, isHere, isPerson, linkSideOf } from '../../../model/session/seats'
import type { Icon } from '../../../components/Button'
import { Message } from '../../../components/Message'
import { Sheet } from '../../../components/Sheet'
import { AppText } from '../../../components/AppText'
import { roomy } from '../../../theme/roomy'
import { radius, space } from '../../../theme/tokens'
import { useTheme } from '../../../theme/useTheme'
import { SeatingSettings } from '../../settings/SeatingSettings'
import { isSharedScreen } from '../../../model/session/seating'
import { usePlayLayout } from '../layout/playLayout'
import { usePlay } from '../PlayContext'
import { useOpenRules } from '../useOpenRules'

interface Entry {
  readonly id: string
  readonly label: string
  readonly Icon: Icon
  readonly act: () => void
  /** Said but not open. */
  readonly isClosed?: boolean
}

/** What is needed less often than the buttons of the bar. */
export function MenuSheet() {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const play = usePlay()
  const { view, sheets, requests, onFlip, onNewGame, onExplore } = play
  const layout = usePlayLayout()
  const onRules = useOpenRules(play, layout)
  // Face to face the players agree and resign at their own edges, and go home from here.
  const isFacing = layout.mode === 'face'
  const { match } = view
  const arePeople = isPerson(match, 0) && isPerson(match, 1)
  // While a game is on, exploring it is a hint without end.
  const canExplore = view.result !== undefined || (match.hints.allowed && match.clock === undefined)
  const agree = linkSideOf(match) === undefined ? t('play.agree') : t('asking.askDraw')
  const canEnd = view.result === undefined && !isFacing
  const closeThen = (act: () => void) => () => {
    sheets.close()
    act()
  }
  const onAgree = closeThen(() => requests.ask('draw', menuUser(match)))
  const onResign = closeThen(() => requests.ask('resign', menuUser(match)))
  const entries: readonly Entry[] = [
    ...(isFacing
      ? [
          { id: 'home', label: t('play.home'), Icon: House, act: () => navigator.open({ to: 'home' }) },
          { id: 'menu-played', label: t('play.played'), Icon: List, act: () => sheets.show('played', sheets.opener) },
          {
            id: 'menu-legal',
            label: t('play.allMoves'),
            Icon: TextSearch,
            act: () => sheets.show('legal', sheets.opener),
          },
        ]
      : []),
    { id: 'flip', label: t('play.flip'), Icon: FlipVertical, act: closeThen(onFlip) },
    {
      id: 'menu-explore',
      label: canExplore ? t('play.explore') : t('play.exploreClosed'),
      Icon: GitBranch,
      isClosed: !canExplore,
      act: () => onExplore(view.ply),
    },
    { id: 'menu-share', label: t('play.shareGame'), Icon: Share, act: sheets.openShare },
    { id: 'menu-plates', label: t('plates.title'), Icon: Info, act: () => sheets.show('plates', sheets.opener) },
    { id: 'menu-rules', label: t('play.rules'), Icon: BookOpen, act: onRules },
    { id: 'menu-settings', label: t('play.settings'), Icon: Settings, act: () => navigator.open({ to: 'settings' }) },
    ...(Platform.OS === 'web' && layout.isRoomy
      ? [{ id: 'menu-keys', label: t('keys.title'), Icon: Keyboard, act: () => sheets.show('keys', sheets.opener) }]
      : []),
    { id: 'menu-new', label: t('play.newGame'), Icon: Plus, act: closeThen(onNewGame) },
    ...(canEnd && arePeople ? [{ id: 'agree', label: agree, Icon: Handshake, act: onAgree }] : []),
    ...(canEnd && !isComputerOnly(match) ? [{ id: 'resign', label: t('play.resign'), Icon: Flag, act: onResign }] : []),
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

/** Who uses the menu, whatever position is shown: the person to move, or the only person at this device. */
function menuUser(match: Match): Side {
  const { turn } = positionOf(match)
  return isHere(match, turn) ? turn : otherSide(turn)
}

function MenuEntry({ id, label, Icon, act, isClosed = false }: Entry) {
  const theme = useTheme()
  return (
    <Pressable
      role="button"
      testID={id}
      disabled={isClosed}
      onPress={act}
      style={({ pressed }) => [styles.entry, pressed && { backgroundColor: theme.sunken }]}
    >
      <View aria-hidden>
        <Icon color={theme.blue} size={22} strokeWidth={1.75} />
      </View>
      <View style={styles.word}>
        <AppText {...(isClosed && { tone: 'inkSoft' as const, size: 'small' as const })}>{label}</AppText>
      </View>
    </Pressable>
  )
}

const styles = StyleSheet.create({
  entries: { gap: space.s },
  word: { flex: 1 },
  entry: {
    minHeight: roomy,
    paddingHorizontal: space.s,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l,
    borderRadius: radius.control,
  },
})
