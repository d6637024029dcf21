// Builds the web app and serves it on this machine; opens a browser in an interactive session. With `--host` phones in
// the same network reach it too, and `--qr` prints its address there as a code for their cameras.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { addressesIn } from './addresses.mjs'
import { turbo } from './turbo.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url))

const code = await turbo(['build'])
if (code !== 0) process.exit(code)

const given = process.argv.slice(2).filter(arg => arg !== '--qr')
const args = ['preview', 'apps/web', ...(isInteractive() ? ['--open'] : []), ...given]
const server = spawn(process.execPath, [vite, ...args], { cwd: root, stdio: 'inherit' })
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => server.kill(signal))
server.on('exit', status => process.exit(status ?? 0))
if (process.argv.includes('--qr')) await printCode()

/** Prints the first address in the network as a code. */
async function printCode() {
  // Without types of its own.
  /** @type {{ toString: (text: string, options: { type: 'utf8' }) => Promise<string> }} */
  const qrcode = createRequire(import.meta.url)('qrcode')
  const { values } = parseArgs({ args: given, options: { port: { type: 'string' } }, strict: false })
  const [address] = addressesIn(networkInterfaces(), Number(values.port ?? 4173))
  if (address === undefined) process.stdout.write('This machine is in no network.\n')
  else process.stdout.write(`${await qrcode.toString(address, { type: 'utf8' })}\n${address}\n`)
}

function isInteractive() {
  const { CI, DISPLAY, WAYLAND_DISPLAY } = process.env
  const screen = process.platform !== 'linux' || Boolean(DISPLAY ?? WAYLAND_DISPLAY)
  return process.stdout.isTTY && !CI && screen
}
