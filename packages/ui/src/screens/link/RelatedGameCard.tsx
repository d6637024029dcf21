import { gameOf, type Match } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { useSetting } from '../../app/useSettings'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { AppText } from '../../components/AppText'
import { space } from '../../theme/tokens'
import { versus } from '../../words/playerNames'
import type { RelatedGame } from '../../model/library/compareGames'
import { playLinkMoves } from '../../model/session/playLinkMoves'
import { isBetweenPeopleHere } from '../../model/session/seats'
import { formatComparison } from '../../words/links'

interface RelatedGameCardProps {
  readonly link: Match
  readonly related: RelatedGame
  readonly onSaveBoth: () => void
}

/**
 * A saved game that begins like the one in the link: where they differ, and what can be done. Nothing is overwritten.
 */
export function RelatedGameCard({ link, related, onSaveBoth }: RelatedGameCardProps) {
  const { t } = useTranslation()
  const { library, navigator } = useApp()
  const { id, match, comparison } = related
  const style = useSetting('moveStyle')
  const open = () => navigator.open({ to: 'play', id }, { replace: true })
  const update = () => {
    const session = library.open(id)
    if (session?.ok === true) playLinkMoves(session.value, link)
    open()
  }
  // Only a game between people here can lack moves that were made elsewhere: computers move by themselves.
  const isWaiting = comparison.kind === 'linkAhead' && isBetweenPeopleHere(match)
  const saved = library.list().find(each => each.id === id)
  const name = saved?.title || gameOf(match.game).name
  return (
    <Card testID="relative" style={styles.card}>
      <AppText isBold>{formatComparison(t, comparison, { own: match, link, style })}</AppText>
      <AppText size="small" tone="inkSoft">
        {t('link.yours', { game: `${name}, ${versus(t, match.game, match.seats)}` })}
      </AppText>
      <View style={styles.buttons}>
        {isWaiting && (
          <Button testID="update" label={t('link.update', { count: comparison.count })} isPrimary onPress={update} />
        )}
        <Button testID="continue" label={t('link.continue')} isPrimary={!isWaiting} onPress={open} />
        <Button testID="keep-both" label={t('link.both')} onPress={onSaveBoth} />
      </View>
    </Card>
  )
}

const styles = StyleSheet.create({
  card: { gap: space.m },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
})
