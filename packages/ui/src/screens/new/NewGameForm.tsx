import type { GameId, MatchSpec, Options, Pair, Seat } from '@tabuleiro/engine'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native'
import { Button } from '../../parts/Button'
import { Words } from '../../parts/Words'
import { space, touch } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { GamePicture } from '../GamePicture'
import { TopBar } from '../play/TopBar'
import { cleanName } from '../presets'
import { NameField } from './NameField'
import { OptionField } from './OptionField'
import { fieldsOf, withOption } from './options'

interface NewGameFormProps {
  readonly game: GameId
  readonly initial: Options
  readonly seats: Pair<Seat>
  /** Why the address could not fill the form in as it asked, or why the game could not begin. */
  readonly message: string | undefined
  readonly onHome: () => void
  readonly onStart: (spec: MatchSpec) => void
}

/** The choices before a game, with the board they give. The button to start is always in view. */
export function NewGameForm({ game, initial, seats, message, onHome, onStart }: NewGameFormProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  const screen = useWindowDimensions()
  const [options, setOptions] = useState(initial)
  const [first, setFirst] = useState(seats[0].name)
  const [second, setSecond] = useState(seats[1].name)
  const player = (name: string): Seat => ({ name: cleanName(name), player: 'human' })
  const start = () => onStart({ game, options, seats: [player(first), player(second)] })
  return (
    <View role="main" style={[styles.screen, { backgroundColor: theme.paper }]}>
      <TopBar game={game} onHome={onHome} />
      <ScrollView contentContainerStyle={styles.page}>
        <GamePicture game={game} options={options} box={{ width: 260, height: 180 }} />
        <View style={styles.fields}>
          {message !== undefined && (
            <View role="alert">
              <Words tone="terracotta">{message}</Words>
            </View>
          )}
          {fieldsOf(game, options).map(field => (
            <OptionField
              key={field.name}
              game={game}
              options={options}
              field={field}
              screen={screen}
              onChange={value => setOptions(withOption(game, options, field.name, value))}
            />
          ))}
          <NameField label={t('new.first')} usual={t('play.player', { number: 1 })} value={first} onChange={setFirst} />
          <NameField
            label={t('new.second')}
            usual={t('play.player', { number: 2 })}
            value={second}
            onChange={setSecond}
          />
        </View>
      </ScrollView>
      <StartBar onStart={start} />
    </View>
  )
}

function StartBar({ onStart }: { readonly onStart: () => void }) {
  const { t } = useTranslation()
  const theme = useTheme()
  return (
    <View style={[styles.foot, { borderColor: theme.line }]}>
      <View style={styles.start}>
        <Button testID="start" label={t('new.start')} isPrimary height={touch.settle} onPress={onStart} />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  page: {
    flexGrow: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    alignContent: 'flex-start',
    justifyContent: 'center',
    padding: space.l,
    gap: space.xl,
  },
  fields: { flexBasis: 300, maxWidth: 420, flexGrow: 1, gap: space.l },
  foot: { alignItems: 'center', padding: space.s, borderTopWidth: 1 },
  start: { width: '100%', maxWidth: 420 },
})
