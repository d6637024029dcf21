import { transformAsync } from '@babel/core'
import { build } from 'esbuild'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Row } from './rows'

/** A way to run a row: the product's own sources, bundled once, on one virtual machine. */
export interface Runner {
  readonly name: string
  run(row: Row, seconds: number): Record<string, unknown>
}

const here = import.meta.dirname
const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-bench-'))

/** Bundles an entry for Node, so that no transpiler runs beside the measurement. */
async function bundle(entry: string, format: 'esm' | 'iife'): Promise<string> {
  const outfile = join(folder, `${entry}.${format === 'esm' ? 'mjs' : 'js'}`)
  const target = format === 'esm' ? 'node20' : 'es2020'
  await build({ entryPoints: [join(here, `${entry}.ts`)], outfile, bundle: true, format, target, logLevel: 'error' })
  return outfile
}

function output(command: string, args: readonly string[]): string {
  const { stdout, stderr, status, error } = spawnSync(command, args, { encoding: 'utf8' })
  if (error !== undefined || status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`)
  return stdout
}

/** Node with its compiler, or as an interpreter only (`jitless`: the everyday stand-in for a phone). */
export async function nodeRunner(jitless: boolean): Promise<Runner> {
  const file = await bundle('onNode', 'esm')
  return {
    name: jitless ? 'jitless' : 'node',
    run: (row, seconds) => {
      const task = JSON.stringify({ row, seconds, slow: jitless, heap: false })
      return JSON.parse(output(process.execPath, [...(jitless ? ['--jitless'] : []), file, task])) as Record<
        string,
        unknown
      >
    },
  }
}

/** Heap growth of a row's playouts: the young generation is made so large that nothing is collected meanwhile. */
export async function heapRunner(): Promise<Runner> {
  const file = await bundle('onNode', 'esm')
  return {
    name: 'node',
    run: row => {
      const task = JSON.stringify({ row, seconds: 0, slow: false, heap: true })
      return JSON.parse(output(process.execPath, ['--expose-gc', '--max-semi-space-size=512', file, task])) as Record<
        string,
        unknown
      >
    },
  }
}

/** Hermes, if `hermes-engine-cli` is installed. That release needs ES5: it treats `let` in loops like `var`. */
export async function hermesRunner(): Promise<Runner | undefined> {
  const hermes = findHermes()
  if (hermes === undefined) return undefined
  const source = readFileSync(await bundle('onHermes', 'iife'), 'utf8')
  const presets = [['@babel/preset-env', { targets: { ie: '11' }, modules: false }]]
  const lowered = await transformAsync(source, { presets, configFile: false, babelrc: false, compact: false })
  return {
    name: 'hermes',
    run: (row, seconds) => {
      const file = join(folder, 'hermes.js')
      writeFileSync(file, `var task = ${JSON.stringify({ row, seconds })};\n${lowered?.code ?? ''}`)
      return JSON.parse(output(hermes, ['-O', file])) as Record<string, unknown>
    },
  }
}

function findHermes(): string | undefined {
  try {
    const home = createRequire(import.meta.url).resolve('hermes-engine-cli/package.json')
    return join(home, '..', 'linux64-bin', 'hermes')
  } catch {
    return undefined
  }
}

/** The bare C program, compiled and run here and now. */
export function runLimits(): Record<string, unknown>[] {
  const program = join(folder, 'limits')
  output('cc', ['-O3', '-march=native', join(here, 'limits.c'), '-o', program])
  return output(program, [])
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Record<string, unknown>)
}
