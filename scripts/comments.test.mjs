import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commentsIn } from './comments.mjs'

/**
 * @param {string} path
 * @param {string[]} lines
 */
const found = (path, ...lines) =>
  commentsIn(path, lines.join('\n')).map(({ line, column, text }) => [line, column, text])

test('comments are found wherever code may stand', () => {
  assert.deepEqual(found('a.ts', '/** one */', 'const x = [ // two', '  1, /* three', ' * four */', ']'), [
    [1, 0, '/** one */'],
    [2, 12, '// two'],
    [3, 5, '/* three\n * four */'],
  ])
  assert.deepEqual(found('a.tsx', 'const a = <p>{/* one */}</p>', 'const b = `${/* two */ 1}`'), [
    [1, 14, '/* one */'],
    [2, 13, '/* two */'],
  ])
  assert.deepEqual(found('a.css', 'a { /* one', 'two */ }'), [[1, 4, '/* one\ntwo */']])
  assert.deepEqual(found('a.yaml', '# one', '- a: b # two'), [
    [1, 0, '# one'],
    [2, 7, '# two'],
  ])
})

test('what only looks like a comment is none', () => {
  const texts = ["'// a'", '"/* a */"', '`// ${"/* b */"} // ${1} // c`', '/\\/*\\//', '/[//]/']
  for (const text of texts) assert.deepEqual(found('a.ts', `const x = ${text}`), [], text)
  assert.deepEqual(found('a.tsx', 'const a = <a href="//b">', "it's // not /* one */ either", '</a>'), [])
  assert.deepEqual(found('a.css', 'a { content: "/* a */" }'), [])
  assert.deepEqual(found('a.yaml', "- 'a # b'", '- "a # b"', '- g#b'), [])
})
