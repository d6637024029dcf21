import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { AppText } from '../../../components/AppText'
import { Sheet } from '../../../components/Sheet'
import { radius, space } from '../../../theme/tokens'
import { useTheme } from '../../../theme/useTheme'
import { usePlay } from '../PlayContext'
import { PLAY_KEYS, type PlayKey } from './playKeys'

/** The keys that move something and press no button: of the whole screen, and of the board. */
const MOVES = ['steps', 'ends', 'escape'] as const
const ON_BOARD = ['arrows', 'letter', 'name', 'tap', 'number', 'answer'] as const

/** A key and what it does, in words. */
interface KeyRow {
  readonly key: string
  readonly does: string
}

/** All keys of the play screen. */
export function KeysSheet() {
  const { t } = useTranslation()
  const { sheets } = usePlay()
  const inWords = (name: (typeof MOVES | typeof ON_BOARD)[number]): KeyRow => ({
    key: t(`keys.key.${name}`),
    does: t(`keys.does.${name}`),
  })
  const buttons = nameButtons(t)
  const pressed = (Object.keys(PLAY_KEYS) as PlayKey[]).map(name => ({
    key: PLAY_KEYS[name].toUpperCase(),
    does: buttons[name],
  }))
  return (
    <Sheet title={t('keys.title')} onClose={sheets.close} isText>
      <KeyTable title={t('keys.everywhere')} rows={[...pressed, ...MOVES.map(inWords)]} />
      <KeyTable title={t('keys.onBoard')} rows={ON_BOARD.map(inWords)} />
      <AppText size="small" tone="inkSoft">
        {t('keys.about')}
      </AppText>
    </Sheet>
  )
}

/** What the keys press, as their buttons and menu entries say it. */
function nameButtons(t: TFunction): Readonly<Record<PlayKey, string>> {
  return {
    board: t('keys.board'),
    undo: t('play.undo'),
    redo: t('play.redo'),
    hint: t('play.hint'),
    played: t('play.played'),
    'all-moves': t('play.allMoves'),
    type: t('keys.type'),
    menu: t('play.menu'),
    rules: t('play.rules'),
    flip: t('play.flip'),
    share: t('play.shareGame'),
    pause: t('play.pause'),
    rematch: t('play.rematch'),
    'new-game': t('play.newGame'),
    home: t('play.home'),
    keys: t('keys.list'),
  }
}

function KeyTable({ title, rows }: { readonly title: string; readonly rows: readonly KeyRow[] }) {
  const theme = useTheme()
  return (
    <View role="group" aria-label={title} style={styles.table}>
      <AppText role="heading" level={3} size="small" isBold>
        {title}
      </AppText>
      {rows.map(({ key, does }) => (
        <View key={key} style={styles.row}>
          <View style={styles.keys}>
            <View style={[styles.key, { borderColor: theme.line, backgroundColor: theme.paper }]}>
              <AppText size="small" isFigures>
                {key}
              </AppText>
            </View>
          </View>
          <View style={styles.does}>
            <AppText size="small">{does}</AppText>
          </View>
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  table: { gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  keys: { width: 112, flexDirection: 'row' },
  key: {
    minWidth: 28,
    alignItems: 'center',
    paddingHorizontal: space.s,
    paddingVertical: 2,
    borderWidth: 1,
    borderBottomWidth: 2,
    borderRadius: radius.control,
  },
  does: { flex: 1 },
})
