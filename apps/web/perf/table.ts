/** A figure in milliseconds, measured some times. */
export interface Row {
  readonly name: string
  /** What it must stay under. */
  readonly limit: number
  readonly values: readonly number[]
}

/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}

/** The figures as a table for docs/performance.md. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(({ name, limit, values }) => [
    name,
    median(values).toFixed(0),
    `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)}`,
    String(limit),
  ])
  const all = [['milliseconds', 'median', 'range', 'under'], ...cells]
  const widths = [0, 1, 2, 3].map(column => Math.max(3, ...all.map(row => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) => `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`
  const [head = [], ...body] = all
  return [line(head), rule, ...body.map(line)].join('\n')
}
