import type { GameId } from '../registry'

/** A position text as a picture of characters, for people who read a diff. */
export function picture(game: GameId, text: string): string {
  return pictures[game](text)
    .map(line => line.trimEnd())
    .join('\n')
}

const pictures: Record<GameId, (text: string) => string[]> = {
  'three-dragons': text => {
    const rows = text.split('_')[0].split('.')
    const lines = rows.map((row, i) => `${String(rows.length - i).padStart(2)}  ${[...row].join(' ')}`)
    return [...lines, `    ${letters(rows[0].length)}`]
  },
  trike: text => {
    const [rows, pawn] = text.split('_')
    return centred(rows, (cell, r, place) => (`${letter(r)}${place + 1}` === pawn ? cell.toUpperCase() : cell))
  },
  alliances: text => centred(text.split('_')[0], cell => cell),
  turtles: text => {
    const ranks = text.split('~')[0].split('_')
    const lines = ranks.map((rank, i) => {
      const cells = rank.split('.').map(cell => (cell === '0' ? '.' : cell).padEnd(10))
      return `${ranks.length - i}  ${cells.join(' ')}`
    })
    return [
      ...lines,
      `   ${ranks[0]
        .split('.')
        .map((_, file) => letter(file).padEnd(10))
        .join(' ')}`,
    ]
  },
}

const letter = (index: number) => String.fromCharCode(97 + index)
const letters = (count: number) => Array.from({ length: count }, (_, i) => letter(i)).join(' ')

/** Rows of a hexagonal board: runs of empty cells as dots, each row in the middle. */
function centred(rows: string, draw: (cell: string, row: number, place: number) => string): string[] {
  const cells = rows.split('.').map(row => [...row.replace(/\d+/g, run => '.'.repeat(Number(run)))])
  const widest = Math.max(...cells.map(row => row.length))
  return cells.map(
    (row, r) => ' '.repeat(widest - row.length) + row.map((cell, place) => draw(cell, r, place)).join(' '),
  )
}
