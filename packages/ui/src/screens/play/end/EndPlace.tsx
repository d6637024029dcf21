import { StyleSheet, View } from 'react-native'
import type { Box } from '../../../board/layout'
import { space } from '../../../theme/tokens'
import { Status } from '../Status'
import type { End } from './useEnd'

interface EndPlaceProps {
  /** What is shown after the match; undefined until then. */
  readonly end: End | undefined
  /** The room for the card: it begins with the status and may reach below it. */
  readonly room: Box
  /** Whether the card has words alone, and the player's buttons are below it. */
  readonly isBare?: boolean
  readonly isEcho?: boolean
}

/** The status, and after the match the result card over it. */
export function EndPlace({ end, room, isBare = false, isEcho = false }: EndPlaceProps) {
  return (
    <View style={styles.place}>
      {/* Hidden and not removed: screen readers announce who has won. */}
      <View style={end && styles.covered}>
        <Status isEcho={isEcho} />
      </View>
      {end && (
        <View style={[styles.over, isBare ? undefined : styles.margin]}>
          <end.parts.ResultCard {...cardIn(room, isBare)} isNew={end.isNew} isBare={isBare} isEcho={isEcho} />
        </View>
      )}
    </View>
  )
}

/** The card in its room: it stands a little apart from its neighbours, unless it has words alone. */
export function cardIn({ width, height }: Box, isBare = false): Box {
  return isBare ? { width, height } : { width: width - 2 * space.s, height: height - 2 * space.xs }
}

const styles = StyleSheet.create({
  // Above what follows: the card may reach over the place of the moves, which are not shown then.
  place: { zIndex: 1 },
  covered: { opacity: 0 },
  over: { position: 'absolute', top: 0, left: 0, right: 0 },
  margin: { marginVertical: space.xs, marginHorizontal: space.s },
})
