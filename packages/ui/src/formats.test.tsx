/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectOk, toRecord, type GameId, type GameRecord, type MatchResult } from '@tabuleiro/engine'
import { createMemoryStorage, openLibrary, openSettings, type SavedGame, type Settings, type Stored } from './index'
import { openNew, press } from './testing/drive'
import { playIn, positionIn } from './testing/play'
import { settle, sessionIn } from './testing/storage'
import { createWorld } from './testing/world'

/** What an earlier release stored: it opens, shows the same, and is played on. */
const fixture = (name: string) => readFileSync(join(__dirname, '..', 'fixtures', 'formats-1', name), 'utf8')

interface Expected {
  readonly settings: Settings
  /** As the list has them; null stands for undefined. */
  readonly games: readonly (Omit<SavedGame, 'result'> & {
    readonly result: { readonly winner: MatchResult['winner'] | null; readonly reason: string } | null
  })[]
  readonly broken: readonly object[]
  readonly tallies: Readonly<Partial<Record<GameId, object>>>
  readonly choices: Readonly<Partial<Record<GameId, object>>>
  /** The match that each game's form begins with what was chosen last. */
  readonly begins: Readonly<Partial<Record<GameId, Partial<GameRecord>>>>
  readonly matches: Readonly<
    Record<
      string,
      { readonly position: string; readonly next: { readonly move: string; readonly position: string } | null }
    >
  >
}

const rows = JSON.parse(fixture('storage.json')) as readonly Stored[]
const expected = JSON.parse(fixture('expected.json')) as Expected
const matches = Object.entries(expected.matches)

/** The games of that release. */
const released = ['three-dragons', 'trike', 'alliances', 'turtles'] as const

/** The list of games as it is expected. */
const games = expected.games.map(({ result, ...game }) => ({
  ...game,
  result: result === null ? undefined : { ...result, winner: result.winner ?? undefined },
}))

/** A device on which the fixture is stored, and everything opened from it. */
async function opened(stored: readonly Stored[] = rows) {
  const texts = new Map(stored.map(row => [row.key, row]))
  const storage = createMemoryStorage(texts)
  const settings = await openSettings(storage)
  const library = await openLibrary(storage, { settings })
  await settle()
  return { texts, storage, settings, library }
}

/** What is stored under `key` now. */
const storedAt = (texts: ReadonlyMap<string, Stored>, key: string) => texts.get(key) ?? { key, text: '', revision: 0 }

test('every game, broken save, tally, setting and last setup is found', async () => {
  const { library, settings } = await opened()
  expect(library.list()).toEqual(games)
  expect(new Set(games.map(({ game }) => game))).toEqual(new Set(released))
  expect(library.listBroken()).toEqual(expected.broken)
  expect(library.saving()).toBe('works')
  expect(settings.get()).toMatchObject(expected.settings)
  for (const game of released) {
    expect(Object.fromEntries(library.tallies(game))).toEqual(expected.tallies[game])
    expect(library.lastSetup(game)).toEqual(expected.choices[game])
  }
})

test('opening deletes what was in the trash, and changes no other text', async () => {
  const { texts } = await opened()
  const kept = rows.filter(({ key }) => key !== 'game/removed-trike')
  expect(kept).toHaveLength(rows.length - 1)
  expect([...texts.values()]).toEqual(kept)
})

test.each(matches)('%s stands at its position, is written as it was, and goes on', async (id, { position, next }) => {
  const { library, texts } = await opened()
  const session = sessionIn(library, id)
  expect(positionIn(session)).toBe(position)
  const { key, text, revision } = storedAt(texts, `game/${id}`)
  const { record } = JSON.parse(text) as { readonly record: object }
  expect(JSON.stringify(toRecord(session.getState().match))).toBe(JSON.stringify(record))
  library.rename(id, 'Título')
  await settle()
  const renamed = JSON.stringify({ ...(JSON.parse(text) as object), title: 'Título' })
  expect(texts.get(key)).toEqual({ key, text: renamed, revision: revision + 1 })
  if (next === null) return
  session.pause(false)
  playIn(session, next.move)
  await settle()
  const again = await opened([...texts.values()])
  expect(positionIn(sessionIn(again.library, id))).toBe(next.position)
})

test('a setting that is changed is written beside those that were stored', async () => {
  const { settings, texts } = await opened()
  const { key, text, revision } = storedAt(texts, 'settings')
  settings.change({ haptics: false })
  await settle()
  const fields = { ...(JSON.parse(text) as object), haptics: false }
  expect(texts.get(key)).toEqual({ key, text: JSON.stringify(fields), revision: revision + 1 })
})

test('a last setup is written in the words that were stored', async () => {
  const { library, texts } = await opened()
  for (const game of released) {
    const before = storedAt(texts, `choices/${game}`)
    library.rememberSetup(game, library.lastSetup(game))
    await settle()
    expect(texts.get(`choices/${game}`)).toEqual({ ...before, revision: before.revision + 1 })
  }
})

test.each(released)('the form of %s begins what was chosen last', async game => {
  const { library, settings } = await opened()
  openNew({}, game, { ...createWorld(), library, settings })
  press('start')
  const begun = library.list().find(({ id }) => !(id in expected.matches))
  const { options, seats, takebacks, hints, clock } = toRecord(sessionIn(library, begun?.id ?? '').getState().match)
  expect({ options, seats, takebacks, hints, clock: clock ?? null }).toEqual(expected.begins[game])
})

/** A backup with only the settings that its release knew: later ones are written beside them. */
function asReleased(backup: string): string {
  const file = JSON.parse(backup) as { readonly settings: object }
  const settings = Object.entries(file.settings).filter(([name]) => name in expected.settings)
  return JSON.stringify({ ...file, settings: Object.fromEntries(settings) })
}

test('the backup is written as it was, and brings everything to an empty device', async () => {
  const text = fixture('backup.json')
  expect(asReleased((await opened()).library.backup())).toBe(text)
  const { library, settings, storage } = await opened([])
  expect(expectOk(library.restore(text))).toEqual({ added: games.length, known: 0, broken: 1 })
  expect(settings.get()).toMatchObject(expected.settings)
  await settle()
  const again = await openLibrary(storage, { settings: await openSettings(storage) })
  expect(again.list()).toEqual(games)
  expect(asReleased(again.backup())).toBe(text)
  for (const [id, { position }] of matches) expect(positionIn(sessionIn(again, id))).toBe(position)
})
