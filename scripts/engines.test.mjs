import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findEngines } from './engines.mjs'

/** @param {string[]} files */
const find = (...files) => findEngines({ env: { PATH: '/a' }, exists: path => files.includes(path) })

const webkit = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser']

test('WebKit is its driver, a screen and its browser', () => {
  const [driver, screen, browser] = webkit
  assert.deepEqual(find(...webkit).webkit, { driver, screen, browser })
})

for (const missing of webkit)
  test(`without ${missing} there is no WebKit`, () => {
    assert.equal(find(...webkit.filter(path => path !== missing)).webkit, undefined)
  })

test('Firefox of the long support comes before another', () => {
  assert.equal(find('/a/firefox', '/usr/bin/firefox-esr').firefox, '/usr/bin/firefox-esr')
  assert.equal(find('/a/firefox').firefox, '/a/firefox')
  assert.equal(find().firefox, undefined)
})
