import { expectOk, newTree, playAt, type Tree } from '@tabuleiro/engine'
import { createLibrary } from '../library/createLibrary'
import { createMemoryStorage } from '../storage/memory'
import type { Storage } from '../storage/storage'
import { openStudyFile, readStudyText, toStoredTree } from './readStudy'
import { createStudiesSource, openedStudies } from './studiesSource'
import { createStudies, openStudies, type Studies } from './studies'

const empty = () => expectOk(newTree({ game: 'trike' }))
const played = (tree: Tree, ...path: number[]) =>
  path.reduce((grown, move, at) => expectOk(playAt(grown, path.slice(0, at), move)), tree)
/** Two cells of the board, as the engine numbers them. */
const [first = -1, second = -1] = ['a1', 'g7'].map(text => expectOk(readStudyText(textOf(text))).root.branches[0]?.move)

function textOf(move: string): string {
  return `[Format "tabuleiro-study 1"]\n[Title ""]\n[Game "trike"]\n[Rules "1"]\n[Options "size=7"]\n\n1. ${move} *`
}

const settled = () => new Promise(resolve => setTimeout(resolve, 5))

function open(storage: Storage = createMemoryStorage()): Studies {
  let [ids, time] = [0, 1_000]
  return createStudies(storage, { now: () => time++, newId: () => `s${++ids}` })
}

test('a study is saved at once and is there again after a kill, at the line that was shown', async () => {
  const storage = createMemoryStorage()
  const studies = open(storage)
  const id = studies.add(toStoredTree(empty()))
  studies.save(id, toStoredTree(played(empty(), first)), 'a1')
  await settled()
  const again = await openStudies(storage)
  expect(again.list()).toMatchObject([{ id, game: 'trike', title: '', moves: 1 }])
  const file = again.read(id)
  expect(file && expectOk(openStudyFile(file)).path).toEqual([first])
})

test('studies are listed by their last change, renamed, and deleted with undo', async () => {
  const storage = createMemoryStorage()
  const studies = open(storage)
  const a = studies.add(toStoredTree(played(empty(), first)))
  const b = studies.add(toStoredTree(played(empty(), second)))
  expect(studies.list().map(({ id }) => id)).toEqual([b, a])
  studies.rename(a, '  The corner\n ')
  expect(studies.list().map(({ id, title }) => [id, title])).toEqual([
    [a, 'The corner'],
    [b, ''],
  ])
  studies.remove(a)
  expect(studies.list().map(({ id }) => id)).toEqual([b])
  studies.restoreRemoved(a)
  expect(studies.list()).toHaveLength(2)
  studies.remove(a)
  studies.remove(b)
  studies.restoreRemoved(a)
  expect(studies.list()).toEqual([])
  await settled()
  expect((await openStudies(storage)).list()).toEqual([])
})

test('a study in which nothing was done does not pile up', () => {
  const studies = open()
  const kept = studies.add(toStoredTree(empty()))
  studies.add(toStoredTree(empty()))
  const done = studies.add(toStoredTree(played(empty(), first)))
  studies.dropEmpty(kept)
  expect(new Set(studies.list().map(({ id }) => id))).toEqual(new Set([kept, done]))
})

test('a backup holds the studies, and adds only those that are not here', () => {
  const storage = createMemoryStorage()
  const studies = open(storage)
  studies.add(toStoredTree(played(empty(), first)))
  const text = createLibrary(storage, { studies: openedStudies(studies) }).backup()
  const elsewhere = open()
  const library = createLibrary(createMemoryStorage(), { studies: openedStudies(elsewhere) })
  expect(expectOk(library.restore(text)).added).toBe(1)
  expect(expectOk(library.restore(text)).added).toBe(0)
  expect(elsewhere.list()).toMatchObject([{ game: 'trike', moves: 1 }])
  expect(elsewhere.restore([{ format: 'x' }, 3])).toBe(0)
})

test('what another tab has made of a study is taken in, and nothing is lost where both have changed it', async () => {
  const storage = createMemoryStorage()
  const [one, other] = [open(storage), await openStudies(storage, { newId: () => 'copy', now: () => 5_000 })]
  const id = one.add(toStoredTree(played(empty(), first)))
  await settled()
  const theirs = await openStudies(storage, { newId: () => 'copy', now: () => 9_000 })
  theirs.save(id, toStoredTree(played(empty(), second)), '')
  await settled()
  one.save(id, toStoredTree(played(played(empty(), first), second)), '')
  await settled()
  expect(one.read(id)?.tree.moves).toEqual(toStoredTree(played(empty(), second)).moves)
  expect(
    one
      .list()
      .map(study => study.moves)
      .sort(),
  ).toEqual([1, 2])
  expect(other.list()).toEqual([])
})

test('what another tab deletes of a study is gone here as well, and makes no copy', async () => {
  const listeners: ((key: string) => void)[] = []
  const storage = createMemoryStorage()
  const watched = {
    ...storage,
    watch: (listener: (key: string) => void) => {
      listeners.push(listener)
      return () => undefined
    },
  }
  const here = open(watched)
  const id = here.add(toStoredTree(played(played(empty(), first), second)))
  await settled()
  const there = await openStudies(storage, { now: () => 9_000 })
  there.save(id, toStoredTree(played(empty(), first)), '')
  await settled()
  for (const listener of listeners) listener(`study/${id}`)
  await settled()
  expect(here.list()).toMatchObject([{ id, moves: 1 }])
})

test('a text that cannot be read is left where it is', async () => {
  const storage = createMemoryStorage()
  await storage.write('study/x', 'not a study', 0)
  expect((await openStudies(storage)).list()).toEqual([])
  expect(await storage.readAll('study/')).toMatchObject([{ text: 'not a study' }])
})

test('studies are read when they are first needed, once', async () => {
  const storage = createMemoryStorage()
  open(storage).add(toStoredTree(played(empty(), first)))
  await settled()
  const source = createStudiesSource(storage)
  expect(source.opened()).toBeUndefined()
  const studies = await source.open()
  expect(studies.list()).toHaveLength(1)
  expect([await source.open(), source.opened()]).toEqual([studies, studies])
})
