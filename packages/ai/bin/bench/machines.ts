import { transformAsync } from '@babel/core'
import { build } from 'esbuild'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Task } from './work'

/** The virtual machines there are: Node with its compiler, Node as an interpreter (a phone's stand-in), Hermes (a phone's own). */
export const VMS = ['node', 'jitless', 'hermes'] as const
export type Vm = (typeof VMS)[number]

/** Does a task on one virtual machine. */
export type Runner = (task: Task) => Record<string, unknown>

const here = import.meta.dirname
const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-bench-'))
process.on('exit', () => {
  rmSync(folder, { recursive: true, force: true })
})

/** The product's own sources, bundled once. Undefined where the machine is not installed. */
export async function runnerFor(vm: Vm): Promise<Runner | undefined> {
  if (vm === 'hermes') return hermesRunner()
  const file = await bundle('onNode', 'esm')
  const flags = vm === 'jitless' ? ['--jitless'] : []
  return task => output(process.execPath, [...flags, file, JSON.stringify(task)])
}

/** That release of Hermes needs ES5: it treats `let` in loops like `var`. */
async function hermesRunner(): Promise<Runner | undefined> {
  const hermes = findHermes()
  if (hermes === undefined) return undefined
  const source = readFileSync(await bundle('onHermes', 'iife'), 'utf8')
  const presets = [['@babel/preset-env', { targets: { ie: '11' }, modules: false }]]
  const lowered = await transformAsync(source, { presets, configFile: false, babelrc: false, compact: false })
  return task => {
    const file = join(folder, 'task.js')
    writeFileSync(file, `var task = ${JSON.stringify(task)};\n${lowered?.code ?? ''}`)
    return output(hermes, ['-O', file])
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

async function bundle(entry: string, format: 'esm' | 'iife'): Promise<string> {
  const outfile = join(folder, `${entry}.${format === 'esm' ? 'mjs' : 'js'}`)
  const target = format === 'esm' ? 'node20' : 'es2020'
  await build({ entryPoints: [join(here, `${entry}.ts`)], outfile, bundle: true, format, target, logLevel: 'error' })
  return outfile
}

function output(command: string, args: readonly string[]): Record<string, unknown> {
  const { stdout, stderr, status, error } = spawnSync(command, args, { encoding: 'utf8' })
  if (error !== undefined || status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`)
  return JSON.parse(stdout) as Record<string, unknown>
}
