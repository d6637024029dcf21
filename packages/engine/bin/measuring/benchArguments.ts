import { parseArgs } from 'node:util'
import { isGameId } from '../../src/registry'
import { VMS, type Vm } from './machines'

/** What a bench was asked to do. */
export interface BenchArguments<K extends string> {
  readonly kind: K
  readonly game: string | undefined
  readonly vm: Vm
  readonly seconds: number
  readonly isJson: boolean
  /** Whether the rows that a bare C program has too are compared with it. */
  readonly isLimits: boolean
}

/** Reads the command line of a bench. `kinds` are its first arguments, with `all` among them. */
export function readBenchArguments<K extends string>(kinds: readonly (K | 'all')[], usage: string) {
  return orUsage(usage, (): BenchArguments<K | 'all'> => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        game: { type: 'string' },
        vm: { type: 'string', default: 'node' },
        seconds: { type: 'string', default: '3' },
        json: { type: 'boolean', default: false },
        limits: { type: 'boolean', default: false },
      },
    })
    const { game, json, limits } = values
    const [wanted = 'all', ...rest] = positionals
    const kind = kinds.find(name => name === wanted)
    const vm = VMS.find(name => name === values.vm)
    const seconds = Number(values.seconds)
    if (kind === undefined || rest.length > 0) throw new Error('no such bench')
    if (game !== undefined && !isGameId(game)) throw new Error('no such game')
    if (vm === undefined) throw new Error('no such machine')
    if (!(seconds > 0)) throw new Error('seconds must be a positive number')
    return { kind, game, vm, seconds, isJson: json, isLimits: limits }
  })
}

/** What `read` answers; where it throws, the program stops with the message and its usage. */
export function orUsage<T>(usage: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    return stop(`${(error as Error).message}\n${usage}`)
  }
}

/** Ends the program with a message. */
export function stop(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

/** Prints a result as an object on a line, or in words with rounded figures. */
export function printResult(line: Record<string, unknown>, isJson: boolean): void {
  process.stdout.write(`${isJson ? JSON.stringify(line) : inWords(line)}\n`)
}

function inWords({ bench, ...line }: Record<string, unknown>): string {
  const rounded = (value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value)
  const words = Object.entries(line).map(([name, value]) => {
    return `${name} ${typeof value === 'string' ? value : JSON.stringify(rounded(value))}`
  })
  return [String(bench).padEnd(12), ...words].join('  ')
}
