import { endMatch, expectOk, makeRequest, readLink, type Match } from '@tabuleiro/engine'
import { screen } from '@testing-library/react-native'
import { writeFriendLink } from '../../model/library/friendLink'
import { afterUndo } from '../../model/session/takeback'
import { dataAttributesOf, openNew, openPage, press, settled, tapCell, wait } from '../../testing/drive'
import { afterMoves, movesIn, sessionIn, trike } from '../../testing/saves'
import { createWorld, type World } from '../../testing/world'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const LINE = ['d2', 'g5', 'e3', 'e4', 'c2', 'b1', 'f1', 'g2'] as const
const FORM = { start: '1', second: 'friend', firstName: 'Rui', secondName: 'Ana' } as const

/** Runs what follows from promises, and shows parts that are loaded on demand. */
async function loaded(): Promise<void> {
  for (let i = 0; i < 5; i++) await settled()
}

/** Plays a move on the board. */
async function play(cell: string): Promise<void> {
  tapCell(cell)
  if (screen.queryByTestId('confirm')) press('confirm')
  await loaded()
}

/** Presses the button that sends, and answers with what was handed over last. */
async function send({ device }: World): Promise<string> {
  press('send')
  await settled()
  return device.shared.at(-1)?.url ?? ''
}

/** Leaves the page that is open, if there is one. */
function closePage(): void {
  if (!screen.isDetached) screen.unmount()
}

/** Opens a link on a device that shows something else. */
async function open(url: string, world: World): Promise<void> {
  closePage()
  openPage({ to: 'link', payload: url.split('#')[1] ?? '' }, world)
  wait(700)
  await loaded()
}

const friend = () => dataAttributesOf('match').friend
const idIn = ({ library }: World) => library.list()[0]?.id ?? ''

/** A game by link on the device of player 1, after these moves; as a value, it can be sent. */
function game(moves: readonly string[], own: 0 | 1 = 0): Match {
  const [here, there] = [
    { name: '', player: 'human' },
    { name: 'Ana', player: 'friend' },
  ]
  const seats = own === 0 ? ([here, there] as const) : ([there, here] as const)
  return afterMoves(trike({ identity: 'abcDEF012-_9', seats }), ...moves)
}

/** A device that has the game after these moves. */
function having(match: Match): World {
  const world = createWorld()
  world.library.add(match)
  return world
}

const linkOf = (match: Match) => `/g#${expectOk(writeFriendLink(match))}`

test('eight moves go there and back between two devices, each of which plays its own side', async () => {
  const [rui, ana] = [openNew(FORM), createWorld()]
  expect(friend()).toBe('your-turn')
  for (const [i, cell] of LINE.entries()) {
    const [here, there] = i % 2 === 0 ? [rui, ana] : [ana, rui]
    await play(cell)
    expect(friend()).toBe('waiting')
    // The friend's side is not played here.
    expect(screen.queryAllByLabelText(/can be chosen/)).toEqual([])
    await open(await send(here), there)
    if (i === 0) {
      expect(screen.getByText('Rui invites you to a game of Trike')).toBeTruthy()
      press('open-link')
    }
    expect(friend()).toBe('your-turn')
    expect(movesIn(there.library, idIn(there))).toEqual(LINE.slice(0, i + 1))
  }
  expect([rui, ana].map(({ library }) => library.list().length)).toEqual([1, 1])
})

test('an invitation names the game, the side and the rules, and leads to them', async () => {
  await open(linkOf(game(['d2'])), createWorld())
  expect(screen.getByText('You are invited to a game of Trike')).toBeTruthy()
  expect(screen.getByText('You play Ivory and move second.')).toBeTruthy()
  expect(screen.getByTestId('brief')).toHaveTextContent(/Both of you move the same pawn/)
  press('rules')
  expect(screen.queryByTestId('open-link')).toBeNull()
})

test('a friend who starts is sent the game before its first move', async () => {
  const world = openNew({ start: '1', first: 'friend', firstName: 'Ana' })
  await loaded()
  expect(friend()).toBe('waiting')
  expect(screen.getByTestId('send')).toHaveTextContent('Send to Ana')
  await open(await send(world), createWorld())
  expect(screen.getByText('You play Navy and move first.')).toBeTruthy()
})

test('the move of an answer is shown being made, in the game that waits for it', async () => {
  const world = having(game(LINE.slice(0, 3)))
  closePage()
  openPage({ to: 'link', payload: linkOf(game(LINE.slice(0, 4), 1)).slice(3) }, world)
  await settled()
  expect(dataAttributesOf('board').turn).toBe('2')
  wait(700)
  expect(dataAttributesOf('board').turn).toBe('1')
  expect(world.library.list()).toHaveLength(1)
})

test.each<[string, Match, RegExp]>([
  ['an old link', game(LINE.slice(0, 2), 1), /your game is 1 move further/],
  ['a link two ahead', game(LINE.slice(0, 5), 1), /a move of your side that was not made on this device/],
  [
    'a link that parts',
    game([...LINE.slice(0, 2), 'g4', 'f4'], 1),
    /They differ from move 2 on: yours has “pawn to e3”/,
  ],
  [
    'a draw that was not offered here',
    expectOk(endMatch(game(LINE.slice(0, 3), 1), { how: 'agreed' })),
    /you have not agreed/,
  ],
  ['a takeback that was not asked for', afterUndo(game(LINE.slice(0, 3), 1), 0), /you have not agreed/],
])('%s says so in a sentence, and loses nothing', async (_, other, words) => {
  for (const choice of ['continue', 'keep-both']) {
    const world = having(game(LINE.slice(0, 3)))
    await open(linkOf(other), world)
    expect(screen.getByTestId('relative')).toHaveTextContent(new RegExp(words.source, 'i'))
    const button = screen.queryByTestId(choice)
    if (!button) continue
    press(choice)
    wait(700)
    await settled()
    expect(movesIn(world.library, 'game-1')).toEqual(LINE.slice(0, 3))
    expect(world.library.list()).toHaveLength(choice === 'continue' ? 1 : 2)
    closePage()
  }
})

test('moves made on another device are added where that is wanted', async () => {
  const world = having(game(LINE.slice(0, 3)))
  await open(linkOf(game(LINE.slice(0, 6), 1)), world)
  press('update')
  wait(700)
  await settled()
  expect(movesIn(world.library, 'game-1')).toEqual(LINE.slice(0, 6))
})

test.each([1, 3])('an own link that was sent after %i moves leads to the game', async count => {
  const world = having(game(LINE.slice(0, 3)))
  await open(linkOf(game(LINE.slice(0, count))), world)
  expect(movesIn(world.library, 'game-1')).toEqual(LINE.slice(0, 3))
  expect(screen.getByTestId('board')).toBeTruthy()
  expect(world.library.list()).toHaveLength(1)
})

test('a reply finds its game among fifty with the same opening', async () => {
  const world = createWorld()
  const ids = Array.from({ length: 50 }, (_, i) => {
    const identity = `game-${String(i).padStart(7, '0')}`
    return world.library.add({ ...game(LINE.slice(0, 3)), identity })
  })
  await open(linkOf({ ...game(LINE.slice(0, 4), 1), identity: 'game-0000031' }), world)
  expect(ids.filter(id => movesIn(world.library, id).length === 4)).toEqual([ids[31]])
})

test('a move that was not sent is taken back freely; one that was sent is asked for', async () => {
  const world = openNew(FORM)
  await play('d2')
  press('undo')
  expect(movesIn(world.library, idIn(world))).toEqual([])
  await play('g5')
  await send(world)
  press('undo')
  expect(movesIn(world.library, idIn(world))).toEqual(['g5'])
  expect(screen.getByTestId('send')).toHaveTextContent('Ask Ana to take a move back')
  expect(expectOk(readLink((await send(world)).split('#')[1] ?? '')).request).toEqual({ ask: 'undo', by: 0 })
  press('withdraw')
  expect(screen.getByTestId('send')).toHaveTextContent('Send to Ana')
})

test('the friend agrees to a takeback, and both go back', async () => {
  const asked = expectOk(makeRequest(game(LINE.slice(0, 3)), { ask: 'undo', by: 0 }))
  const [rui, ana] = [having(asked), having(game(LINE.slice(0, 2), 1))]
  await open(linkOf(asked), ana)
  expect(screen.getByText(/^Ana asks to take back/)).toBeTruthy()
  wait(1000)
  press('agree')
  await loaded()
  expect(movesIn(ana.library, 'game-1')).toEqual(LINE.slice(0, 2))
  await open(await send(ana), rui)
  expect(movesIn(rui.library, 'game-1')).toEqual(LINE.slice(0, 2))
  expect(friend()).toBe('your-turn')
})

test('a draw that is offered and refused goes on; one that is agreed to ends both games', async () => {
  const [rui, ana] = [having(game(LINE.slice(0, 3))), having(game(LINE.slice(0, 2), 1))]
  openPage({ to: 'play', id: 'game-1' }, rui)
  await loaded()
  press('menu')
  press('agree')
  await loaded()
  expect(screen.getByTestId('send')).toHaveTextContent('Offer Ana a draw')
  await open(await send(rui), ana)
  wait(1000)
  press('refuse')
  await play('e4')
  await open(await send(ana), rui)
  const { match } = sessionIn(rui.library, 'game-1').getState()
  expect(match).toMatchObject({ request: undefined, ending: undefined })
  await play('c2')
  press('menu')
  press('agree')
  await loaded()
  await open(await send(rui), ana)
  wait(1000)
  press('agree')
  await loaded()
  await open(await send(ana), rui)
  expect(dataAttributesOf('board').turn).toBe('over')
})

test('resigning travels in the link', async () => {
  const [rui, ana] = [having(game(LINE.slice(0, 3))), having(game(LINE.slice(0, 3), 1))]
  openPage({ to: 'play', id: 'game-1' }, rui)
  await loaded()
  press('menu')
  press('resign')
  press('end-confirm')
  await loaded()
  await open(await send(rui), ana)
  expect(dataAttributesOf('result')).toEqual({ winner: '2', reason: 'resign' })
})

test('where nothing can be shared the link is copied, and the button says what to do with it', async () => {
  const world = openNew(FORM)
  world.device.share = () => Promise.resolve(false)
  await play('d2')
  press('send')
  await settled()
  expect(screen.getByTestId('send')).toHaveTextContent('Copied: paste it into a message')
  expect(world.device.copied).toHaveLength(1)
  world.device.isWorking = false
  press('send')
  await settled()
  expect(screen.getByTestId('send')).toHaveTextContent('This device lets us neither share nor copy it')
})
