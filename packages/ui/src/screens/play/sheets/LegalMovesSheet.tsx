import { useTranslation } from 'react-i18next'
import { Pressable, StyleSheet } from 'react-native'
import { Sheet } from '../../../components/Sheet'
import { AppText } from '../../../components/AppText'
import { radius, space, touch } from '../../../theme/tokens'
import { useTheme } from '../../../theme/useTheme'

interface MovesSheetProps {
  readonly moves: readonly string[]
  readonly pending: string | undefined
  readonly onPlay: (text: string) => void
  readonly onClose: () => void
}

/** Every legal move as a row to press: the whole game can be played from here, without the board. */
export function LegalMovesSheet({ moves, pending, onPlay, onClose }: MovesSheetProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  return (
    <Sheet title={t('play.allMoves')} onClose={onClose}>
      {moves.length === 0 && <AppText tone="inkSoft">{t('play.noMoves')}</AppText>}
      {moves.map(text => (
        <Pressable
          key={text}
          role="button"
          testID={`move-${text}`}
          aria-pressed={text === pending}
          onPress={() => onPlay(text)}
          style={({ pressed }) => [
            styles.row,
            { borderColor: text === pending ? theme.blue : theme.line },
            pressed && { backgroundColor: theme.sunken },
          ]}
        >
          <AppText isFigures>{text}</AppText>
        </Pressable>
      ))}
    </Sheet>
  )
}

const styles = StyleSheet.create({
  row: {
    minHeight: touch.least,
    justifyContent: 'center',
    paddingHorizontal: space.m,
    borderWidth: 1,
    borderRadius: radius.control,
  },
})
