import { positionOf, rulesOf, type Match } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { AppText } from '../../components/AppText'
import { Button } from '../../components/Button'
import { startMatch } from '../../model/library/startMatch'
import { PERSON } from '../../model/session/seats'
import { space } from '../../theme/tokens'
import { listComputers } from '../../words/computers'

/** A new game from the position shown, against a computer; what it comes from stays as it is. */
export function PlayFromHere({ match }: { readonly match: Match }) {
  const { t } = useTranslation()
  const { library, navigator } = useApp()
  const state = positionOf(match)
  const start = (player: string) => {
    const [person, computer] = [
      { name: '', player: PERSON },
      { name: '', player },
    ]
    const id = startMatch(library, {
      game: match.game,
      options: match.setup.options,
      start: rulesOf(match).encode(state),
      seats: state.turn === 0 ? [person, computer] : [computer, person],
    })
    if (id.ok) navigator.open({ to: 'play', id: id.value })
  }
  return (
    <View style={styles.parts}>
      <AppText size="small" tone="inkSoft">
        {t('explore.playFromHint')}
      </AppText>
      {listComputers(t, match.game).map(({ player, name }) => (
        <Button key={player} testID={`against-${player}`} label={name} onPress={() => start(player)} />
      ))}
    </View>
  )
}

const styles = StyleSheet.create({ parts: { gap: space.m } })
