import type { Rolldown } from 'vite'
import { firstLoad, report } from './budget'

const chunk = (fileName: string, imports: string[], isEntry = false, more: Partial<Rolldown.OutputChunk> = {}) =>
  ({
    type: 'chunk',
    fileName,
    imports,
    isEntry,
    facadeModuleId: null,
    moduleIds: [],
    ...more,
  }) as unknown as Rolldown.OutputChunk

test('the first load counts the entry and all its static imports once, and no dynamic import', () => {
  const chunks = [
    chunk('settings.js', ['shared.js']),
    chunk('index.js', ['libraries.js', 'shared.js'], true),
    chunk('libraries.js', []),
    chunk('shared.js', ['libraries.js']),
  ]
  const bundle = Object.fromEntries(chunks.map(one => [one.fileName, one]))
  expect(firstLoad(bundle, 'board').map(({ fileName }) => fileName)).toEqual(['index.js', 'libraries.js', 'shared.js'])
})

test('the report contains the sum', () => {
  const text = report(
    [
      { name: 'index.js', bytes: 60_040 },
      { name: 'libraries.js', bytes: 100_000 },
    ],
    'board',
  )
  expect(text).toMatch(/together +160\.0 kB/)
})

test('of the languages only the longest counts', () => {
  const language = (id: string, code: string) =>
    chunk(`${id}.js`, [], false, { facadeModuleId: `/at/packages/ui/src/i18n/${id}/first.ts`, code })
  const chunks = [chunk('index.js', [], true), language('en', 'short'), language('pt', 'not so short')]
  const bundle = Object.fromEntries(chunks.map(one => [one.fileName, one]))
  expect(firstLoad(bundle, 'board').map(({ fileName }) => fileName)).toEqual(['index.js', 'pt.js'])
})

test('the play screen counts for a board with all its imports, and not for home', () => {
  const chunks = [
    chunk('index.js', ['libraries.js'], true),
    chunk('libraries.js', []),
    chunk('play.js', ['libraries.js', 'icon.js'], false, {
      moduleIds: ['/at/packages/ui/src/screens/play/PlayScreen.tsx'],
    }),
    chunk('icon.js', []),
    chunk('about.js', []),
  ]
  const bundle = Object.fromEntries(chunks.map(one => [one.fileName, one]))
  expect(firstLoad(bundle, 'board').map(({ fileName }) => fileName)).toEqual([
    'index.js',
    'libraries.js',
    'play.js',
    'icon.js',
  ])
  expect(firstLoad(bundle, 'home').map(({ fileName }) => fileName)).toEqual(['index.js', 'libraries.js'])
})
