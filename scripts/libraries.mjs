// Finds in the lock what reaches the players' devices. Pure functions over plain values.

/**
 * @typedef {{ version?: string, license?: string, link?: boolean, dependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string> }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 * @typedef {{ folder: string, name: string, version: string, licence: string }} Library
 */

/** What the page is made of, and what the phone app adds to it. */
const page = ['packages/engine', 'packages/ai', 'packages/ui', 'apps/web']
const phone = 'apps/mobile'

/** Programs for Node and for building, which their libraries name and no device gets. */
const tools = new Set(['yargs', 'pngjs', 'node-fetch', 'text-encoding'])

/**
 * The libraries of the page with all that they stand on, and those that the phone app names: much of what Expo stands on only
 * builds the app. React Native itself stands for its own parts.
 * @param {Lock} lock
 * @returns {Library[]}
 */
export function shippedLibraries(lock) {
  /** @type {Map<string, Library>} */
  const found = new Map()
  for (const from of page) for (const name of needsOf(lock.packages[from])) add(lock, found, name, from, true)
  for (const name of needsOf(lock.packages[phone])) add(lock, found, name, phone, false)
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
  const folder = folderOf(lock, name, from)
  const entry = folder === undefined ? undefined : lock.packages[folder]
  if (folder === undefined || entry === undefined || entry.link === true || tools.has(name)) return
  const { version = '', license: licence = '' } = entry
  const key = `${name}@${version}`
  if (found.has(key)) return
  found.set(key, { folder, name, version, licence })
  if (!isDeep || name === 'react-native') return
  for (const need of Object.keys(entry.dependencies ?? {})) add(lock, found, need, folder, true)
}

/** @param {LockEntry | undefined} entry */
function needsOf(entry) {
  return Object.keys({ ...entry?.dependencies, ...entry?.peerDependencies })
}

/**
 * Where Node would look for a library: beside the one that needs it, then outwards.
 * @param {Lock} lock
 * @param {string} name
 * @param {string} from
 */
function folderOf(lock, name, from) {
  for (let dir = from; ; dir = outside(dir)) {
    const folder = dir === '' ? `node_modules/${name}` : `${dir}/node_modules/${name}`
    if (lock.packages[folder] !== undefined) return folder
    if (dir === '') return undefined
  }
}

/** @param {string} dir */
function outside(dir) {
  const at = dir.lastIndexOf('/node_modules/')
  return at < 0 ? '' : dir.slice(0, at)
}
