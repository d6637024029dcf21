import { otherSide, type Side } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { sharedAppearance } from '../../../board/appearance'
import { AppText } from '../../../components/AppText'
import { Sheet } from '../../../components/Sheet'
import type { PlateLine } from '../../../games/game'
import { lookUpMore } from '../../../games/more'
import { space } from '../../../theme/tokens'
import { seatName } from '../../../words/playerNames'
import { usePlay } from '../PlayContext'

/** The side of a piece, and of the room for the two that a line is about at most. */
const PIECE = 26
const PIECES = 2 * PIECE + space.xs

/** What the numbers and signs beside the names say, in words and pictures: first of the player who asks. */
export function PlatesSheet() {
  const { t } = useTranslation()
  const { view, sheets, seating } = usePlay()
  const first = sheets.opener ?? seating.near
  return (
    <Sheet title={t('plates.title')} onClose={sheets.close} isText>
      {[first, otherSide(first)].map(side => (
        <Plate key={side} side={side} name={seatName(t, view.match, side)} />
      ))}
    </Sheet>
  )
}

function Plate({ side, name }: { readonly side: Side; readonly name: string }) {
  const { t } = useTranslation()
  const { view } = usePlay()
  const lines = lookUpMore(view.match.game)?.explainPlate(t, view.state, side) ?? []
  return (
    <View testID={`plate-${side + 1}`} role="group" aria-label={name} style={styles.plate}>
      <AppText role="heading" level={3} isBold>
        {name}
      </AppText>
      {lines.map(line => (
        <Line key={line.text} {...line} />
      ))}
    </View>
  )
}

function Line({ pieces, text }: PlateLine) {
  const { gameUi } = usePlay()
  return (
    <View style={styles.line}>
      <View aria-hidden style={styles.pieces}>
        {pieces.map(piece => (
          <gameUi.draw.Piece key={piece.kind} appearance={sharedAppearance(piece)} size={PIECE} />
        ))}
      </View>
      <View style={styles.words}>
        <AppText>{text}</AppText>
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  plate: { gap: space.s },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  pieces: { width: PIECES, flexDirection: 'row', justifyContent: 'center', gap: space.xs },
  words: { flex: 1 },
})
