import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isWithin, LIMIT, report } from './budget'

const both = (bytes: number) => [
  { platform: 'android', bytes: 3_113_904 },
  { platform: 'ios', bytes },
]

test('the report lists every bundle and the limit', () => {
  assert.equal(
    report(both(3_129_164)),
    ['Hermes bytecode:', '  android    3.11 MB', '  ios        3.13 MB', '  may be     4.20 MB'].join('\n'),
  )
})

test('one byte over the limit on either platform fails', () => {
  assert.equal(isWithin(both(LIMIT)), true)
  assert.equal(isWithin(both(LIMIT + 1)), false)
})

test('a missing platform fails', () => {
  assert.equal(isWithin(both(0).slice(0, 1)), false)
})
