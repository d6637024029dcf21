import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import type { GameBoard } from '../../boards/game'
import { headlineOf, statusOf } from '../../match/words'
import type { PlayView } from '../../match/view'
import { Words } from '../../parts/Words'
import { space } from '../../theme/tokens'
import { useArrangement } from './arrange'

/** Two lines in the usual size need this much height. */
const TWO_LINES = 40

interface StatusProps {
  readonly view: PlayView
  readonly board: GameBoard
  /** The same once more, for the eyes of somebody who sits across. */
  readonly isEcho?: boolean
}

/** What happened and who is to move, in words. Screen readers speak it whenever it changes. */
export function Status({ view, board, isEcho = false }: StatusProps) {
  const { t } = useTranslation()
  const { heights, mode, hasWords } = useArrangement()
  const size = hasWords && heights.status >= TWO_LINES ? 'small' : 'tiny'
  const text = statusOf(t, board, view)
  // Who has won stands out, wherever the sentence has it.
  const headline = view.result && view.isPresent ? headlineOf(t, view) : ''
  const [before = text, after = ''] = headline === '' ? [] : text.split(headline, 2)
  return (
    <View
      {...(isEcho ? { 'aria-hidden': true } : { role: 'status', 'aria-live': 'polite', testID: 'status' })}
      style={[styles.status, hasWords && (mode === 'row' ? styles.airy : styles.apart), { height: heights.status }]}
    >
      <Words size={size}>
        {before}
        {headline !== '' && (
          <Words size={size} isBold tone="gold">
            {headline}
          </Words>
        )}
        {after}
      </Words>
    </View>
  )
}

// The text begins at the top: a second line moves nothing.
const styles = StyleSheet.create({
  status: { overflow: 'hidden', paddingHorizontal: space.s },
  airy: { paddingTop: space.s },
  apart: { paddingTop: 2 },
})
