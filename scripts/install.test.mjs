import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isInstalled, nodeFits } from './install.mjs'

const range = '^20.19.4 || ^22.13.0 || >=24.3.0'

for (const [version, fits] of /** @type {const} */ ([
  ['18.20.8', false],
  ['20.19.3', false],
  ['20.19.4', true],
  ['20.20.0', true],
  ['21.7.3', false],
  ['22.12.9', false],
  ['22.13.0', true],
  ['23.11.0', false],
  ['24.2.9', false],
  ['24.3.0', true],
  ['25.0.0', true],
])) {
  test(`Node ${version} is ${fits ? 'accepted' : 'refused'}`, () => {
    assert.equal(nodeFits(version, range), fits)
  })
}

const lock = {
  packages: {
    '': {},
    'packages/engine': { version: '0.1.0' },
    'node_modules/@tabuleiro/engine': { link: true },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/binary-for-another-system': { version: '1.0.0', optional: true },
  },
}
const installed = {
  packages: {
    'packages/engine': { version: '0.1.0' },
    'node_modules/@tabuleiro/engine': { link: true },
    'node_modules/a': { version: '1.0.0' },
  },
}

/** @param {Record<string, { version?: string }>} changes */
const after = changes => ({ packages: { ...installed.packages, ...changes } })

test('a complete install needs no other', () => {
  assert.equal(isInstalled(lock, installed), true)
})

test('missing node_modules need an install', () => {
  assert.equal(isInstalled(lock, undefined), false)
})

test('another version needs an install', () => {
  assert.equal(isInstalled(lock, after({ 'node_modules/a': { version: '0.9.0' } })), false)
})

test('a binary left over from another version needs an install', () => {
  assert.equal(isInstalled(lock, after({ 'node_modules/binary-for-another-system': { version: '0.9.0' } })), false)
})

test('a package that is new in the lock needs an install', () => {
  const more = { packages: { ...lock.packages, 'node_modules/b': { version: '1.0.0' } } }
  assert.equal(isInstalled(more, installed), false)
})
