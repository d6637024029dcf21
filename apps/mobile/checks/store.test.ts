import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { home } from './expo'

/** How many characters the stores allow. */
const LIMITS = { 'title.txt': 30, 'short.txt': 80, 'description.txt': 4000 }

const store = join(home, 'store')
const locales = readdirSync(store, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []))

test('the stores get texts in both languages', () => {
  assert.deepEqual(locales.sort(), ['en-GB', 'pt-PT'])
})

for (const locale of locales)
  for (const [file, limit] of Object.entries(LIMITS))
    test(`${locale}/${file} has at most ${limit} characters`, () => {
      const text = readFileSync(join(store, locale, file), 'utf8').trim()
      assert.ok(text.length > 0)
      assert.ok([...text].length <= limit, `${[...text].length} characters`)
    })
