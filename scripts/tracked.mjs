// Reads the files that git tracks: those of a fresh clone, without the output of builds.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The paths of all tracked files, from the root of the repository, without deleted ones. */
export function trackedFiles() {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 24 })
  return listed.split('\0').filter(path => path !== '' && existsSync(join(root, path)))
}

/** @param {string} path from the root of the repository */
export function readTracked(path) {
  return readFileSync(join(root, path), 'utf8')
}
