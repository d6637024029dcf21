/** A figure in milliseconds, measured in several runs, each of which can give several values. */
export interface Row {
  readonly name: string
  /** The aim: the value it should stay under. */
  readonly limit: number
  /** The greatest ratio to the bare page's figure; undefined where the bare page has none. */
  readonly bound?: number
  readonly runs: readonly (readonly number[])[]
  /** The bare page's figures in the same runs. */
  readonly bare: readonly (readonly number[])[]
}

/** The shortest event that browsers report, in milliseconds. */
const MIN_EVENT_MS = 16

/** The median; of an even number of values the higher one of the two in the middle. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}

/** The median of the medians of the runs. */
function medianOfRuns(runs: Row['runs']): number {
  return median(runs.map(median))
}

/** The ratio of a figure to that of the bare page. */
function ratio({ runs, bare }: Row): number {
  return Math.max(MIN_EVENT_MS, medianOfRuns(runs)) / Math.max(MIN_EVENT_MS, medianOfRuns(bare))
}

/** The names of the figures whose ratio to the bare page is above the bound. */
export function exceeded(rows: readonly Row[]): string[] {
  return rows.filter(row => row.bound !== undefined && !(ratio(row) <= row.bound)).map(({ name }) => name)
}

/** Formats the figures for docs/performance.md: the median, the range of all values, and the ratio to the bare page. */
export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map(row => [
    row.name,
    medianOfRuns(row.runs).toFixed(0),
    `${Math.min(...row.runs.flat()).toFixed(0)} to ${Math.max(...row.runs.flat()).toFixed(0)}`,
    String(row.limit),
    ...(row.bound === undefined
      ? ['', '', '']
      : [medianOfRuns(row.bare).toFixed(0), ratio(row).toFixed(1), String(row.bound)]),
  ])
  const head = ['milliseconds', 'median', 'range', 'aim', 'bare page', 'ratio', 'at most']
  const widths = head.map((_, column) => Math.max(3, ...[head, ...cells].map(row => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) => `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`
  return [line(head), rule, ...cells.map(line)].join('\n')
}
