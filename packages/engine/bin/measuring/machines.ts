import { transformAsync } from '@babel/core'
import { build } from 'esbuild'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The virtual machines: Node with its compiler, Node as an interpreter (stands in for a phone), and the Hermes of
 * phones.
 */
export const VMS = ['node', 'jitless', 'hermes'] as const
export type Vm = (typeof VMS)[number]

/** Runs a task on one virtual machine, in a process of its own. */
export type Runner<T extends object, R extends object = Record<string, unknown>> = (task: T) => R

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-bench-'))
process.on('exit', () => {
  rmSync(folder, { recursive: true, force: true })
})

/**
 * Bundles the program of a folder once (`onNode.ts`, `onHermes.ts`), so that no transpiler runs beside a measurement,
 * and runs it on a machine with more flags of Node. Undefined where the machine is not installed.
 */
export async function runnerFor<T extends object, R extends object = Record<string, unknown>>(
  vm: Vm,
  program: string,
  flags: readonly string[] = [],
): Promise<Runner<T, R> | undefined> {
  if (vm === 'hermes') return hermesRunner(program)
  const file = await bundle(program, 'onNode', 'esm')
  const all = [...flags, ...(vm === 'jitless' ? ['--jitless'] : [])]
  return task => JSON.parse(output(process.execPath, [...all, file], JSON.stringify(task))) as R
}

/** What to do where Hermes is asked for and not installed. */
export const HERMES_MISSING = 'Hermes is not here: npm install --no-save hermes-engine-cli@0.12.0'

/** This release of Hermes needs ES5: it treats `let` in loops like `var`. */
async function hermesRunner<T extends object, R extends object>(program: string): Promise<Runner<T, R> | undefined> {
  const hermes = findHermes()
  if (hermes === undefined) return undefined
  const source = readFileSync(await bundle(program, 'onHermes', 'iife'), 'utf8')
  const presets = [['@babel/preset-env', { targets: { ie: '11' }, modules: false }]]
  const lowered = await transformAsync(source, { presets, configFile: false, babelrc: false, compact: false })
  return task => {
    const file = join(folder, 'task.js')
    writeFileSync(file, `var task = ${JSON.stringify(task)};\n${lowered?.code ?? ''}`)
    return JSON.parse(output(hermes, ['-O', file])) as R
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

async function bundle(program: string, entry: string, format: 'esm' | 'iife'): Promise<string> {
  const outfile = join(folder, `${entry}.${format === 'esm' ? 'mjs' : 'js'}`)
  const target = format === 'esm' ? 'node20' : 'es2020'
  const entryPoints = [join(program, `${entry}.ts`)]
  await build({ entryPoints, outfile, bundle: true, format, target, external: ['node:*'], logLevel: 'error' })
  return outfile
}

/** Compiles a C program for this machine and runs it: what it prints. */
export function runC(source: string): string {
  const file = join(folder, 'limits')
  output('cc', ['-O3', '-march=native', source, '-o', file])
  return output(file, [])
}

function output(command: string, args: readonly string[], input?: string): string {
  const { stdout, stderr, status, error } = spawnSync(command, args, { encoding: 'utf8', input })
  if (error !== undefined || status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`)
  return stdout
}
