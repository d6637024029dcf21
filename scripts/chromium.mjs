// Finds the browser that the browser tests drive. Imports nothing from npm: it runs before `npm ci`.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * @typedef {object} Machine
 * @property {string} platform
 * @property {Record<string, string | undefined>} env
 * @property {(path: string) => boolean} exists
 */

/** @type {Machine} */
const here = { platform: process.platform, env: process.env, exists: existsSync }

/** The path of a Chromium-based browser, or undefined. CHROMIUM_PATH decides alone, even where it names no file. */
export function findChromium({ platform, env, exists } = here) {
  const paths = env['CHROMIUM_PATH'] ? [env['CHROMIUM_PATH']] : usualPaths(platform, env)
  return paths.find(exists)
}

/**
 * @param {string} platform
 * @param {Machine['env']} env
 */
function usualPaths(platform, env) {
  if (platform === 'darwin') {
    const apps = ['/Applications', join(env['HOME'] ?? '', 'Applications')]
    const names = ['Google Chrome', 'Chromium', 'Microsoft Edge']
    return apps.flatMap(folder => names.map(name => `${folder}/${name}.app/Contents/MacOS/${name}`))
  }
  if (platform === 'win32') {
    const roots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].filter(
      root => root !== undefined,
    )
    const names = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']
    return roots.flatMap(root => names.map(name => `${root}\\${name}`))
  }
  const folders = [...(env['PATH'] ?? '').split(delimiter).filter(Boolean), '/usr/bin', '/snap/bin']
  // The shell has no window of its own to draw: the tests take two thirds of the processor time.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
  ]
  return names.flatMap(name => folders.map(folder => `${folder}/${name}`))
}
