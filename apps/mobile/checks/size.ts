// Compiles the scripts of `expo export` to bytecode as a release does, reports its size, and fails where it is too
// large. The boot proof runs the same scripts.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { platform as computer, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isWithin, report } from './budget'
import { home } from './expo'
import { bundleFiles } from './exported'

/** The folder of Hermes' compiler for each kind of computer. */
const COMPILERS: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux64-bin/hermesc',
  darwin: 'osx-bin/hermesc',
  win32: 'win64-bin/hermesc.exe',
}

/** Compiles a script and returns the size of its bytecode. With a source map the line numbers, 0.8 MB, go there. */
function compiledSize(script: string, folder: string): number {
  const { resolve } = createRequire(__filename)
  const hermes = dirname(createRequire(resolve('react-native/package.json')).resolve('hermes-compiler/package.json'))
  const compiler = COMPILERS[computer()]
  if (compiler === undefined) throw new Error(`Hermes has no compiler for ${computer()}`)
  const out = join(folder, 'bytecode.hbc')
  const options = ['-w', '-emit-binary', '-O', '-output-source-map', '-out', out, script]
  execFileSync(join(hermes, 'hermesc', compiler), options, { stdio: 'inherit' })
  return statSync(out).size
}

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-bytecode-'))
const bundles = Object.entries(bundleFiles()).map(([platform, script]) => ({
  platform,
  bytes: compiledSize(join(home, 'dist', script), folder),
}))
rmSync(folder, { recursive: true })

process.stdout.write(`${report(bundles)}\n`)
if (!isWithin(bundles)) process.exit(1)
