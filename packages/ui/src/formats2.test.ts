/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectOk, toRecord } from '@tabuleiro/engine'
import { createMemoryStorage, openLibrary, type Stored } from './index'
import { positionIn } from './testing/play'
import { sessionIn, settle } from './testing/storage'

/** Saves with records of the second version, as they were first written: they open for ever. */
const fixture = (name: string) => readFileSync(join(__dirname, '..', 'fixtures', 'formats-2', name), 'utf8')
const rows = JSON.parse(fixture('storage.json')) as readonly Stored[]

const games = [
  ['turtles-people', '0123456789ab', 'n3.n2n1_s4.0_0.0_s5.s1~n~0~0', undefined, ['human', 'human']],
  [
    'alliances-draw-offered',
    '------------',
    '3.4o1.o2p3.1o3o2.7.8.7.p1go2.3_1_a_---',
    { ask: 'draw', by: 0 },
    ['friend', 'human'],
  ],
  [
    'trike-friend-asks-undo',
    'q7Zx-0_aBcDe',
    '1.2.1b1.2w1.1wb2.6.1b5_g2_w_1',
    { ask: 'undo', by: 1 },
    ['human', 'friend'],
  ],
] as const

const opened = (stored: readonly Stored[]) =>
  openLibrary(createMemoryStorage(new Map(stored.map(row => [row.key, row]))), { now: () => 0 })

test('every game is listed, stands where it stood and is written as it was', async () => {
  const library = await opened(rows)
  expect(library.listBroken()).toEqual([])
  expect(library.list().map(({ id, identity }) => [id, identity])).toEqual(games.map(([id, known]) => [id, known]))
  for (const [id, identity, position, request, players] of games) {
    const session = sessionIn(library, id)
    const { match } = session.getState()
    expect(positionIn(session)).toBe(position)
    expect(match).toMatchObject({ identity, seats: players.map(player => ({ player })) })
    expect(match.request).toEqual(request)
    const { record } = JSON.parse(rows.find(({ key }) => key === `game/${id}`)?.text ?? '') as {
      readonly record: object
    }
    expect(JSON.stringify(toRecord(match))).toBe(JSON.stringify(record))
  }
})

test('the backup is written as it was, and brings every game to an empty device', async () => {
  expect((await opened(rows)).backup()).toBe(fixture('backup.json'))
  const library = await opened([])
  expect(expectOk(library.restore(fixture('backup.json')))).toEqual({ added: games.length, known: 0, broken: 0 })
  await settle()
  expect(library.backup()).toBe(fixture('backup.json'))
})
