import { readLink } from '@tabuleiro/engine'
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { home } from './expo'

const sources = [
  ...filesIn(join(home, '..', '..', 'packages', 'ui', 'src'), /(?<!\.test)\.tsx?$/),
  ...filesIn(join(home, '..', '..', 'packages', 'engine', 'src'), /(?<!\.test)\.ts$/),
].map(file => readFileSync(file, 'utf8'))
const flows = filesIn(join(home, 'maestro'), /\.yaml$/).map(file => ({ file, text: readFileSync(file, 'utf8') }))

/** Every word in quotes in the sources. */
const words = new Set(sources.flatMap(text => [...text.matchAll(/(['"])([\w:-]+)\1/g)].map(([, , word]) => word)))
/** Templates of test ids, as `play-${game}`. Their parts must be words of the sources, cells, moves or numbers. */
const patterns = [
  ...new Set(
    sources.flatMap(text =>
      [...text.matchAll(/(?:testID[=:] ?\{?|(?=`level:))`([^`]+)`/g)].map(([, name]) => name ?? ''),
    ),
  ),
].map(name => new RegExp(`^${name.replace(/\$\{[^}]*\}/g, '(.+)')}$`))

function isKnown(id: string): boolean {
  if (words.has(id)) return true
  return patterns.some(pattern => {
    const parts = pattern.exec(id)?.slice(1)
    return parts?.every(part => words.has(part) || part === '.*' || /^[a-z]?[a-z]?\d+[a-z]?$/.test(part)) ?? false
  })
}

test('every test id in a flow exists', () => {
  const ids = flows.flatMap(({ text }) => [...text.matchAll(/\bid: (.+)/g)].map(([, id]) => id ?? ''))
  assert.ok(ids.length > 50)
  assert.deepEqual(
    [...new Set(ids)].filter(id => !isKnown(id)),
    [],
  )
})

test('an unknown test id is found', () => {
  assert.deepEqual(['play-chess', 'cell-zz', 'level:chess', 'nowhere'].filter(isKnown), [])
})

test('every link in a flow carries a game, or starts one', () => {
  const links = flows.flatMap(({ text }) => [...text.matchAll(/openLink: '([^']+)'/g)].map(([, link]) => link ?? ''))
  for (const link of links) {
    const payload = link.split('#')[1]
    if (payload === undefined) assert.match(link, /^tabuleiro:\/\/new\/trike\?/)
    else assert.equal(readLink(payload).ok, true)
  }
})

test('every flow names this app', () => {
  for (const { file, text } of flows) assert.match(text, /^appId: app\.tabuleiro\.game\n/, file)
})

function filesIn(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => pattern.test(name))
    .map(name => join(folder, name))
}
