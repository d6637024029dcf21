// Decides whether this machine can run the project. Pure functions over plain values; setup.mjs acts on them.

/**
 * True when `version` (like "20.19.4") is inside `range`, written as in engines.node: `^a.b.c` and `>=a.b.c` joined
 * by `||`.
 * @param {string} version
 * @param {string} range
 */
export function nodeFits(version, range) {
  const have = numbers(version)
  return range.split('||').some(part => {
    const least = numbers(part)
    return isAtLeast(have, least) && (part.includes('>=') || have[0] === least[0])
  })
}

/** @param {string} text */
function numbers(text) {
  return (text.match(/\d+/g) ?? []).slice(0, 3).map(Number)
}

/**
 * @param {number[]} have
 * @param {number[]} least
 */
function isAtLeast(have, least) {
  const at = least.findIndex((n, i) => n !== have[i])
  return at < 0 || Number(have[at]) > Number(least[at])
}

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 */

/**
 * True when `installed` (node_modules/.package-lock.json, which npm writes last) contains what `lock` requires.
 * Contents are compared and not times: git gives every file a new time, and an install by hand counts as well.
 * @param {Lock} lock
 * @param {Lock | undefined} installed
 */
export function isInstalled(lock, installed) {
  if (!installed) return false
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true
    const found = installed.packages[path]
    // Optional packages are mostly binaries for other platforms.
    return found ? found.version === wanted.version : wanted.optional === true
  })
}
