import { gameOf, type GameId } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { useProgress } from '../../app/useProgress'
import { lookUpGameUi } from '../../games/registry'
import { countLessonsDone } from '../../model/progress/progress'
import { sayOfGame } from '../../i18n/say'
import { startKnownMatch } from '../../model/library/startMatch'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { Deferred } from '../../components/Deferred'
import { DisplayTitle } from '../../components/DisplayTitle'
import { AppText } from '../../components/AppText'
import { space } from '../../theme/tokens'
import { GamePicture } from '../../board/MatchPicture'
import { versus } from '../../words/playerNames'
import { chosenSeats, repeatedChoices, toMatchSpec } from '../../model/newGame/choices'
import { proposedSetup } from '../newGame/proposedSetup'
import type { HomeLayout } from './homeLayout'

/** A game with its picture, and buttons to play with the last setup, change the setup or read the rules. */
export function GameCard({ game, plan }: { readonly game: GameId; readonly plan: HomeLayout }) {
  const { t } = useTranslation()
  const { library, navigator } = useApp()
  const { name } = gameOf(game)
  const choices = repeatedChoices(game, proposedSetup(library, game))
  const play = () => {
    const id = startKnownMatch(library, toMatchSpec(game, choices, Math.random))
    navigator.open({ to: 'play', id })
  }
  const isLearnt = countLessonsDone(useProgress(), game) >= lookUpGameUi(game).lessonCount
  const players = versus(t, game, chosenSeats(choices))
  return (
    <Card style={styles.card}>
      <View style={plan.isTall ? styles.tall : styles.flat}>
        <View style={[styles.picture, plan.picture]}>
          <Deferred>
            <GamePicture game={game} box={plan.picture} />
          </Deferred>
        </View>
        <View style={styles.words}>
          <DisplayTitle text={name} size="title" level={2} />
          <AppText size="small" tone="inkSoft">
            {sayOfGame(t, game, ['about'])}
          </AppText>
        </View>
      </View>
      <View style={styles.foot}>
        <View style={styles.buttons}>
          <View style={styles.play}>
            <Button
              testID={`play-${game}`}
              label={t('home.play')}
              accessibleLabel={t('home.playGame', { game: name, players })}
              isPrimary
              onPress={play}
            />
          </View>
          {!isLearnt && (
            <View style={styles.play}>
              <Button
                testID={`learn-${game}`}
                label={t('home.learn')}
                accessibleLabel={t('home.learnGame', { game: name })}
                onPress={() => navigator.open({ to: 'learn', game })}
              />
            </View>
          )}
        </View>
        <View style={styles.more}>
          <View style={styles.words}>
            <AppText size="tiny" tone="inkSoft" numberOfLines={2}>
              {players}
            </AppText>
          </View>
          <Button
            testID={`options-${game}`}
            label={t('home.options')}
            accessibleLabel={t('home.optionsOf', { game: name })}
            isPlain
            onPress={() => navigator.open({ to: 'new', game })}
          />
          <Button
            testID={`rules-${game}`}
            label={t('home.rules')}
            accessibleLabel={t('home.rulesOf', { game: name })}
            isPlain
            onPress={() => navigator.open({ to: 'rules', game })}
          />
        </View>
      </View>
    </Card>
  )
}

const styles = StyleSheet.create({
  card: { flexGrow: 1, padding: space.m, gap: space.m, justifyContent: 'space-between' },
  flat: { flexDirection: 'row', gap: space.m },
  tall: { gap: space.m },
  picture: { alignItems: 'center', justifyContent: 'center', alignSelf: 'center' },
  words: { flex: 1, gap: space.xs },
  foot: { gap: space.s },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  more: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  play: { flexGrow: 1, flexBasis: 0 },
})
