import assert from 'node:assert/strict'
import { posix } from 'node:path'
import { test } from 'node:test'
import { anchorsIn, linksIn } from './links.mjs'
import { readTracked, trackedFiles } from './tracked.mjs'

test('links are found in every form, and none in code', () => {
  const text =
    '[a](b.md)\n\n[![c](d.png)](<e.md>)\n\n```\n[f](g.md)\n```\n\n[h]: i.md\n<img src="j.png" /> `[k](l.md)` [`m`](n.md "o")'
  assert.deepEqual(
    linksIn(text).map(({ line, target }) => `${line} ${target}`),
    ['1 b.md', '3 d.png', '3 e.md', '10 n.md', '9 i.md', '10 j.png'],
  )
})

test('headings are named as GitHub names them', () => {
  const text =
    "# The phone's `kind`: 5.2\n\n```\n# none\n```\n\n## Moves\n\n## [Moves](a.md)\n\n### One-two, three_four\n"
  assert.deepEqual(anchorsIn(text), ['the-phones-kind-52', 'moves', 'moves-1', 'one-two-three_four'])
})

test('every relative link leads to a tracked file, and to a heading where it has an anchor', t => {
  const files = trackedFiles()
  const documents = files.filter(path => path.endsWith('.md'))
  const targets = new Set([...files, ...files.flatMap(parentFolders)])
  const links = documents.flatMap(path => linksIn(readTracked(path)).map(link => ({ path, ...link })))
  const relative = links.filter(({ target }) => !/^[a-z][a-z\d+.-]*:/i.test(target))
  const faults = relative.filter(({ path, target }) => {
    const [file = '', anchor] = decodeURIComponent(target).split('#')
    const to = file === '' ? path : file.startsWith('/') ? file : posix.join(posix.dirname(path), file)
    if (!targets.has(to.replace(/\/$/, ''))) return true
    return anchor !== undefined && !(to.endsWith('.md') && anchorsIn(readTracked(to)).includes(anchor))
  })
  t.diagnostic(`${relative.length} relative links in ${documents.length} documents`)
  const report = faults.map(({ path, line, target }) => `${path}:${line} has a dead link: ${target}`)
  assert.ok(report.length === 0, report.join('\n'))
  assert.ok(relative.length > 0)
})

/**
 * The folders of a file, the innermost last.
 * @param {string} path
 */
function parentFolders(path) {
  const names = path.split('/').slice(0, -1)
  return names.map((_, at) => names.slice(0, at + 1).join('/'))
}
