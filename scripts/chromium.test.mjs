import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findChromium } from './chromium.mjs'

/**
 * @param {string} platform
 * @param {Record<string, string>} env
 * @param {string[]} files
 */
const find = (platform, env, files) => findChromium({ platform, env, exists: path => files.includes(path) })

test('CHROMIUM_PATH comes before the usual paths', () => {
  assert.equal(find('linux', { CHROMIUM_PATH: '/opt/c' }, ['/opt/c', '/usr/bin/chromium']), '/opt/c')
})

test('a CHROMIUM_PATH that names no file finds nothing', () => {
  assert.equal(find('linux', { CHROMIUM_PATH: '/opt/c' }, ['/usr/bin/chromium']), undefined)
})

for (const [platform, env, path] of /** @type {const} */ ([
  ['linux', {}, '/usr/bin/chromium'],
  ['linux', { PATH: '/a:/b' }, '/b/google-chrome'],
  ['darwin', { HOME: '/Users/ana' }, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['win32', { PROGRAMFILES: 'C:\\Program Files' }, 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
])) {
  test(`found on ${platform} at ${path}`, () => {
    assert.equal(find(platform, env, [path]), path)
  })
}

test('the shell without a window comes before the whole browser', () => {
  const files = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']
  assert.equal(find('linux', {}, files), '/usr/bin/chromium-headless-shell')
})

test('nothing is found where no browser is installed', () => {
  assert.equal(find('linux', { PATH: '/a' }, []), undefined)
})
