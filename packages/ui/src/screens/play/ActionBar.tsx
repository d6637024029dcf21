import ChevronLeft from 'lucide-react-native/icons/chevron-left'
import ChevronRight from 'lucide-react-native/icons/chevron-right'
import Plus from 'lucide-react-native/icons/plus'
import Redo from 'lucide-react-native/icons/redo-2'
import Undo from 'lucide-react-native/icons/undo-2'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { canUndo, type MatchStore } from '../../match/store'
import type { PlayView } from '../../match/view'
import { IconButton } from '../../parts/Button'
import { space } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { heights } from './arrange'

interface ActionBarProps {
  readonly view: PlayView
  readonly store: MatchStore
  readonly hasWords: boolean
  readonly onNewGame: () => void
}

/** The five things to do at any time. */
export function ActionBar({ view, store, hasWords, onNewGame }: ActionBarProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  const { match, ply } = view
  const buttons = [
    { id: 'undo', label: t('play.undo'), Icon: Undo, act: store.undo, isOff: !canUndo(match) },
    { id: 'redo', label: t('play.redo'), Icon: Redo, act: store.redo, isOff: match.undone.length === 0 },
    { id: 'step-back', label: t('play.back'), Icon: ChevronLeft, act: () => store.look(ply - 1), isOff: ply === 0 },
    {
      id: 'step-forward',
      label: t('play.forward'),
      Icon: ChevronRight,
      act: () => store.look(ply + 1),
      isOff: view.isPresent,
    },
    { id: 'new-game', label: t('play.newGame'), word: t('play.new'), Icon: Plus, act: onNewGame, isOff: false },
  ]
  return (
    <View role="toolbar" style={[styles.bar, { borderColor: theme.line }]}>
      {buttons.map(({ id, label, word = label, Icon, act, isOff }) => (
        <View key={id} style={styles.place}>
          <IconButton
            testID={id}
            label={label}
            word={hasWords ? word : undefined}
            Icon={Icon}
            onPress={act}
            isDisabled={isOff}
          />
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  bar: {
    height: heights.bar,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    borderTopWidth: 1,
  },
  place: { flex: 1 },
})
