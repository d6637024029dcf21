/** Parts of the pictures that the manifests of games make of position texts. */

/** The letter of a row or column, from 0. */
export const letter = (index: number) => String.fromCharCode(97 + index)

/** The board part of a position text: what stands before the first separator. */
export const boardPart = (text: string, separator: string) => text.slice(0, text.indexOf(separator))

/** Rows of a hexagonal board: runs of empty cells as dots, each row in the middle. */
export function centredRows(
  rows: string,
  draw: (cell: string, row: number, place: number) => string = cell => cell,
): string[] {
  const cells = rows.split('.').map(row => [...row.replace(/\d+/g, run => '.'.repeat(Number(run)))])
  const widest = Math.max(...cells.map(row => row.length))
  return cells.map(
    (row, r) => ' '.repeat(widest - row.length) + row.map((cell, place) => draw(cell, r, place)).join(' '),
  )
}
