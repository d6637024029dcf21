import { gameOf } from '@tabuleiro/engine'
import Chart from 'lucide-react-native/icons/chart-line'
import Pencil from 'lucide-react-native/icons/pencil'
import Trash from 'lucide-react-native/icons/trash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet } from 'react-native'
import { useApp } from '../../app/AppContext'
import type { SavedGame } from '../../model/library/library'
import { IconButton } from '../../components/Button'
import { Card } from '../../components/Card'
import { space } from '../../theme/tokens'
import { formatDay } from '../../words/dates'
import { versus } from '../../words/playerNames'
import { formatMoveCount, formatOutcome } from '../../words/savedGames'
import { OpenRow } from './OpenRow'
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
    <OpenRow
      testID={`open-${id}`}
      label={t('games.open', { game: described })}
      name={name}
      players={players}
      facts={[state, ...facts]}
      onPress={() => navigator.open({ to: 'play', id })}
    />
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s, padding: space.xs },
})
