import { endMatch, expectOk, writeLink, type MatchSpec } from '@tabuleiro/engine'
import { screen } from '@testing-library/react-native'
import { dataAttributesOf, openPage, press, settled } from '../../testing/drive'
import { afterMoves, movesIn, sessionIn, trike } from '../../testing/saves'
import { createWorld, type World } from '../../testing/world'

const LINE = ['d2', 'g5', 'e3', 'e4', 'c2', 'b1'] as const

/** A world with one saved game of these moves. */
function having(
  moves: readonly string[],
  spec: Partial<MatchSpec> = {},
  locale = 'en',
): World & { readonly id: string } {
  const world = createWorld({ locale })
  const id = world.library.add(afterMoves(trike(spec), ...moves))
  return { ...world, id }
}

/** The payload of a link with these moves. */
function linkOf(moves: readonly string[], spec: Partial<MatchSpec> = {}): string {
  return expectOk(writeLink(afterMoves(trike(spec), ...moves)))
}

const openLink = (payload: string, world: World = createWorld()) => openPage({ to: 'link', payload }, world)
const relative = () => screen.getByTestId('relative')

test('a game in a link is shown, and saved only when it is opened', () => {
  const { library } = openLink(linkOf(LINE.slice(0, 3)))
  expect(screen.getByText('2 moves · Player 2 to move')).toBeTruthy()
  expect(library.list()).toEqual([])
  press('open-link')
  expect(dataAttributesOf('board').position).toBe('1.2.3.1b2.2b2.6.4w2_e3_w_1')
  expect(library.list()).toHaveLength(1)
})

test('a finished game in a link is reviewed with one press, and saved once however often', async () => {
  const payload = expectOk(writeLink(expectOk(endMatch(afterMoves(trike(), ...LINE), { how: 'resign', by: 0 }))))
  const world = createWorld()
  openLink(payload, world)
  press('review')
  await settled()
  expect(screen.getByTestId('review')).toBeTruthy()
  expect(world.library.list()).toHaveLength(1)
  screen.unmount()
  openLink(payload, world)
  press('review')
  await settled()
  expect(screen.getByTestId('review')).toBeTruthy()
  expect(world.library.list()).toHaveLength(1)
})

test('a game in a link that goes on is not offered for a review', () => {
  openLink(linkOf(LINE.slice(0, 3)))
  expect(screen.queryByTestId('review')).toBeNull()
})

test.each([
  ['damaged', '1AAAAAAAA', 'en', 'That link is damaged. Ask for it again.'],
  ['empty', '', 'en', 'That link carries no game.'],
  ['from the future', '3abc', 'pt', 'Essa ligação foi feita por uma versão mais recente da aplicação.'],
  ['endless', '1'.repeat(9_000), 'en', 'That link carries no game.'],
])('a link that is %s is refused in words', (_, payload, locale, words) => {
  const { library } = openLink(payload, createWorld({ locale }))
  expect(screen.getByText(words)).toBeTruthy()
  expect(library.list()).toEqual([])
  press('home')
  expect(screen.getByTestId('play-trike')).toBeTruthy()
})

test('a link carries no clock, and adds its moves to a game that has one, whose clock waits for a word to go on', async () => {
  const clock = { initial: [60_000, 60_000], increment: [0, 0], left: [60_000, 60_000] } as const
  const world = having(LINE.slice(0, 3), { clock })
  sessionIn(world.library, world.id).pause(true)
  openLink(linkOf(LINE.slice(0, 5), { clock }), world)
  press('update')
  await settled()
  expect(movesIn(world.library, world.id)).toEqual(LINE.slice(0, 5))
  expect(sessionIn(world.library, world.id).getState()).toMatchObject({
    isPaused: true,
    match: { clock: { initial: [60_000, 60_000] } },
  })
  screen.unmount()
  const { library } = openLink(linkOf(LINE.slice(0, 3), { clock }))
  press('open-link')
  expect(sessionIn(library, library.list()[0]?.id ?? '').getState().match.clock).toBeUndefined()
})

test('a link keeps an end by time', () => {
  const clock = { initial: [60_000, 60_000], increment: [0, 0], left: [60_000, 0] } as const
  const ended = expectOk(endMatch(trike({ clock }), { how: 'time', by: 1 }))
  const { library } = openLink(expectOk(writeLink(ended)))
  press('open-link')
  expect(library.list()).toMatchObject([{ result: { winner: 0, reason: 'time' } }])
})

test('a link that is ahead of a saved game adds its moves to it, and takes none away', async () => {
  const world = having(LINE.slice(0, 3))
  openLink(linkOf(LINE.slice(0, 5)), world)
  expect(relative()).toHaveTextContent(/the link is 2 moves ahead/)
  press('update')
  await settled()
  expect(movesIn(world.library, world.id)).toEqual(LINE.slice(0, 5))
  expect(world.library.list()).toHaveLength(1)
  expect(dataAttributesOf('board').turn).toBe('2')
})

test.each([
  ['the same game', LINE.slice(0, 4), LINE.slice(0, 4), /already have exactly this game/],
  ['a link that is behind', LINE.slice(0, 4), LINE.slice(0, 3), /yours is 1 move ahead/],
  [
    'games that part',
    LINE.slice(0, 4),
    [...LINE.slice(0, 3), 'd3'],
    /They differ from move 2 on: yours has “pawn to e4”, the link has “pawn to d3”/,
  ],
])('%s: the saved game goes on or both are saved, and the saved one never changes', (_, own, linked, words) => {
  for (const choice of ['continue', 'keep-both']) {
    const world = having(own)
    openLink(linkOf(linked), world)
    expect(relative()).toHaveTextContent(words)
    expect(screen.queryByTestId('update')).toBeNull()
    press(choice)
    expect(movesIn(world.library, world.id)).toEqual(own)
    const other = world.library.list().find(({ id }) => id !== world.id)
    expect(other && movesIn(world.library, other.id)).toEqual(choice === 'continue' ? undefined : linked)
    screen.unmount()
  }
})

test('a game resigned in the link does not count as the same', () => {
  const world = having(LINE.slice(0, 4))
  const match = sessionIn(world.library, world.id).getState().match
  const ended = expectOk(endMatch(match, { how: 'resign', by: 0 }))
  openLink(expectOk(writeLink(ended)), world)
  expect(relative()).toHaveTextContent(/somebody has ended it/)
  press('continue')
  expect(sessionIn(world.library, world.id).getState().match.ending).toBeUndefined()
})

test('a game against a computer takes no moves from a link', () => {
  const seats = [
    { name: '', player: 'human' },
    { name: '', player: 'level:1' },
  ] as const
  const world = having(LINE.slice(0, 1), { seats })
  openLink(linkOf(LINE.slice(0, 2)), world)
  expect(screen.queryByTestId('update')).toBeNull()
  expect(screen.getByTestId('continue')).toBeTruthy()
})

test.each<[string, readonly string[], Partial<MatchSpec>]>([
  ['on another board', LINE.slice(0, 3), { options: { size: 9 } }],
  ['that only shares its first move', ['d2', 'd1', 'c1', 'b1', 'd3'], {}],
  ['without a move', [], {}],
])('a saved game %s is not taken for the one in the link', (_, moves, spec) => {
  openLink(linkOf(LINE), having(moves, spec))
  expect(screen.queryByTestId('relative')).toBeNull()
  expect(screen.getByTestId('open-link')).toBeTruthy()
})

test('where games differ is said in Portuguese as well', () => {
  openLink(linkOf([...LINE.slice(0, 3), 'd3']), having(LINE.slice(0, 4), {}, 'pt'))
  expect(relative()).toHaveTextContent(
    /Diferem a partir da jogada 2: no seu é “peão para e4”, na ligação é “peão para d3”/,
  )
})

const IDENTITY = 'abcDEF012-_9'

test("a friend's game that begins like a saved one is another game", () => {
  const world = having(LINE.slice(0, 1), { identity: 'another-game' })
  openLink(linkOf(LINE.slice(0, 1), { identity: IDENTITY }), world)
  expect(screen.queryByTestId('relative')).toBeNull()
  press('open-link')
  expect(world.library.list().map(({ identity }) => identity)).toEqual([IDENTITY, 'another-game'])
})

test.each([
  ['with another move keeps the identity, so that replies go on in it', [...LINE.slice(0, 3), 'd3'], true],
  ['with more moves keeps the identity, so that replies go on in it', LINE.slice(0, 5), true],
  ['with no more than the saved game is a new game', LINE.slice(0, 3), false],
])('a copy of a link %s', (_, linked, isKept) => {
  const world = having(LINE.slice(0, 4), { identity: IDENTITY })
  openLink(linkOf(linked, { identity: IDENTITY }), world)
  press('keep-both')
  const copy = world.library.list().find(({ id }) => id !== world.id)
  expect(copy?.identity).toMatch(/^[\w-]{12}$/)
  expect(copy?.identity === IDENTITY).toBe(isKept)
})
