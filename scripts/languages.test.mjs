import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTracked, trackedFiles } from './tracked.mjs'

/** Each language of the app has a folder of texts. */
const languages = [
  ...new Set(trackedFiles().flatMap(path => /^packages\/ui\/src\/i18n\/([a-z]+)\//.exec(path)?.[1] ?? [])),
].sort()

/** @param {Iterable<RegExpMatchArray>} matches whose first group is a locale such as pt-PT */
const languagesOf = matches => [...matches].map(([, locale = '']) => locale.slice(0, 2)).sort()

test('what the web page shows without the app is there in every language', () => {
  const page = readTracked('apps/web/index.html')
  const texts = [...page.matchAll(/<div role="alert">.*?<\/div>|<button.*?<\/button>|<noscript.*?<\/noscript>/gs)]
  assert.equal(texts.length, 3)
  for (const [text] of texts) assert.deepEqual(languagesOf(text.matchAll(/ lang="([^"]+)"/g)), languages, text)
})

test('the words of home that the page shows before the app runs are shown in every language', () => {
  const shown = readTracked('apps/web/src/words.css').matchAll(/:lang\((\w+)\) \.words\[lang\|='\1'\]/g)
  assert.deepEqual(languagesOf(shown), languages)
})

test('the phone app declares every language', () => {
  const [, locales = ''] = /supportedLocales: \[([^\]]*)\]/.exec(readTracked('apps/mobile/app.config.ts')) ?? []
  assert.deepEqual(languagesOf(locales.matchAll(/'([^']+)'/g)), languages)
})
