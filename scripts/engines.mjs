// Finds the other engines that the browser tests drive. Imports nothing from npm: it runs before `npm ci`.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian's packages that hold them: WebKitGTK with its driver and small browser, a screen for it, and Firefox. */
export const enginePackages = ['webkit2gtk-driver', 'xvfb', 'firefox-esr', 'fonts-liberation']

/** Where systems keep the small browser of WebKitGTK. */
const miniBrowsers = ['x86_64-linux-gnu/', 'aarch64-linux-gnu/', ''].flatMap(folder =>
  ['lib', 'libexec'].map(kind => `/usr/${kind}/${folder}webkit2gtk-4.1/MiniBrowser`),
)

/**
 * The programs of each engine, undefined where one is missing.
 * @param {{ env: Record<string, string | undefined>, exists: (path: string) => boolean }} machine
 */
export function findEngines({ env, exists } = { env: process.env, exists: existsSync }) {
  const folders = [...(env['PATH'] ?? '').split(delimiter).filter(Boolean), '/usr/bin']
  /** @param {string[]} names */
  const find = (...names) => names.flatMap(name => folders.map(folder => join(folder, name))).find(exists)
  const [driver, screen, browser] = [find('WebKitWebDriver'), find('Xvfb'), miniBrowsers.find(exists)]
  return {
    webkit: driver && screen && browser ? { driver, screen, browser } : undefined,
    firefox: find('firefox-esr', 'firefox'),
  }
}
