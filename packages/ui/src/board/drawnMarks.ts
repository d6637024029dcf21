import type { GameUi } from '../games/game'
import type { Mark } from '../model/session/marks'

/** Moves marks on places beside the board to the cells on which those places are drawn. */
export function drawnMarks({ drawnAt }: Pick<GameUi, 'drawnAt'>, marks: readonly Mark[]): readonly Mark[] {
  return drawnAt ? marks.map(mark => ({ ...mark, cells: [...new Set(mark.cells.map(drawnAt))] })) : marks
}
