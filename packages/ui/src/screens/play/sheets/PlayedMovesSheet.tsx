import type { Side } from '@tabuleiro/engine'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Pressable, StyleSheet, View } from 'react-native'
import { useSetting } from '../../../app/useSettings'
import { AppText } from '../../../components/AppText'
import { useScrollIntoView } from '../../../components/scrollIntoView'
import { Sheet } from '../../../components/Sheet'
import { useStableCallback } from '../../../components/useStableCallback'
import { roomy } from '../../../theme/roomy'
import { radius, space } from '../../../theme/tokens'
import { useTheme } from '../../../theme/useTheme'
import { moveRows, startEntry, type MoveEntry } from '../../../words/moveRows'
import { seatName } from '../../../words/playerNames'
import { usePlay } from '../PlayContext'

const SIDES: readonly Side[] = [0, 1]

/**
 * All moves of the match in two columns, one a player. A press shows the position after a move; the keys that step
 * through the moves go on from the one that is marked.
 */
export function PlayedMovesSheet() {
  const { t } = useTranslation()
  const { view, gameUi, sheets } = usePlay()
  const style = useSetting('moveStyle')
  const { match } = view
  const rows = useMemo(() => moveRows(t, gameUi, match, style), [t, gameUi, match, style])
  return (
    <Sheet title={t('play.played')} onClose={sheets.close}>
      <View testID="played-moves" style={styles.table}>
        <View style={styles.row}>
          <View style={styles.number} />
          {SIDES.map(side => (
            <View key={side} style={styles.cell}>
              <AppText size="small" isBold>
                {seatName(t, match, side)}
              </AppText>
            </View>
          ))}
        </View>
        <View style={styles.row}>
          <View style={styles.number} />
          <MoveCell entry={startEntry(t)} />
        </View>
        {rows.map(({ number, moves }) => (
          <View key={number} style={styles.row}>
            <View style={styles.number} aria-hidden>
              <AppText size="small" tone="inkSoft" isFigures>
                {number}
              </AppText>
            </View>
            {SIDES.map(side => (
              <MoveCell key={side} entry={moves[side]} />
            ))}
          </View>
        ))}
      </View>
    </Sheet>
  )
}

/** One move; empty where the other side began, or has not moved yet. */
function MoveCell({ entry }: { readonly entry: MoveEntry | undefined }) {
  const theme = useTheme()
  const { view, session, sheets } = usePlay()
  const cell = useRef<View>(null)
  const scrollTo = useScrollIntoView()
  const isShown = entry?.ply === view.ply
  const reveal = useStableCallback(() => {
    if (!cell.current) return
    cell.current.focus()
    scrollTo(cell.current)
  })
  useEffect(() => {
    if (isShown) reveal()
  }, [isShown, reveal])
  if (!entry) return <View style={styles.cell} />
  const look = () => {
    session.browse(entry.ply)
    sheets.close()
  }
  return (
    <Pressable
      ref={cell}
      role="button"
      testID={`played-${entry.ply}`}
      aria-label={entry.label}
      aria-current={isShown}
      tabIndex={isShown ? 0 : -1}
      onPress={look}
      style={({ pressed }) => [
        styles.cell,
        styles.move,
        isShown && { borderColor: theme.blue, backgroundColor: theme.cell },
        pressed && { backgroundColor: theme.sunken },
      ]}
    >
      <AppText tone={isShown ? 'blue' : 'ink'}>{entry.said}</AppText>
    </Pressable>
  )
}

const styles = StyleSheet.create({
  table: { gap: space.xs },
  row: { flexDirection: 'row', gap: space.s },
  number: { width: 32, paddingTop: space.m, alignItems: 'flex-end' },
  cell: { flex: 1, justifyContent: 'center', paddingHorizontal: space.s },
  move: {
    minHeight: roomy,
    paddingVertical: space.xs,
    borderRadius: radius.control,
    borderWidth: 1.5,
    borderColor: 'transparent',
  },
})
