import { otherSide, positionOf, type Match, type Side } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { AppText } from '../../components/AppText'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { lookUpGameUi } from '../../games/registry'
import { sayMore } from '../../i18n/say'
import { space, touch } from '../../theme/tokens'
import { formatColour } from '../../words/playerNames'

interface InvitationProps {
  readonly match: Match
  /** The side of the friend who sent the link. */
  readonly sender: Side
  readonly onJoin: () => void
}

const LINES = ['one', 'two', 'three'] as const

/** What a person needs to accept: the side they get, the game in three lines, and a button that begins. */
export function Invitation({ match, sender, onJoin }: InvitationProps) {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const { game } = match
  const own = otherSide(sender)
  const colour = formatColour(t, match, lookUpGameUi(game), positionOf(match), own)
  return (
    <>
      <AppText align="center">{t(`friend.youPlay.${own === 0 ? 'first' : 'second'}`, { colour })}</AppText>
      <Button testID="open-link" label={t('friend.join')} isPrimary height={touch.confirm} onPress={onJoin} />
      <Card testID="brief" style={styles.card}>
        <AppText role="heading" level={2} isBold>
          {t('friend.how')}
        </AppText>
        {LINES.map((line, i) => (
          <View key={line} style={styles.line}>
            <View aria-hidden>
              <AppText tone="blue" isBold isFigures>
                {i + 1}
              </AppText>
            </View>
            <View style={styles.words}>
              <AppText size="small">{sayMore(t, game, ['brief', line])}</AppText>
            </View>
          </View>
        ))}
        <View style={styles.rules}>
          <Button
            testID="rules"
            label={t('friend.allRules')}
            isPlain
            onPress={() => navigator.open({ to: 'rules', game })}
          />
        </View>
      </Card>
    </>
  )
}

const styles = StyleSheet.create({
  card: { gap: space.s },
  line: { flexDirection: 'row', gap: space.m },
  words: { flex: 1 },
  rules: { alignItems: 'flex-start' },
})
