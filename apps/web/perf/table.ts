/** A figure in milliseconds, measured in some runs, of which each may give more than one value. */
export interface Row {
  readonly name: string
  /** What it should stay under. */
  readonly limit: number
  /** How many times the bare page's figure it may be; none where the bare page has no such figure. */
  readonly bound?: number
  readonly runs: readonly (readonly number[])[]
  /** The bare page's figures in the same runs. */
  readonly bare: readonly (readonly number[])[]
}

/** Milliseconds: browsers tell of no event that takes less. */
const LEAST = 16

/** The middle one of some values; of an even number the higher one of the two in the middle. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}

/** The middle run by its middle value. */
function middle(runs: Row['runs']): number {
  return median(runs.map(median))
}

/** How many times the bare page's figure it is. */
function ratio({ runs, bare }: Row): number {
  return Math.max(LEAST, middle(runs)) / Math.max(LEAST, middle(bare))
}

/** The names of the figures whose ratio to the bare page is above the bound. */
export function exceeded(rows: readonly Row[]): string[] {
  return rows.filter(row => row.bound !== undefined && !(ratio(row) <= row.bound)).map(({ name }) => name)
}

/** The figures as a table for docs/performance.md: the median, the range of all values, and the ratio to the bare page. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(row => [
    row.name,
    middle(row.runs).toFixed(0),
    `${Math.min(...row.runs.flat()).toFixed(0)} to ${Math.max(...row.runs.flat()).toFixed(0)}`,
    String(row.limit),
    ...(row.bound === undefined
      ? ['', '', '']
      : [middle(row.bare).toFixed(0), ratio(row).toFixed(1), String(row.bound)]),
  ])
  const head = ['milliseconds', 'median', 'range', 'aim', 'bare page', 'ratio', 'at most']
  const widths = head.map((_, column) => Math.max(3, ...[head, ...cells].map(row => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) => `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`
  return [line(head), rule, ...cells.map(line)].join('\n')
}
