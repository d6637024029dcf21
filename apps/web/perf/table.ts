/** A figure in milliseconds, measured in some runs, of which each may give more than one value. */
export interface Row {
  readonly name: string
  /** What it must stay under. */
  readonly limit: number
  readonly runs: readonly (readonly number[])[]
}

/** The middle one of some values; of an even number the higher one of the two in the middle. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}

/** The figures as a table for docs/performance.md: the middle run by its middle value, and the range of all values. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(({ name, limit, runs }) => [
    name,
    median(runs.map(median)).toFixed(0),
    `${Math.min(...runs.flat()).toFixed(0)} to ${Math.max(...runs.flat()).toFixed(0)}`,
    String(limit),
  ])
  const all = [['milliseconds', 'median', 'range', 'under'], ...cells]
  const widths = [0, 1, 2, 3].map(column => Math.max(3, ...all.map(row => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) => `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`
  const [head = [], ...body] = all
  return [line(head), rule, ...body.map(line)].join('\n')
}
