import { useMemo, useRef } from 'react'
import { StyleSheet, View } from 'react-native'
import { useSetting } from '../../../app/useSettings'
import { drawnMarks } from '../../../board/drawnMarks'
import { Layer } from '../../../board/Drawing'
import { Marks, MarksOver } from '../../../board/Marks'
import { StillPieces } from '../../../board/StillPieces'
import { TARGET_KINDS } from '../../../model/session/marks'
import { previewTap } from '../../../model/session/previewTap'
import { useBoard } from '../BoardContext'
import { useHoveredCell } from './useHoveredCell'

/** What is not done yet is paler than what is; a piece still hides the mark below it. */
const MARKS = 0.6
const PIECES = 0.8

/**
 * What a press would do at the cell under the mouse: where its piece may go, or where the piece in hand would stand.
 */
export function HoverPreview() {
  const ref = useRef<View>(null)
  const { view, gameUi, boardLayout: layout } = useBoard()
  const { match, taps, chooser, targets, pieces } = view
  const hasLegalMarks = useSetting('legalMarks')
  const cell = useHoveredCell(ref, layout, view)
  const preview = useMemo(
    () => (cell !== undefined && targets.has(cell) ? previewTap(match, { taps, chooser }, cell) : undefined),
    [match, taps, chooser, targets, cell],
  )
  const marks = drawnMarks(gameUi.draw, preview?.marks ?? []).filter(
    ({ kind }) => hasLegalMarks || !TARGET_KINDS.includes(kind),
  )
  const drawn = { layout, marks, occupied: useMemo(() => new Set(pieces.map(({ at }) => at)), [pieces]) }
  return (
    <View ref={ref} testID="hover" style={[StyleSheet.absoluteFill, styles.hover]}>
      {preview && (
        <>
          <Layer opacity={MARKS}>
            <Marks {...drawn} />
          </Layer>
          <Layer opacity={PIECES}>
            <StillPieces layout={layout} gameUi={gameUi} pieces={preview.pieces} />
          </Layer>
          <Layer opacity={MARKS}>
            <MarksOver {...drawn} />
          </Layer>
        </>
      )}
    </View>
  )
}

const styles = StyleSheet.create({ hover: { pointerEvents: 'none' } })
