import { otherSide, type Match, type Side } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import Check from 'lucide-react-native/icons/check'
import Menu from 'lucide-react-native/icons/menu'
import RotateCw from 'lucide-react-native/icons/rotate-cw'
import Send from 'lucide-react-native/icons/send'
import Undo from 'lucide-react-native/icons/undo-2'
import X from 'lucide-react-native/icons/x'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { Button, IconButton } from '../../components/Button'
import { useAnnounce } from '../../components/useAnnounce'
import { canUndo } from '../../model/session/takeback'
import { space, touch } from '../../theme/tokens'
import { fitNames, shortSeatName } from '../../words/playerNames'
import { fitsLines } from '../play/layout/statusText'
import { usePlayLayout } from '../play/layout/playLayout'
import { usePlay } from '../play/PlayContext'
import { askUndo } from '../play/dock/friendActions'
import { useSending } from './useSending'

/** The width of what stands beside the words of the button, and of its icon and borders. */
const BESIDE = 2 * (touch.min + space.s) + 64

/** One large button that sends the game to the friend; beside it what else there is to do meanwhile. */
export function SendBar({ own }: { readonly own: Side }) {
  const { t } = useTranslation()
  const { session, view, sheets } = usePlay()
  const { match } = view
  const room = usePlayLayout().across - BESIDE
  const { outcome, send } = useSending(session, match)
  const words = outcome === undefined ? '' : t(outcome === 'link/long' ? `error.${outcome}` : `friend.${outcome}`)
  useAnnounce(words)
  const toSend = fitNames(
    isWhole => formatSend(t, match, own, isWhole),
    label => fitsLines(label, 'small', room, 2),
  )
  return (
    <View style={styles.bar}>
      <IconButton testID="menu" label={t('play.menu')} Icon={Menu} onPress={sheets.openMenu} />
      <Beside own={own} />
      <View style={styles.send}>
        <Button
          testID="send"
          label={words === '' ? toSend : words}
          Icon={outcome === 'copied' || outcome === 'sent' ? Check : Send}
          isPrimary
          isTight
          height={touch.confirm}
          onPress={() => void send()}
        />
      </View>
    </View>
  )
}

/** Withdraws a request, takes a move back, or after the game offers another. */
function Beside({ own }: { readonly own: Side }) {
  const { t } = useTranslation()
  const play = usePlay()
  const { view, requests } = play
  if (view.match.request?.by === own)
    return <IconButton testID="withdraw" label={t('friend.withdraw')} Icon={X} onPress={requests.refuse} />
  if (view.result && !view.canUndo)
    return (
      <IconButton
        testID="rematch"
        label={t('play.rematch')}
        Icon={RotateCw}
        isDisabled={play.isTapGuarded}
        onPress={() => play.onRematch()}
      />
    )
  if (!view.canUndo && !canUndo(view.match, own)) return null
  const label = t(view.canUndo ? 'play.undo' : 'asking.askUndo')
  return <IconButton testID="undo" label={label} Icon={Undo} onPress={() => askUndo(play, own)} />
}

/** What the button sends, and to whom. */
function formatSend(t: TFunction, match: Match, own: Side, isWhole: boolean): string {
  const other = otherSide(own)
  const asked = match.request?.by === own ? match.request.ask : undefined
  const name = shortSeatName(t, match, other, isWhole)
  const isNamed = match.seats[other].name !== ''
  if (asked === 'undo') return isNamed ? t('friend.sendUndo', { name }) : t('friend.sendUndoUnnamed')
  if (asked === 'draw') return isNamed ? t('friend.sendDraw', { name }) : t('friend.sendDrawUnnamed')
  return isNamed ? t('friend.send', { name }) : t('friend.sendUnnamed')
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  send: { flex: 1 },
})
