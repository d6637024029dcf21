import { useImperativeHandle, useState, type Ref } from 'react'
import type { BoardLayout } from './layout'
import { Marks } from './Marks'

/** Shows which cell is under a finger or pointer that is held down. */
export interface PressedCell {
  show(cell: string | undefined): void
}

interface PressedCellMarkProps {
  readonly layout: BoardLayout
  readonly targets: ReadonlySet<string>
  readonly ref: Ref<PressedCell>
}

/** The mark of a press. It alone is rendered again while a finger slides over the board. */
export function PressedCellMark({ layout, targets, ref }: PressedCellMarkProps) {
  const [cell, setCell] = useState<string>()
  useImperativeHandle(ref, () => ({ show: setCell }), [])
  if (cell === undefined || !targets.has(cell)) return null
  return <Marks layout={layout} marks={[{ kind: 'pressed', cells: [cell] }]} occupied={NONE} />
}

const NONE: ReadonlySet<string> = new Set()
