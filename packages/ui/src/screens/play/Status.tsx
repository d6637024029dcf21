import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { formatNote, formatResult, formatStatus } from '../../words/status'
import { useAnnounceChanges } from '../../components/useAnnounce'
import { AppText } from '../../components/AppText'
import { useTextScale } from '../../components/useTextScale'
import { space } from '../../theme/tokens'
import { usePlayLayout } from './layout/playLayout'
import { fittingSize } from './layout/statusText'
import { usePlay } from './PlayContext'

interface StatusProps {
  /** Whether it repeats another status for the player at the far edge: screen readers skip it. */
  readonly isEcho?: boolean
}

/**
 * What happened and who is to move, in words. A note takes the place of the status while there is one. Screen readers
 * announce each when it changes: the status once with each move, the note apart from it.
 */
export function Status({ isEcho = false }: StatusProps) {
  const { t } = useTranslation()
  const { view, gameUi } = usePlay()
  const { heights, across, isRoomy, mode, hasWords } = usePlayLayout()
  const textScale = useTextScale()
  const { match, result } = view
  const isAiry = mode === 'row' && isRoomy
  const room = { width: across, height: heights.status - (isAiry ? space.s : 0) }
  const sizeOf = (words: string) => fittingSize(words.length, room, textScale, hasWords ? 'small' : 'tiny')
  const text = useMemo(() => formatStatus(t, gameUi, match), [t, gameUi, match])
  const note = formatNote(t, gameUi, view)
  useAnnounceChanges(isEcho ? '' : text)
  useAnnounceChanges(isEcho ? '' : note)
  // The winner is emphasised, wherever the sentence names it.
  const headline = result ? formatResult(t, { match, result }) : ''
  const [before = text, after = ''] = headline === '' ? [] : text.split(headline, 2)
  const size = sizeOf(text)
  const box = [styles.words, isAiry && styles.airy, { height: heights.status }]
  return (
    <View>
      <View {...liveRegion('status', isEcho)} style={[box, note !== '' && styles.covered]}>
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
      <View {...liveRegion('note', isEcho)} style={[box, styles.over]}>
        <AppText size={sizeOf(note)}>{note}</AppText>
      </View>
    </View>
  )
}

/** Makes screen readers announce a text when it changes; a repeated text is hidden from them. */
function liveRegion(testID: string, isEcho: boolean) {
  return isEcho ? ({ 'aria-hidden': true } as const) : ({ role: 'status', 'aria-live': 'polite', testID } as const)
}

// The text begins at the top: a second line moves nothing.
const styles = StyleSheet.create({
  words: { paddingHorizontal: space.s },
  airy: { paddingTop: space.s },
  // Hidden and not removed: screen readers may not announce a live region that was removed and comes back.
  covered: { opacity: 0 },
  over: { position: 'absolute', top: 0, left: 0, right: 0 },
})
