import type { GameDrawing } from '../games/game'
import type { Mark } from '../model/session/marks'

/** Moves marks on places beside the board to the cells on which those places are drawn. */
export function drawnMarks({ markCell }: Pick<GameDrawing, 'markCell'>, marks: readonly Mark[]): readonly Mark[] {
  return markCell ? marks.map(mark => ({ ...mark, cells: [...new Set(mark.cells.map(markCell))] })) : marks
}
