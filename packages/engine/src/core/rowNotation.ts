/** The cells of a board row by row, in the order in which they are written. */
export type Rows = readonly (readonly number[])[]

/** Rows joined by `.`; runs of empty cells (0) as numbers, other contents by their symbol (1 is the first symbol). */
export function writeRows(rows: Rows, symbols: string, at: (cell: number) => number): string {
  return rows.map(row => writeRow(row, symbols, at)).join('.')
}

function writeRow(row: readonly number[], symbols: string, at: (cell: number) => number): string {
  let text = ''
  let run = 0
  for (const cell of row) {
    const content = at(cell)
    if (content === 0) run++
    else {
      text += (run > 0 ? String(run) : '') + symbols.charAt(content - 1)
      run = 0
    }
  }
  return run > 0 ? text + String(run) : text
}

/**
 * Reads what `writeRows` wrote and calls `put` for each cell that is not empty. False unless the text is exactly in
 * that form. One pass, character by character, so that time is linear in the length of any text.
 */
export function readRows(
  text: string,
  rows: Rows,
  symbols: string,
  put: (cell: number, content: number) => void,
): boolean {
  const lines = text.split('.')
  return lines.length === rows.length && rows.every((row, i) => readRow(lines[i], row, symbols, put))
}

function readRow(
  line: string,
  row: readonly number[],
  symbols: string,
  put: (cell: number, content: number) => void,
): boolean {
  let place = 0
  let i = 0
  while (i < line.length) {
    const content = symbols.indexOf(line.charAt(i)) + 1
    if (content > 0) {
      if (place >= row.length) return false
      put(row[place++], content)
      i++
    } else {
      const from = i
      while (isDigit(line.charCodeAt(i))) i++
      // No number, a leading zero, or more digits than any row has cells.
      if (i === from || line.charAt(from) === '0' || i - from > 3) return false
      place += Number(line.slice(from, i))
    }
  }
  return place === row.length
}

const isDigit = (code: number) => code >= 48 && code <= 57
