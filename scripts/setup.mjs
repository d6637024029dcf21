// Runs before everything else, on a machine that may have nothing but Node: `node scripts/setup.mjs [test] [engines]`.
// Imports nothing from npm. Every step either installs what is missing or stops with one plain sentence.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.mjs'
import { enginePackages, findEngines } from './engines.mjs'
import { isInstalled, nodeFits } from './install.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

checkNode()
// The steps run in parallel: each waits more for the network and the disk than for the processor.
const steps = [installPackages(), installBrowsers(process.argv.slice(2))]
const problems = (await Promise.all(steps)).filter(text => text !== undefined)
if (problems.length > 0) stop(problems.join('\n'))

function checkNode() {
  const range = readJson('package.json').engines.node
  if (nodeFits(process.versions.node, range)) return
  stop(`Tabuleiro needs Node ${range}; this is ${process.versions.node}.`)
}

/** Returns a message where the installation fails. */
async function installPackages() {
  if (isInstalled(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'))) return
  say('Installing packages (npm ci)...')
  // Playwright must not fetch a browser of its own: the tests drive the one on this machine.
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
  const npm = process.env['npm_execpath']
  const code = npm
    ? await run(process.execPath, [npm, 'ci', '--no-audit', '--no-fund'], env)
    : await run('npm', ['ci', '--no-audit', '--no-fund'], env, process.platform === 'win32')
  return code === 0 ? undefined : 'npm ci failed; its own message is above.'
}

/**
 * Returns a message where a browser is missing and cannot be installed.
 * @param {string[]} wanted
 */
async function installBrowsers(wanted) {
  // One after the other: apt lets only one program install.
  const problems = [
    wanted.includes('test') ? await installChromium() : undefined,
    wanted.includes('engines') ? await installEngines() : undefined,
  ].filter(text => text !== undefined)
  return problems.length > 0 ? problems.join('\n') : undefined
}

async function installChromium() {
  if (findChromium()) return
  if (process.env['CHROMIUM_PATH']) return `CHROMIUM_PATH names no file: ${process.env['CHROMIUM_PATH']}`
  await installByApt('Chromium', ['chromium-headless-shell', 'fonts-liberation'])
  if (findChromium()) return
  return 'The browser tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to its program.'
}

async function installEngines() {
  const missing = () => Object.entries(findEngines()).flatMap(([name, found]) => (found ? [] : [name]))
  if (missing().length === 0) return
  await installByApt('WebKitGTK and Firefox', enginePackages)
  if (missing().length === 0) return
  const names = missing().join(' and ')
  return `The tests of the other engines lack ${names}. On Debian: apt-get install ${enginePackages.join(' ')}`
}

/**
 * Installs packages of Debian, where the user may.
 * @param {string} what
 * @param {string[]} packages
 */
async function installByApt(what, packages) {
  const hasApt = async () => (await run('apt-get', ['--version'], process.env, false, 'ignore')) === 0
  if (process.getuid?.() !== 0 || !(await hasApt())) return
  say(`Installing ${what} (apt-get)...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if ((await run('apt-get', ['update', '-q'], env)) === 0)
    await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], env)
}

/**
 * The exit code of a command; null where it cannot be started.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {import('node:child_process').StdioOptions} stdio
 * @returns {Promise<number | null>}
 */
function run(command, args, env, shell = false, stdio = 'inherit') {
  return new Promise(resolve => {
    const child = spawn(command, args, { cwd: root, env, shell, stdio })
    child.on('error', () => resolve(null))
    child.on('close', resolve)
  })
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
