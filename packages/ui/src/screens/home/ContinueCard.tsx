import { gameOf, positionOf } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import type { SavedGame } from '../../model/library/library'
import { CardButton } from '../../components/Card'
import { Deferred } from '../../components/Deferred'
import { AppText } from '../../components/AppText'
import { space } from '../../theme/tokens'
import { MatchPicture } from '../../board/MatchPicture'
import { versus } from '../../words/playerNames'
import { formatTurn } from '../../words/savedGames'
import { useSavedMatch } from '../../app/useLibrary'
import { NameAndPlayers } from './NameAndPlayers'

interface ContinueCardProps {
  readonly saved: SavedGame
  /** Its spoken name, which no other card has. */
  readonly label: string
  /** Whether it is in a row that scrolls sideways. */
  readonly isInRow: boolean
  readonly isShort: boolean
}

/** An unfinished game: its board, its players, and whose turn it is. */
export function ContinueCard({ saved, label, isInRow, isShort }: ContinueCardProps) {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const { id, game, seats } = saved
  const match = useSavedMatch(id)
  const name = saved.title || gameOf(game).name
  const players = versus(t, game, seats)
  const turn = match ? formatTurn(t, game, seats, positionOf(match).turn) : ''
  const side = isShort ? 44 : 64
  const box = { width: side, height: side }
  return (
    <CardButton
      testID={`continue-${id}`}
      label={label}
      onPress={() => navigator.open({ to: 'play', id })}
      style={[styles.card, isInRow && styles.part]}
    >
      <View style={[styles.picture, box]}>
        <Deferred>{match && <MatchPicture match={match} box={box} />}</Deferred>
      </View>
      <View aria-hidden style={styles.words}>
        <NameAndPlayers name={name} players={players} />
        {!isShort && (
          <AppText size="tiny" tone="blue" isBold numberOfLines={2}>
            {turn}
          </AppText>
        )}
      </View>
    </CardButton>
  )
}

const styles = StyleSheet.create({
  card: { flexDirection: 'row', alignItems: 'center', gap: space.m, padding: space.s, paddingRight: space.m },
  part: { width: 256 },
  picture: { alignItems: 'center', justifyContent: 'center' },
  words: { flex: 1 },
})
