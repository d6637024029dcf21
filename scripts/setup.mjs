// Runs before everything else, on a machine that may have nothing but Node: `node scripts/setup.mjs [test]`.
// Imports nothing from npm. Every step either makes good what is missing or stops with one plain sentence.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.mjs'
import { isInstalled, nodeFits } from './install.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

checkNode()
installPackages()
if (process.argv.includes('test')) installBrowser()

function checkNode() {
  const range = readJson('package.json').engines.node
  if (nodeFits(process.versions.node, range)) return
  stop(`Tabuleiro needs Node ${range}; this is ${process.versions.node}.`)
}

function installPackages() {
  if (isInstalled(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'))) return
  say('Installing packages (npm ci)...')
  // Playwright must not fetch a browser of its own: the tests drive the one on this machine.
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
  const npm = process.env['npm_execpath']
  const code = npm
    ? run(process.execPath, [npm, 'ci', '--no-audit', '--no-fund'], env)
    : run('npm', ['ci', '--no-audit', '--no-fund'], env, process.platform === 'win32')
  if (code !== 0) stop('npm ci failed; its own message is above.')
}

function installBrowser() {
  if (findChromium()) return
  if (process.env['CHROMIUM_PATH']) stop(`CHROMIUM_PATH names no file: ${process.env['CHROMIUM_PATH']}`)
  const missing = 'The browser tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to its program.'
  if (process.getuid?.() !== 0 || run('apt-get', ['--version'], process.env, false, 'ignore') !== 0) stop(missing)
  say('Installing Chromium (apt-get)...')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const packages = ['chromium', 'fonts-liberation']
  const done =
    run('apt-get', ['update', '-q'], env) === 0 &&
    run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], env) === 0
  if (!done || !findChromium()) stop(missing)
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {import('node:child_process').StdioOptions} stdio
 */
function run(command, args, env, shell = false, stdio = 'inherit') {
  return spawnSync(command, args, { cwd: root, env, shell, stdio }).status
}

/**
 * The parsed file, or undefined where there is none.
 * @param {string} path
 */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** @param {string} text */
function say(text) {
  process.stderr.write(`${text}\n`)
}

/**
 * @param {string} text
 * @returns {never}
 */
function stop(text) {
  say(text)
  process.exit(1)
}
