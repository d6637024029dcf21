import {
  endMatch,
  expectOk,
  makeRequest,
  otherSide,
  readLink,
  undo,
  writeLink,
  type Match,
  type Request,
  type Seat,
  type Side,
} from '@tabuleiro/engine'
import { afterMoves, trike } from '../../testing/saves'
import { hasNewsForFriend } from '../session/friendNews'
import { afterUndo } from '../session/takeback'
import { judgeLink, newsIn, senderOf, writeFriendLink } from './friendLink'

const LINE = ['d2', 'g5', 'e3', 'e4', 'c2', 'b1'] as const
const ANA: Seat = { name: 'Ana', player: 'friend' }
const YOU: Seat = { name: 'Rui', player: 'human' }

/** The game as it stands on the device of one side, after so many moves. */
function onDeviceOf(own: Side, moves: readonly string[]): Match {
  const seats = own === 0 ? ([YOU, ANA] as const) : ([ANA, YOU] as const)
  return afterMoves(trike({ identity: 'abcDEF012-_9', seats }), ...moves)
}

/** What the device of the other side reads in a link from this one. */
const sent = (match: Match): Match => expectOk(readLink(expectOk(writeFriendLink(match))))

const line = (count: number) => LINE.slice(0, count)
const ask = (match: Match, request: Request) => expectOk(makeRequest(match, request))

/** The own side moves first here: after an odd number of moves it is the friend's turn. */
const mine = onDeviceOf(0, line(3))
const friends = (moves: readonly string[]) => onDeviceOf(1, moves)

test('a link says from which side it comes, and carries no name but the own one', () => {
  const read = sent(mine)
  expect(senderOf(read)).toBe(0)
  expect(read.seats).toEqual([
    { name: 'Rui', player: 'friend' },
    { name: '', player: 'human' },
  ])
  const [own, friend] = mine.seats
  expect(sent({ ...mine, seats: [{ ...own, name: '' }, friend] }).seats.map(({ name }) => name)).toEqual(['', ''])
})

test('one move of the friend is news: it is added, and the rest of the game stays', () => {
  const match = newsIn(mine, sent(friends(line(4))))
  expect(match?.plies).toHaveLength(4)
  expect(match?.seats).toBe(mine.seats)
})

test.each<[string, Match, object]>([
  ['the same link again', friends(line(3)), { kind: 'known' }],
  ['a link from before', friends(line(2)), { kind: 'behind', count: 1 }],
  ['a link sent from here', onDeviceOf(0, line(3)), { kind: 'known' }],
  ['an older link sent from here', onDeviceOf(0, line(1)), { kind: 'known' }],
  ['a link two moves ahead', friends(line(5)), { kind: 'ahead', count: 2, own: 1 }],
  ['a link three moves ahead', friends(line(6)), { kind: 'ahead', count: 3, own: 1 }],
  ['a link that parts', friends([...line(2), 'g4', 'f4']), { kind: 'parted', move: 2, at: 2 }],
])('%s is no news', (_, other, verdict) => {
  expect(judgeLink(mine, sent(other))).toMatchObject(verdict)
})

test('a move of the own side that was not made here is never believed, whoever sends it', () => {
  const own = onDeviceOf(0, line(2))
  for (const link of [sent(onDeviceOf(0, line(3))), sent(friends(line(3)))])
    expect(judgeLink(own, link)).toMatchObject({ kind: 'ahead', count: 1, own: 1 })
})

test('a link that does not say from where it comes is never taken in by itself', () => {
  const link = expectOk(readLink(expectOk(writeLink(friends(line(4))))))
  expect(judgeLink(mine, link)).toMatchObject({ kind: 'ahead', count: 1, own: 0 })
})

describe('resigning', () => {
  const resigned = (by: Side, at: number) => expectOk(endMatch(friends(line(at)), { how: 'resign', by }))
  test.each([3, 4])('the friend resigns after %i moves', at => {
    expect(newsIn(mine, sent(resigned(1, at)))?.ending).toEqual({ how: 'resign', by: 1 })
  })
  test.each([3, 4])('that this side resigned is not believed after %i moves', at => {
    expect(judgeLink(mine, sent(resigned(0, at)))).toEqual({ kind: 'unagreed', what: 'end' })
  })
  test('a game that was resigned here takes no more moves, and the link counts as older', () => {
    const ended = expectOk(endMatch(mine, { how: 'resign', by: 0 }))
    expect(judgeLink(ended, sent(friends(line(4))))).toEqual({ kind: 'behind', count: 0 })
  })
})

describe('a draw', () => {
  const agreed = sent(expectOk(endMatch(friends(line(3)), { how: 'agreed' })))
  test('an offer comes with the move', () => {
    const offered = sent(ask(friends(line(4)), { ask: 'draw', by: 1 }))
    expect(newsIn(mine, offered)).toMatchObject({ request: { ask: 'draw', by: 1 } })
  })
  test('an offer comes without a move', () => {
    const offered = sent(ask(friends(line(3)), { ask: 'draw', by: 1 }))
    const match = newsIn(mine, offered)
    expect(match).toMatchObject({ request: { ask: 'draw', by: 1 } })
    expect(match && judgeLink(match, offered)).toEqual({ kind: 'known' })
  })
  test('it ends the game where this side has offered it, and nowhere else', () => {
    expect(newsIn(ask(mine, { ask: 'draw', by: 0 }), agreed)?.ending).toEqual({ how: 'agreed' })
    expect(judgeLink(mine, agreed)).toEqual({ kind: 'unagreed', what: 'end' })
    expect(judgeLink(ask(mine, { ask: 'undo', by: 0 }), agreed)).toEqual({ kind: 'unagreed', what: 'end' })
    expect(judgeLink(ask(mine, { ask: 'draw', by: 1 }), agreed)).toEqual({ kind: 'unagreed', what: 'end' })
  })
})

describe('taking back', () => {
  test.each([3, 4])('the friend agrees to what was asked after %i moves', count => {
    const own = ask(onDeviceOf(0, line(count)), { ask: 'undo', by: 0 })
    const match = newsIn(own, sent(afterUndo(friends(line(count)), 0)))
    expect(match?.plies).toHaveLength(2)
    expect(match?.takebacks.used).toEqual([1, 0])
  })
  test('nothing is taken back that was not asked for', () => {
    const verdict = { kind: 'unagreed', what: 'undo' }
    expect(judgeLink(mine, sent(afterUndo(friends(line(3)), 0)))).toEqual(verdict)
    const own = ask(mine, { ask: 'undo', by: 0 })
    expect(judgeLink(own, sent(undo(friends(line(3)), 2, 0)))).toEqual(verdict)
    expect(judgeLink(own, sent(afterUndo(friends(line(3)), 1)))).toEqual(verdict)
  })
  test('a move that was taken back does not return with an old link', () => {
    const old = sent(friends(line(4)))
    const after = afterUndo(expectOk(makeRequest(onDeviceOf(0, line(4)), { ask: 'undo', by: 1 })), 1)
    expect(after.plies).toHaveLength(3)
    expect(judgeLink(after, old)).toEqual({ kind: 'behind', count: 0 })
  })
  test('a refusal is the next move: it drops the request', () => {
    const own = ask(mine, { ask: 'undo', by: 0 })
    const match = newsIn(own, sent(friends(line(4))))
    expect(match?.request).toBeUndefined()
    expect(match?.plies).toHaveLength(4)
  })
})

test.each<[string, Match, boolean]>([
  ['an invitation to the friend who starts', onDeviceOf(1, []), true],
  ['the own first turn', onDeviceOf(0, []), false],
  ['after the own move', mine, true],
  ['after the friend’s move', onDeviceOf(0, line(4)), false],
  ['a request in the own turn', ask(onDeviceOf(0, line(4)), { ask: 'undo', by: 0 }), true],
  ['the own win', onDeviceOf(0, ['g6', 'f6', 'g7']), true],
  ['the friend’s win', onDeviceOf(1, ['g6', 'f6', 'g7']), false],
  ['the own resignation', expectOk(endMatch(mine, { how: 'resign', by: 0 })), true],
  ['the friend’s resignation', expectOk(endMatch(mine, { how: 'resign', by: 1 })), false],
  ['an agreed draw', expectOk(endMatch(mine, { how: 'agreed' })), true],
  ['a game of two people here', afterMoves(trike(), ...line(3)), false],
])('%s: is there something to send?', (_, match, isNews) => {
  expect(hasNewsForFriend(match)).toBe(isNews)
})

test('eight moves go there and back', () => {
  const moves = [...LINE, 'f1', 'g2']
  let devices = [onDeviceOf(0, []), sent(onDeviceOf(0, []))] as const
  moves.forEach((move, i) => {
    const side: Side = i % 2 === 0 ? 0 : 1
    const moved = afterMoves(devices[side], move)
    const received = newsIn(devices[otherSide(side)], sent(moved))
    if (!received) throw new Error(`move ${i} did not arrive`)
    devices = side === 0 ? [moved, received] : [received, moved]
  })
  expect(devices.map(({ plies }) => plies.length)).toEqual([8, 8])
})
