import { transformAsync } from '@babel/core'
import { build } from 'esbuild'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Task } from './work'

/**
 * The virtual machines: Node with its compiler, Node as an interpreter (stands in for a phone), and the Hermes of
 * phones.
 */
export const VMS = ['node', 'jitless', 'hermes'] as const
export type Vm = (typeof VMS)[number]

/** Runs a task on one virtual machine. */
export type Runner<T extends object = Task, R extends object = Record<string, unknown>> = (task: T) => R

const here = import.meta.dirname
const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-bench-'))
process.on('exit', () => {
  rmSync(folder, { recursive: true, force: true })
})

/** Bundles the sources once and runs the program of that folder on a machine. Undefined where it is not installed. */
export async function runnerFor<T extends object = Task, R extends object = Record<string, unknown>>(
  vm: Vm,
  program: 'bench' | 'conformance' = 'bench',
): Promise<Runner<T, R> | undefined> {
  if (vm === 'hermes') return hermesRunner(program)
  const file = await bundle(program, 'onNode', 'esm')
  const flags = vm === 'jitless' ? ['--jitless'] : []
  return task => output(process.execPath, [...flags, file], JSON.stringify(task)) as R
}

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
    return output(hermes, ['-O', file]) as R
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
  const entryPoints = [join(here, '..', program, `${entry}.ts`)]
  await build({ entryPoints, outfile, bundle: true, format, target, external: ['node:*'], logLevel: 'error' })
  return outfile
}

function output(command: string, args: readonly string[], input?: string): unknown {
  const { stdout, stderr, status, error } = spawnSync(command, args, { encoding: 'utf8', input })
  if (error !== undefined || status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`)
  return JSON.parse(stdout) as unknown
}
