import { gameOf, type GameId } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { startKnownMatch } from '../../model/library/startMatch'
import { Button } from '../../components/Button'
import { space, touch } from '../../theme/tokens'
import { versus } from '../../words/playerNames'
import { chosenSeats, readChoices, toMatchSpec } from '../../model/newGame/choices'

/** Starts a game with the last setup, or opens the form of a new game. */
export function PlayButtons({ game }: { readonly game: GameId }) {
  const { t } = useTranslation()
  const { library, navigator } = useApp()
  const { name } = gameOf(game)
  const choices = readChoices(game, library.lastSetup(game))
  const play = () => {
    const id = startKnownMatch(library, toMatchSpec(game, choices, Math.random))
    navigator.open({ to: 'play', id })
  }
  return (
    <View style={styles.buttons}>
      <View style={styles.play}>
        <Button
          testID="play"
          label={t('home.play')}
          accessibleLabel={t('home.playGame', { game: name, players: versus(t, game, chosenSeats(choices)) })}
          height={touch.confirm}
          isPrimary
          onPress={play}
        />
      </View>
      <Button
        testID="options"
        label={t('home.options')}
        accessibleLabel={t('home.optionsOf', { game: name })}
        height={touch.confirm}
        onPress={() => navigator.open({ to: 'new', game })}
      />
    </View>
  )
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', gap: space.l, width: '100%', maxWidth: 400 },
  play: { flex: 1 },
})
