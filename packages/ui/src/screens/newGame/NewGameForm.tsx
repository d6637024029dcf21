import { gameOf, type ErrorCode, type GameId } from '@tabuleiro/engine'
import House from 'lucide-react-native/icons/house'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, useWindowDimensions, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { Button } from '../../components/Button'
import { Message } from '../../components/Message'
import { Page } from '../../components/Page'
import { space, touch } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { GamePicture } from '../../board/MatchPicture'
import type { Choices } from '../../model/newGame/choices'
import { ClockFields } from './ClockFields'
import { OptionFields } from './OptionFields'
import { PlayersFields } from './PlayersFields'

interface NewGameFormProps {
  readonly game: GameId
  readonly initial: Choices
  /** Why values of the address could not be used, or why the game could not begin. */
  readonly errors: readonly ErrorCode[]
  readonly onStart: (choices: Choices) => void
}

/** From this width on the board stands beside the fields. */
const WIDE_SCREEN = 720
const COLUMN_WIDTH = 420
/** Below this height the bar is smaller. */
const SHORT_SCREEN = 480

/** The choices before a game, with a picture of the board. The start button is always in view. */
export function NewGameForm({ game, initial, errors, onStart }: NewGameFormProps) {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const { width } = useWindowDimensions()
  const [choices, setChoices] = useState(initial)
  const change = (some: Partial<Choices>) => setChoices(before => ({ ...before, ...some }))
  const isWide = width >= WIDE_SCREEN
  const fields = { game, choices, onChange: change }
  return (
    <Page
      title={gameOf(game).name}
      isName
      fullTitle={t('new.title', { game: gameOf(game).name })}
      onBack={() => navigator.open({ to: 'home' })}
      back={{ label: t('play.home'), Icon: House }}
      action={{ label: t('home.rules'), onPress: () => navigator.open({ to: 'rules', game }) }}
      maxWidth={isWide ? 2 * COLUMN_WIDTH + space.xxl : COLUMN_WIDTH}
      foot={<StartBar onStart={() => onStart(choices)} />}
    >
      {errors.length > 0 && (
        <View style={styles.errors}>
          {errors.map(error => (
            <Message key={error} tone="bad" text={t(`error.${error}`)} />
          ))}
        </View>
      )}
      <View style={isWide ? styles.beside : styles.below}>
        <View style={[styles.fields, isWide && styles.half]}>
          <PlayersFields {...fields} />
          <ClockFields {...fields} />
        </View>
        <View style={[styles.fields, isWide && styles.half]}>
          <View style={styles.picture}>
            <GamePicture game={game} options={choices.options} box={{ width: 260, height: isWide ? 240 : 160 }} />
          </View>
          <OptionFields {...fields} />
        </View>
      </View>
    </Page>
  )
}

function StartBar({ onStart }: { readonly onStart: () => void }) {
  const { t } = useTranslation()
  const theme = useTheme()
  const isLow = useWindowDimensions().height < SHORT_SCREEN
  return (
    <View style={[styles.foot, { borderColor: theme.line, backgroundColor: theme.surface }]}>
      <View style={styles.start}>
        <Button
          testID="start"
          label={t('new.start')}
          isPrimary
          height={isLow ? touch.min : touch.confirm}
          onPress={onStart}
        />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  errors: { gap: space.s },
  below: { gap: space.xl },
  beside: { flexDirection: 'row', alignItems: 'flex-start', gap: space.xxl },
  half: { flex: 1 },
  fields: { gap: space.l },
  picture: { alignItems: 'center' },
  foot: { alignItems: 'center', padding: space.s, borderTopWidth: 1 },
  start: { width: '100%', maxWidth: COLUMN_WIDTH },
})
