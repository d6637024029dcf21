import { gameOf } from '@tabuleiro/engine'
import Chart from 'lucide-react-native/icons/chart-line'
import Pencil from 'lucide-react-native/icons/pencil'
import Trash from 'lucide-react-native/icons/trash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pressable, StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import type { SavedGame } from '../../model/library/library'
import { IconButton } from '../../components/Button'
import { Card } from '../../components/Card'
import { AppText } from '../../components/AppText'
import { radius, space, touch } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { formatDay } from '../../words/dates'
import { versus } from '../../words/playerNames'
import { formatMoveCount, formatOutcome } from '../../words/savedGames'
import { RenameField } from './RenameField'

interface GameRowProps {
  readonly saved: SavedGame
  /** The game in words that no other row has, for screen readers. */
  readonly described: string
  readonly onRemove: (name: string) => void
}

/** A saved game in a list: pressed it opens; it can be renamed and deleted in its place. */
export function GameRow({ saved, described, onRemove }: GameRowProps) {
  const { t } = useTranslation()
  const { library, navigator } = useApp()
  const [isNaming, setNaming] = useState(false)
  const { id, title, game } = saved
  const name = title || gameOf(game).name
  return (
    <Card role="listitem" testID={`saved-${id}`} style={styles.row}>
      {isNaming ? (
        <RenameField title={title} onSave={name => library.rename(id, name)} onDone={() => setNaming(false)} />
      ) : (
        <>
          <OpenGame saved={saved} name={name} described={described} />
          {saved.plies > 0 && (
            <IconButton
              testID={`review-${id}`}
              label={t('games.review', { game: described })}
              Icon={Chart}
              onPress={() => navigator.open({ to: 'review', id })}
            />
          )}
          <IconButton
            testID={`rename-${id}`}
            label={t('games.rename', { game: described })}
            Icon={Pencil}
            onPress={() => setNaming(true)}
          />
          <IconButton
            testID={`remove-${id}`}
            label={t('games.remove', { game: described })}
            Icon={Trash}
            onPress={() => onRemove(name)}
          />
        </>
      )}
    </Card>
  )
}

function OpenGame({ saved, name, described }: Omit<GameRowProps, 'onRemove'> & { readonly name: string }) {
  const { t, i18n } = useTranslation()
  const theme = useTheme()
  const { navigator } = useApp()
  const { id, game, seats, plies } = saved
  const players = versus(t, game, seats)
  const outcome = formatOutcome(t, saved)
  const state = outcome ?? t('games.unfinished')
  const facts = [
    ...(saved.title === '' ? [] : [gameOf(game).name]),
    formatMoveCount(t, Math.ceil(plies / 2)),
    ...(saved.changed === undefined ? [] : [formatDay(i18n.language, saved.changed)]),
  ]
  return (
    <Pressable
      role="button"
      testID={`open-${id}`}
      aria-label={t('games.open', { game: described })}
      onPress={() => navigator.open({ to: 'play', id })}
      style={({ pressed }) => [styles.open, pressed && { backgroundColor: theme.sunken }]}
    >
      <View aria-hidden>
        <AppText size="small" isBold numberOfLines={2}>
          {name}
        </AppText>
        <AppText size="tiny" numberOfLines={2}>
          {players}
        </AppText>
        <AppText size="tiny" tone="inkSoft">
          {[state, ...facts].join(' · ')}
        </AppText>
      </View>
    </Pressable>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s, padding: space.xs },
  open: {
    flex: 1,
    minHeight: touch.min,
    justifyContent: 'center',
    paddingVertical: space.xs,
    paddingHorizontal: space.s,
    borderRadius: radius.control,
  },
})
