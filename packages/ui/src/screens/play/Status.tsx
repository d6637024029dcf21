import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import type { GameUi } from '../../games/game'
import { formatResult, formatNote, formatStatus } from '../../words/status'
import type { PlayView } from '../../model/session/playView'
import { useAnnounceChanges } from '../../components/useAnnounce'
import { AppText } from '../../components/AppText'
import { space } from '../../theme/tokens'
import { usePlayLayout } from './layout/playLayout'

/** Two lines in the usual size need this much height. */
const TWO_LINES = 40

interface StatusProps {
  readonly view: PlayView
  readonly board: GameUi
  /** The same once more, for the eyes of somebody who sits across. */
  readonly isEcho?: boolean
}

/**
 * What happened and who is to move, in words, and in the same place whatever is worth saying meanwhile. Screen readers speak
 * either whenever it changes: the status once with each move, the note apart from it.
 */
export function Status({ view, board, isEcho = false }: StatusProps) {
  const { t } = useTranslation()
  const { heights, mode, hasWords } = usePlayLayout()
  const { match, result } = view
  const size = hasWords && heights.status >= TWO_LINES ? 'small' : 'tiny'
  const text = useMemo(() => formatStatus(t, board, match), [t, board, match])
  const note = formatNote(t, board, view)
  useAnnounceChanges(isEcho ? '' : text)
  useAnnounceChanges(isEcho ? '' : note)
  // Who has won stands out, wherever the sentence has it.
  const headline = result ? formatResult(t, { match, result }) : ''
  const [before = text, after = ''] = headline === '' ? [] : text.split(headline, 2)
  const box = [styles.words, hasWords && (mode === 'row' ? styles.airy : styles.apart), { height: heights.status }]
  return (
    <View>
      <View {...voice('status', isEcho)} style={[box, note !== '' && styles.covered]}>
        <AppText size={size}>
          {before}
          {headline !== '' && (
            <AppText size={size} isBold tone="gold">
              {headline}
            </AppText>
          )}
          {after}
        </AppText>
      </View>
      <View {...voice('note', isEcho)} style={[box, styles.over]}>
        <AppText size={size}>{note}</AppText>
      </View>
    </View>
  )
}

/** What makes a text heard when it changes; an echo is for the eyes alone. */
function voice(testID: string, isEcho: boolean) {
  return isEcho ? ({ 'aria-hidden': true } as const) : ({ role: 'status', 'aria-live': 'polite', testID } as const)
}

// The text begins at the top: a second line moves nothing.
const styles = StyleSheet.create({
  words: { overflow: 'hidden', paddingHorizontal: space.s },
  airy: { paddingTop: space.s },
  apart: { paddingTop: 2 },
  // Not taken away: what goes from a page and comes back with other words may not be spoken.
  covered: { opacity: 0 },
  over: { position: 'absolute', top: 0, left: 0, right: 0 },
})
