// Builds the web app and serves it on this machine; opens a browser in an interactive session.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { turbo } from './turbo.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url))

const code = await turbo(['build'])
if (code !== 0) process.exit(code)

const args = ['preview', 'apps/web', ...(isInteractive() ? ['--open'] : []), ...process.argv.slice(2)]
const server = spawn(process.execPath, [vite, ...args], { cwd: root, stdio: 'inherit' })
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => server.kill(signal))
server.on('exit', status => process.exit(status ?? 0))

function isInteractive() {
  const { CI, DISPLAY, WAYLAND_DISPLAY } = process.env
  const screen = process.platform !== 'linux' || Boolean(DISPLAY ?? WAYLAND_DISPLAY)
  return process.stdout.isTTY && !CI && screen
}
