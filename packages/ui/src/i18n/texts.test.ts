/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listBots } from '@tabuleiro/ai'
import { expectOk, gameIds, gameOf, newMatch, positionOf, type ErrorCode } from '@tabuleiro/engine'
import { loadMore } from '../games/more'
import { lookUpGameUi } from '../games/registry'
import { createTranslator, pickLanguage } from './languages'
import { texts } from './loading'
import type { Language } from './texts'
import '../testing/setupTexts'

/** All that is said in a language: by the app, and by the games when it is needed. */
async function allTexts(language: Language) {
  return { ...texts[language], ...(await loadMore(language)) }
}

function keysOf(tree: object, path: readonly string[] = []): string[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[...path, key].join('.')] : keysOf(value as object, [...path, key]),
  )
}

const root = join(__dirname, '..')
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name) && !/\.test\.|^i18n|^testing/.test(name))
  .map(name => readFileSync(join(root, name), 'utf8'))
  .join('\n')

/** The keys that the code uses: `t('a.b')`, both of `t(x ? 'a.b' : 'c.d')`, and `a.*` for keys put together. */
function listUsedKeys(): RegExp[] {
  const calls = [...sources.matchAll(/\bt\(([^)]*)/g)].map(([, inside]) => inside ?? '')
  const literal = calls.flatMap(inside =>
    [...inside.matchAll(/(['`])([\w/.]+\.[^'`]*)\1/g)].map(match => match[2] ?? ''),
  )
  const families = [...sources.matchAll(/sayName\(\s*t,\s*'(\w+)'/g)].map(match => `${match[1] ?? ''}.*`)
  // Generic code names no game: `sayOfGame(t, game, ['option', name])` uses `*.option.*`.
  const ofGames = [...sources.matchAll(/sayOfGame\(\s*t,\s*[\w.']+,\s*\[([^\]]*)\]/g)].map(([, names = '']) =>
    ['*', ...names.split(',').map(name => /^\s*'(.*)'\s*$/.exec(name)?.[1] ?? '*')].join('.'),
  )
  const more = [...sources.matchAll(/sayMore\(\s*t,\s*[\w.'-]+,\s*\[([^\]]*)\]/g)].map(([, names = '']) =>
    ['more', '*', ...names.split(',').map(name => /^\s*'(.*)'\s*$/.exec(name)?.[1] ?? '*')].join('.'),
  )
  return [...literal, ...families, ...ofGames, ...more].map(key => {
    const pattern = key
      .replace(/\$\{[^}]*\}/g, '*')
      .replace(/[.]/g, '\\.')
      .replace(/\*/g, '.+')
    return new RegExp(`^${pattern}$`)
  })
}

test('both languages have the same keys, and no empty text', async () => {
  const [en, pt] = [await allTexts('en'), await allTexts('pt')]
  expect(keysOf(pt).sort()).toEqual(keysOf(en).sort())
  for (const tree of [en, pt]) expect(JSON.stringify(tree)).not.toContain('""')
})

test('both languages fill in the same values', async () => {
  const values = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort()
  const [en, pt] = [createTranslator('en'), createTranslator('pt')]
  for (const key of keysOf(await allTexts('en'))) {
    const raw = (translator: typeof en) => String(translator.getResource(translator.language, 'translation', key))
    expect([key, ...values(raw(pt))]).toEqual([key, ...values(raw(en))])
  }
})

test('every text is used, and every key that is used has a text', async () => {
  // A sentence with a number has a form for each plural and is used without it.
  const keys = [
    ...new Set(
      keysOf(await allTexts('en')).map(key => key.replace(/(_(you|won|lost))?(_(zero|one|many|other))?$/, '')),
    ),
  ]
  const used = listUsedKeys()
  expect(keys.filter(key => !used.some(pattern => pattern.test(key)))).toEqual([])
  expect(used.filter(pattern => !keys.some(key => pattern.test(key)))).toEqual([])
})

test.each(gameIds)('%s has words for its options and their values, and no others', game => {
  const chosen = gameOf(game).setup({})
  if (!chosen.ok) throw new Error('defaults are legal')
  const specs = Object.entries(gameOf(game).options).map(
    ([name, spec]) => [name, typeof spec === 'function' ? spec(chosen.value.options) : spec] as const,
  )
  const values = specs.flatMap(([name, spec]) => (spec.kind === 'choice' ? spec.values.map(v => `${name}.${v}`) : []))
  const { en } = texts
  const under = (family: 'option' | 'value') =>
    keysOf((en[game] as unknown as Readonly<Record<string, object>>)[family] ?? {})
  expect(under('option')).toEqual(specs.map(([name]) => name))
  expect(under('value')).toEqual(values)
})

test.each(gameIds)(
  '%s has words for its bots, the reasons of its results and its colours, and no others',
  async game => {
    const gameUi = lookUpGameUi(game)
    const start = positionOf(expectOk(newMatch({ game })))
    const { bot, colour } = texts.en[game]
    const { more } = await loadMore('en')
    const reason = more[game]?.reason ?? {}
    expect(Object.keys(bot).sort()).toEqual([...listBots(game)].sort())
    expect([...new Set(Object.keys(reason).map(key => key.replace(/_(won|lost)$/, '')))].sort()).toEqual(
      Object.keys((await gameUi.rulebook()).endings).sort(),
    )
    const colours = ([0, 1] as const).map(side => gameUi.score(start, side).appearance.kind)
    expect(Object.keys(colour).sort()).toEqual(colours.sort())
  },
)

test.each(gameIds)('%s says how to play on if it has a swap', game => {
  expect('playOn' in texts.en[game]).toBe(gameOf(game).swap !== undefined)
})

test('every error of the engine has a sentence', () => {
  const codes: Record<ErrorCode, true> = {
    'json/invalid': true,
    'request/invalid': true,
    'game/unknown': true,
    'options/invalid': true,
    'position/invalid': true,
    'move/unreadable': true,
    'move/illegal': true,
    'game/over': true,
    'game/unfinished': true,
    'match/invalid': true,
    'record/invalid': true,
    'record/newer': true,
    'record/result': true,
    'link/invalid': true,
    'link/newer': true,
    'link/older': true,
    'record/older': true,
    'link/damaged': true,
    'link/long': true,
    'study/large': true,
    'player/unknown': true,
  }
  expect(Object.keys(texts.en.error).sort()).toEqual(Object.keys(codes).sort())
})

test.each([
  [['pt-BR', 'en'], 'pt'],
  [['fr-FR', 'en-GB'], 'en'],
  [['de'], 'en'],
  [[], 'en'],
])('%j is served in %s', (locales, language) => {
  expect(pickLanguage(locales)).toBe(language)
})

const counts = [
  ['en', 0, '0 moves'],
  ['en', 1, '1 move'],
  ['pt', 0, '0 jogadas'],
  ['pt', 1, '1 jogada'],
  ['pt', 2, '2 jogadas'],
] as const

test.each(counts)('in %s a count of %i is put as %j', (language, count, words) => {
  expect(createTranslator(language).t('games.moves', { count })).toBe(words)
})

describe('on a phone, whose engine knows dates and the order of letters but no plurals', () => {
  const { DateTimeFormat, Collator, getCanonicalLocales } = Intl
  beforeEach(
    () =>
      void jest.replaceProperty(globalThis, 'Intl', { DateTimeFormat, Collator, getCanonicalLocales } as typeof Intl),
  )
  afterEach(() => jest.restoreAllMocks())

  test.each(counts)('in %s a count of %i is put as %j', (language, count, words) => {
    expect(createTranslator(language).t('games.moves', { count })).toBe(words)
  })
})
