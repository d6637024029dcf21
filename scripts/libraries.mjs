// Finds the libraries that reach the players' devices, from the lock. Pure functions over plain values.

/**
 * @typedef {{ version?: string, license?: string, link?: boolean, dependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string> }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 * @typedef {{ folder: string, name: string, version: string, licence: string }} Library
 */

/** The packages of the web page, and the one that the phone app adds. */
const page = ['packages/engine', 'packages/ai', 'packages/ui', 'apps/web']
const phone = 'apps/mobile'

/** Programs for Node and for building, which libraries depend on and no device gets. */
const tools = new Set(['yargs', 'pngjs', 'node-fetch', 'text-encoding'])

/**
 * The libraries of the page with all their dependencies, and the direct dependencies of the phone app: most
 * dependencies of Expo only build the app. The dependencies of React Native count as part of it.
 * @param {Lock} lock
 * @returns {Library[]}
 */
export function shippedLibraries(lock) {
  /** @type {Map<string, Library>} */
  const found = new Map()
  for (const from of page) for (const name of dependenciesOf(lock.packages[from])) add(lock, found, name, from, true)
  for (const name of dependenciesOf(lock.packages[phone])) add(lock, found, name, phone, false)
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/**
 * @param {Lock} lock
 * @param {Map<string, Library>} found
 * @param {string} name
 * @param {string} from
 * @param {boolean} isDeep
 */
function add(lock, found, name, from, isDeep) {
  const folder = resolveFolder(lock, name, from)
  const entry = folder === undefined ? undefined : lock.packages[folder]
  if (folder === undefined || entry === undefined || entry.link === true || tools.has(name)) return
  const { version = '', license: licence = '' } = entry
  const key = `${name}@${version}`
  if (found.has(key)) return
  found.set(key, { folder, name, version, licence })
  if (!isDeep || name === 'react-native') return
  for (const dependency of Object.keys(entry.dependencies ?? {})) add(lock, found, dependency, folder, true)
}

/** @param {LockEntry | undefined} entry */
function dependenciesOf(entry) {
  return Object.keys({ ...entry?.dependencies, ...entry?.peerDependencies })
}

/**
 * Finds a library as Node does: beside the one that depends on it, then outwards.
 * @param {Lock} lock
 * @param {string} name
 * @param {string} from
 */
function resolveFolder(lock, name, from) {
  for (let dir = from; ; dir = parentFolder(dir)) {
    const folder = dir === '' ? `node_modules/${name}` : `${dir}/node_modules/${name}`
    if (lock.packages[folder] !== undefined) return folder
    if (dir === '') return undefined
  }
}

/** @param {string} dir */
function parentFolder(dir) {
  const at = dir.lastIndexOf('/node_modules/')
  return at < 0 ? '' : dir.slice(0, at)
}
