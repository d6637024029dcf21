import { readMove, rulesOf, seenAt, writtenMoves } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { Pressable, StyleSheet } from 'react-native'
import { Sheet } from '../../../components/Sheet'
import { AppText } from '../../../components/AppText'
import { radius, space, touch } from '../../../theme/tokens'
import type { PlayView } from '../../../model/session/playView'
import { useTheme } from '../../../theme/useTheme'
import { usePlay } from '../PlayContext'

/** Every legal move as a row to press: the whole game can be played from here, without the board. */
export function LegalMovesSheet() {
  const { t } = useTranslation()
  const theme = useTheme()
  const { view, session, actions, sheets } = usePlay()
  const { match, state, pending } = view
  const moves = legalMoveTexts(view)
  const play = (text: string) => {
    const move = readMove(rulesOf(match), state, seenAt(match), text)
    if (move.ok) session.choose(move.value, actions.needsConfirm)
    if (actions.needsConfirm) sheets.close()
  }
  return (
    <Sheet title={t('play.allMoves')} onClose={sheets.close}>
      {moves.length === 0 && <AppText tone="inkSoft">{t('play.noMoves')}</AppText>}
      {moves.map(text => (
        <Pressable
          key={text}
          role="button"
          testID={`move-${text}`}
          aria-pressed={text === pending}
          onPress={() => play(text)}
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

/** The legal moves as text, in the order of the notation. */
function legalMoveTexts({ match, state, targets }: PlayView): readonly string[] {
  return targets.size === 0 ? [] : writtenMoves(rulesOf(match), state, seenAt(match)).map(({ text }) => text)
}

const styles = StyleSheet.create({
  row: {
    minHeight: touch.min,
    justifyContent: 'center',
    paddingHorizontal: space.m,
    borderWidth: 1,
    borderRadius: radius.control,
  },
})
