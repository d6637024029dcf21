// Runs turbo tasks with the environment the tools under it need: `node scripts/turbo.mjs build`.
import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const settings = {
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  EXPO_NO_TELEMETRY: '1',
  // Bundling needs no network and must not wait for one.
  EXPO_OFFLINE: '1',
  // Part of turbo's cache key: a result of another Node version does not count.
  NODE_RELEASE: process.version,
}

/**
 * Runs `tasks` wherever they are defined and returns turbo's exit code.
 * @param {readonly string[]} tasks
 * @param {Record<string, string>} more
 * @returns {Promise<number>}
 */
export function turbo(tasks, more = {}) {
  const program = fileURLToPath(new URL('../node_modules/turbo/bin/turbo', import.meta.url))
  const env = { ...process.env, ...settings, ...more }
  return new Promise((resolve, reject) => {
    const run = spawn(process.execPath, [program, 'run', ...tasks], { cwd: root, env, stdio: 'inherit' })
    run.on('error', reject)
    run.on('close', code => resolve(code ?? 1))
  })
}

// The path of the called file can be a symbolic link to this one.
const calledFile = process.argv[1]
if (calledFile && realpathSync(calledFile) === fileURLToPath(import.meta.url))
  process.exit(await turbo(process.argv.slice(2)))
