import AsyncStorage from '@react-native-async-storage/async-storage'
import { screen } from '@testing-library/react-native'
import { expectOk, positionOf, readMove, rulesOf, seenAt, type Match } from '@tabuleiro/engine'
import { openLibrary, openSettings, type MatchSession } from '@tabuleiro/ui'
import { dataAttributesOf, settle, tapCell } from '@tabuleiro/ui/testing'
import { sessionIn } from '@tabuleiro/ui/testing/storage'
import stored from '../fixtures/formats-1/asyncStorage.json'
import expected from '../fixtures/formats-1/expected.json'
import { killApp, passTime, startApp } from './testing/phone'
import { createPhoneDisk } from './testing/phoneDisk'

/** What an earlier release left on a phone: it opens, shows the same, and is played on. */
const values = Object.entries(stored)
const matches = Object.entries(expected.matches)

/** What a kill or the trash has left: it is cleared when the app starts. */
const leftovers = [
  'tabuleiro/3/game/alliances-position',
  'tabuleiro/5/game/trike-fresh',
  'tabuleiro/2/game/removed-trike',
]
const kept = values.filter(([key]) => !leftovers.includes(key))

/** A phone with these values on it, and everything opened from them. */
async function opened(from: Iterable<readonly [string, string | null]> = values) {
  const disk = createPhoneDisk()
  for (const [key, value] of from) disk.values.set(key, value)
  const storage = disk.open()
  const settings = await openSettings(storage)
  const library = await openLibrary(storage, { settings })
  await settle()
  return { disk, settings, library }
}

const positionText = (match: Match) => rulesOf(match).encode(positionOf(match))

/** The player to move, a person or a computer, plays a move. */
function play(session: MatchSession, text: string): void {
  const { match } = session.getState()
  const move = expectOk(readMove(rulesOf(match), positionOf(match), seenAt(match), text))
  session.pause(false)
  if (!session.submitComputerMove(move)) session.choose(move, false)
}

/** The games of that release. */
const released = ['three-dragons', 'trike', 'alliances', 'turtles'] as const

test('every game, setting and last setup is found', async () => {
  const { library, settings } = await opened()
  const listed = library.list().map(({ result, ...game }) => ({
    ...game,
    result: result === undefined ? null : { winner: result.winner ?? null, reason: result.reason },
  }))
  expect(listed).toEqual(expected.games)
  expect(new Set(listed.map(({ game }) => game))).toEqual(new Set(released))
  expect([library.listBroken(), library.saving()]).toEqual([[], 'works'])
  expect(settings.get()).toMatchObject(expected.settings)
  for (const game of released) expect(library.lastSetup(game)).toEqual(expected.choices[game])
})

test('opening clears what a kill and the trash have left, and changes nothing else', async () => {
  expect(kept).toHaveLength(values.length - leftovers.length)
  const { disk } = await opened()
  expect([...disk.values]).toEqual(kept)
})

test.each(matches)('%s stands at its position, is written as it was, and goes on', async (id, { position, next }) => {
  const { disk, library } = await opened()
  const session = sessionIn(library, id)
  expect(positionText(session.getState().match)).toBe(position)
  const [key = '', value] = kept.find(([place]) => place.endsWith(`/game/${id}`)) ?? []
  library.rename(id, library.list().find(game => game.id === id)?.title ?? '')
  await settle()
  const nextKey = key.replace(/\d+/, revision => String(Number(revision) + 1))
  expect([disk.values.get(key), disk.values.get(nextKey)]).toEqual([undefined, value])
  if (next === null) return
  play(session, next.move)
  await settle()
  const again = await opened(disk.values)
  expect(positionText(sessionIn(again.library, id).getState().match)).toBe(next.position)
})

test('the app opens on the screen that was open last, lists every game, and a tap goes on', async () => {
  await AsyncStorage.clear()
  await AsyncStorage.multiSet(values)
  const phone = await startApp()
  expect(phone.getPathname()).toBe(expected.place)
  const { position, next } = expected.matches['trike-fresh']
  expect(dataAttributesOf('board').position).toBe(position)
  tapCell(next.move)
  await passTime(1000)
  expect(dataAttributesOf('board').position).toBe(next.position)
  killApp()
  await startApp('/games')
  const rows = screen.getAllByTestId(/^saved-/).map(({ props }) => (props as { readonly testID: string }).testID)
  expect(rows.sort()).toEqual(matches.map(([id]) => `saved-${id}`).sort())
})
