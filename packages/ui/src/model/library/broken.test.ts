import { createMemoryStorage } from '../storage/memory'
import type { Stored } from '../storage/storage'
import { settle } from '../../testing/faultyStorage'
import { afterMoves, playIn, trike } from '../../testing/saves'
import { createLibrary, openLibrary } from './createLibrary'

/** The stored text of a game with two moves. */
async function goodText(): Promise<string> {
  const texts = new Map<string, Stored>()
  const library = createLibrary(createMemoryStorage(texts), { newId: () => 'one' })
  library.add(afterMoves(trike(), 'd2', 'g5'))
  await settle()
  return texts.get('game/one')?.text ?? ''
}

const damages = [
  ['half of it', 'json/invalid', (text: string) => text.slice(0, text.length / 2)],
  ['nothing', 'json/invalid', () => ''],
  ['other data', 'record/invalid', () => '[1]'],
  ['null', 'record/invalid', () => 'null'],
  ['a later file', 'record/newer', (text: string) => text.replace('"version":1', '"version":2')],
  [
    'a later record',
    'record/newer',
    (text: string) => text.replace('"tabuleiro","version":1', '"tabuleiro","version":3'),
  ],
  ['later rules', 'record/newer', (text: string) => text.replace(/"rules":\d+/, '"rules":99')],
  ['another game', 'game/unknown', (text: string) => text.replace('"game":"trike"', '"game":"constructor"')],
  ['bad options', 'options/invalid', (text: string) => text.replace(/"size":\d+/, '"size":-1')],
  ['no seats', 'record/invalid', (text: string) => text.replace('"seats"', '"seas"')],
  ['no title', 'record/invalid', (text: string) => text.replace('"title"', '"tile"')],
  ['an illegal move', 'move/illegal', (text: string) => text.replace('"g5"', '"a1"')],
  [
    'a wrong result',
    'record/result',
    (text: string) => text.replace('"result":null', '"result":{"winner":1,"reason":"x"}'),
  ],
] as const

const onOpening = ['options/invalid', 'move/illegal', 'record/result']

test.each(damages)('%s is set aside as %s and never touched', async (_, code, damage) => {
  const good = await goodText()
  const text = damage(good)
  expect(text).not.toBe(good)
  const texts = new Map([
    ['game/bad', { key: 'game/bad', text, revision: 3 }],
    ['game/one', { key: 'game/one', text: good, revision: 1 }],
  ])
  const library = await openLibrary(createMemoryStorage(texts))
  // The others are found only by a replay.
  if (!onOpening.some(one => one === code)) expect(library.listBroken()).toHaveLength(1)
  expect(library.open('bad')).toMatchObject({ ok: false, error: { code } })
  expect(library.listBroken()).toEqual([{ id: 'bad', code, text }])
  expect(library.list().map(({ id }) => id)).toEqual(['one'])
  playIn(library, 'one', 'e3')
  library.rename('bad', 'x')
  await settle()
  expect(texts.get('game/bad')).toEqual({ key: 'game/bad', text, revision: 3 })
})

test('reading a save that proves broken changes nothing; opening it sets it aside', async () => {
  const text = (await goodText()).replace('"g5"', '"a1"')
  const library = await openLibrary(
    createMemoryStorage(new Map([['game/bad', { key: 'game/bad', text, revision: 1 }]])),
  )
  expect(library.list()).toHaveLength(1)
  const listener = jest.fn()
  library.subscribe(listener)
  expect(library.read('bad')).toMatchObject({ ok: false, error: { code: 'move/illegal' } })
  expect(library.list()).toHaveLength(1)
  expect(listener).not.toHaveBeenCalled()
  library.open('bad')
  expect(library.list()).toEqual([])
  expect(listener).toHaveBeenCalledTimes(1)
  expect(library.read('bad')).toMatchObject({ ok: false, error: { code: 'move/illegal' } })
})

test('a broken save is deleted when it is removed, and can be restored', async () => {
  const texts = new Map([['game/bad', { key: 'game/bad', text: '{', revision: 4 }]])
  const library = await openLibrary(createMemoryStorage(texts))
  library.remove('bad')
  await settle()
  expect([library.listBroken().length, texts.size]).toEqual([0, 0])
  library.restoreRemoved('bad')
  await settle()
  expect(library.listBroken()).toEqual([{ id: 'bad', code: 'json/invalid', text: '{' }])
  expect(texts.get('game/bad')?.text).toBe('{')
})

test('fields that only a later release knows stay in the file', async () => {
  const text = (await goodText()).replace('"title"', '"analysis":{"depth":9},"stars":5,"title"')
  const texts = new Map([['game/one', { key: 'game/one', text, revision: 1 }]])
  const library = await openLibrary(createMemoryStorage(texts))
  playIn(library, 'one', 'e3')
  await settle()
  expect(JSON.parse(texts.get('game/one')?.text ?? '')).toMatchObject({ analysis: { depth: 9 }, stars: 5 })
})
