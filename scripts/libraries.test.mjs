import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { shippedLibraries } from './libraries.mjs'

const root = join(import.meta.dirname, '..')
const about = 'packages/ui/src/screens/about'
const read = (/** @type {string} */ path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
/** @type {{ name: string, version: string, licence: string }[]} */
const listed = read(`${about}/libraries.json`)

const lock = {
  packages: {
    'packages/ui': { dependencies: { red: '1', '@tabuleiro/engine': '1' }, peerDependencies: { blue: '1' } },
    'apps/mobile': { dependencies: { expo: '1' } },
    'node_modules/@tabuleiro/engine': { link: true },
    'node_modules/red': { version: '1.0.0', license: 'MIT', dependencies: { pink: '1' } },
    'node_modules/red/node_modules/pink': { version: '2.0.0', license: 'ISC' },
    'node_modules/pink': { version: '9.0.0', license: 'MIT' },
    'node_modules/blue': { version: '1.0.0', license: 'MIT' },
    'node_modules/expo': { version: '3.0.0', license: 'MIT', dependencies: { builder: '1' } },
    'node_modules/builder': { version: '1.0.0', license: 'MIT' },
  },
}

test('dependencies are found as Node finds them, without those that only build the phone app', () => {
  assert.deepEqual(
    shippedLibraries(lock).map(({ folder, licence }) => [folder, licence]),
    [
      ['node_modules/blue', 'MIT'],
      ['node_modules/expo', 'MIT'],
      ['node_modules/red/node_modules/pink', 'ISC'],
      ['node_modules/red', 'MIT'],
    ],
  )
})

test('the about page lists the shipped libraries: if not, run `node scripts/licences.mjs`', () => {
  assert.deepEqual(
    listed.map(({ name, version, licence }) => ({ name, version, licence })),
    shippedLibraries(read('package-lock.json')).map(({ name, version, licence }) => ({ name, version, licence })),
  )
})

test('every licence on the about page has its full text', () => {
  const texts = read(`${about}/licences.json`)
  for (const { licence } of listed) assert.ok(licence === 'Unlicense' || texts[licence])
})
