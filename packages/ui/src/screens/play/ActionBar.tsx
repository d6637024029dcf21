import ChevronLeft from 'lucide-react-native/icons/chevron-left'
import ChevronRight from 'lucide-react-native/icons/chevron-right'
import Plus from 'lucide-react-native/icons/plus'
import Redo from 'lucide-react-native/icons/redo-2'
import Undo from 'lucide-react-native/icons/undo-2'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { canUndo, type MatchStore, type PlayState } from '../../match/store'
import { IconButton, type Icon } from '../../parts/Button'
import { space } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { useArrangement } from './arrange'

interface ActionBarProps {
  readonly store: MatchStore
  readonly onNewGame: () => void
  /** A button was pressed that has nothing left to do: the keyboard must go elsewhere. */
  readonly onSpent: () => void
}

type Act = 'undo' | 'redo' | 'back' | 'forward'

const acts: readonly {
  readonly id: string
  readonly word: Act
  readonly Icon: Icon
  readonly act: (store: MatchStore) => void
  readonly isOff: (state: PlayState) => boolean
}[] = [
  { id: 'undo', word: 'undo', Icon: Undo, act: store => store.undo(), isOff: ({ match }) => !canUndo(match) },
  { id: 'redo', word: 'redo', Icon: Redo, act: store => store.redo(), isOff: ({ match }) => match.undone.length === 0 },
  {
    id: 'step-back',
    word: 'back',
    Icon: ChevronLeft,
    act: store => store.look(plyOf(store.get()) - 1),
    isOff: state => plyOf(state) === 0,
  },
  {
    id: 'step-forward',
    word: 'forward',
    Icon: ChevronRight,
    act: store => store.look(plyOf(store.get()) + 1),
    isOff: ({ lookingAt }) => lookingAt === undefined,
  },
]

/** The five things to do at any time. */
export function ActionBar({ store, onNewGame, onSpent }: ActionBarProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  const { heights, hasWords } = useArrangement()
  const press = ({ act, isOff }: (typeof acts)[number]) => {
    act(store)
    if (isOff(store.get())) onSpent()
  }
  return (
    <View role="toolbar" style={[styles.bar, { height: heights.bar, borderColor: theme.line }]}>
      {acts.map(each => (
        <View key={each.id} style={styles.place}>
          <IconButton
            testID={each.id}
            label={t(`play.${each.word}`)}
            word={hasWords ? t(`play.${each.word}`) : undefined}
            Icon={each.Icon}
            onPress={() => press(each)}
            isDisabled={each.isOff(store.get())}
          />
        </View>
      ))}
      <View style={styles.place}>
        <IconButton
          testID="new-game"
          label={t('play.newGame')}
          word={hasWords ? t('play.new') : undefined}
          Icon={Plus}
          onPress={onNewGame}
        />
      </View>
    </View>
  )
}

function plyOf({ match, lookingAt }: PlayState): number {
  return lookingAt ?? match.plies.length
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', gap: space.s, borderTopWidth: 1 },
  place: { flex: 1 },
})
