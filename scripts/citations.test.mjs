import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canCite, citationsIn, gameOfFile, sectionsIn } from './citations.mjs'
import { commentsIn, hasComments } from './comments.mjs'
import { readTracked, trackedFiles } from './tracked.mjs'

const games = new Map([
  ['trike', 'trike'],
  ['three dragons', 'three-dragons'],
])

test('a page can be cited by sections, subsections, points, clauses and steps', () => {
  const page = '# A\n\n## 4. B\n\n**Step 1, go.**\n\n### 4.1 C\n\n## 5. D\n\n1. one\n\n- (a) two\n\n```\n## 6. E\n```\n'
  assert.deepEqual([...sectionsIn(page)], ['4', '4, step 1', '4.1', '5', '5.1', '5 (a)'])
})

test('citations are read in every form', () => {
  const read = (/** @type {string} */ comment) =>
    citationsIn(comment, games).map(({ game, section }) => [game, section])
  assert.deepEqual(read('/** rules 5.2: once. */'), [[undefined, '5.2']])
  assert.deepEqual(read('// As rules 3.1, 3.3 and 4 say. See rule 6.'), [
    [undefined, '3.1'],
    [undefined, '3.3'],
    [undefined, '4'],
    [undefined, '6'],
  ])
  assert.deepEqual(read('/* (rules 4, step 2; rules 5 (d)) */'), [
    [undefined, '4, step 2'],
    [undefined, '5 (d)'],
  ])
  assert.deepEqual(read('/** As Three Dragons\n *  rules\n * 5a say. */'), [['three-dragons', '5a']])
  assert.deepEqual(read('// Two rules, 5 of them in rulebook 7.'), [])
  assert.ok(canCite('/** As\n * rules\n * 5 say. */') && !canCite('// No rules'))
})

test('a file belongs to the game of its folder or name', () => {
  const ids = [...games.values()]
  assert.equal(gameOfFile('packages/x/three-dragons/a.ts', ids), 'three-dragons')
  assert.equal(gameOfFile('packages/x/trike.test.ts', ids), 'trike')
  assert.equal(gameOfFile('packages/x/trikes.ts', ids), undefined)
})

test('every section of the rules that a comment cites exists', t => {
  const files = trackedFiles()
  const pages = files.filter(path => /^docs\/rules\/[a-z].*\.md$/.test(path))
  const ids = pages.map(path => path.slice('docs/rules/'.length, -'.md'.length))
  const sections = new Map(ids.map((id, i) => [id, sectionsIn(readTracked(pages[i] ?? ''))]))
  const names = new Map(ids.map(id => [id.replaceAll('-', ' '), id]))
  const faults = []
  let count = 0
  for (const path of files.filter(hasComments)) {
    const source = readTracked(path)
    // Parsing every file would take seconds; few of them cite rules.
    for (const { line, text } of canCite(source) ? commentsIn(path, source) : []) {
      for (const { game = gameOfFile(path, ids), section } of citationsIn(text, names)) {
        count++
        if (game === undefined) faults.push(`${path}:${line} cites rules ${section} and names no game`)
        else if (!sections.get(game)?.has(section))
          faults.push(`${path}:${line} docs/rules/${game}.md has no ${section}`)
      }
    }
  }
  t.diagnostic(`${count} citations`)
  assert.ok(faults.length === 0, faults.join('\n'))
  assert.ok(count > 0)
})
