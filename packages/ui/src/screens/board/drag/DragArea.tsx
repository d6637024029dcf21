import type { Match } from '@tabuleiro/engine'
import { useMemo, useState, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { loadedLater } from '../../../components/loadedLater'
import { useBoard } from '../BoardContext'
import { DragProvider, type Carriage } from './DragContext'

/** Loaded once the board can be seen: taps need none of it, and without it there are only taps. */
const Carrier = loadedLater(async () => (await import('./Carrier')).Carrier, false)

/**
 * The part of a screen over which pieces are carried by hand, from the board and from the trays beside it. What is in
 * the air follows the hand, above everything else; let go over a place where it may go it is moved there, beside the
 * board it goes back.
 */
export function DragArea({ children }: { readonly children: ReactNode }) {
  const [carriage, setCarriage] = useState<Carriage>()
  const { droppedOn, setDropped } = useDropped(useBoard().view.match)
  const dragging = useMemo(() => carriage && { ...carriage, droppedOn }, [carriage, droppedOn])
  return (
    <DragProvider value={dragging}>
      <View style={styles.area} {...carriage?.responders}>
        {children}
        <Carrier onReady={setCarriage} onDropped={setDropped} />
      </View>
    </DragProvider>
  )
}

/** The cell on which the last move was dropped, as long as it is the last. It may have waited to be confirmed. */
function useDropped({ plies }: Match) {
  const [dropped, setDropped] = useState<{
    readonly cell: string
    readonly before: Match['plies']
    readonly played: Match['plies'] | undefined
  }>()
  if (dropped && !dropped.played && plies !== dropped.before)
    setDropped(plies.length === dropped.before.length + 1 ? { ...dropped, played: plies } : undefined)
  if (dropped?.played && plies !== dropped.played) setDropped(undefined)
  return {
    droppedOn: dropped?.cell,
    setDropped: (cell: string) => setDropped({ cell, before: plies, played: undefined }),
  }
}

const styles = StyleSheet.create({ area: { flex: 1 } })
