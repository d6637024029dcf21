import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commentsIn, hasComments } from './comments.mjs'
import { readTracked, trackedFiles } from './tracked.mjs'

/** Words that name no one in particular: a comment says who it means. */
const vague = /\b(?:whoever|nobody|somebody|anybody)\b/i
const MAX_LENGTH = 120

/**
 * The faults in the comments of a file. Only a file that has a long line or a vague word anywhere is parsed.
 * @param {string} path
 * @param {string} source
 */
function faultsIn(path, source) {
  const isSuspect = vague.test(source) || source.split('\n').some(line => line.length > MAX_LENGTH)
  return (isSuspect ? commentsIn(path, source) : []).flatMap(({ line, column, text }) =>
    text.split('\n').flatMap((part, at) => {
      const length = at === 0 ? column + part.length : part.length
      const word = vague.exec(part)?.[0]
      return [
        ...(length > MAX_LENGTH ? [`${path}:${line + at} is ${length} characters long`] : []),
        ...(word === undefined ? [] : [`${path}:${line + at} says "${word}"`]),
      ]
    }),
  )
}

test('long lines and vague words are found in comments alone', () => {
  const long = 'x'.repeat(MAX_LENGTH)
  assert.deepEqual(faultsIn('a.ts', `/**\n * Nobody's\n * ${long}\n */\nconst a = 'whoever ${long}' // ${long}`), [
    'a.ts:2 says "Nobody"',
    'a.ts:3 is 123 characters long',
    'a.ts:5 is 264 characters long',
  ])
  assert.deepEqual(faultsIn('a.ts', `// fine\nconst a = 'somebody ${long}'`), [])
})

test('no comment has a line over 120 characters, nor a word for no one in particular', () => {
  const faults = trackedFiles()
    .filter(hasComments)
    .flatMap(path => faultsIn(path, readTracked(path)))
  assert.ok(faults.length === 0, faults.join('\n'))
})
