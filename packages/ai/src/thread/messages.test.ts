import { gameIds } from '@tabuleiro/engine'
import { randomMatch } from '@tabuleiro/engine/testing'
import fc from 'fast-check'
import { toRequest, type Reply } from './messages'
import { serveThinker } from './workerServer'
import { openMatch, tried } from '../testing/matches'
import { Thread } from '../testing/thread'

/** Everything a search thread answers to these messages. */
function repliesTo(...messages: readonly unknown[]): Reply[] {
  const thread = new Thread()
  const replies: Reply[] = []
  serveThinker(
    {
      post: reply => replies.push(reply),
      listen: receive => {
        for (const message of messages) receive(message)
      },
    },
    thread,
  )
  thread.run(10_000)
  return replies.filter(reply => !('done' in reply))
}

const move = { kind: 'move', player: 'level:1', seed: 1 } as const
const trike = toRequest(7, openMatch('trike', {}, 1, 3), move)
const over = toRequest(7, randomMatch({ game: 'trike' }, 1, 1_000), move)
const { ticket: _, ...ticketless } = trike

test.each(gameIds)('a question about %s is a plain value that survives JSON', game => {
  const request = toRequest(7, openMatch(game, {}, 2, 4), move)
  expect(JSON.parse(JSON.stringify(request))).toEqual(request)
  expect(repliesTo(JSON.parse(JSON.stringify(request)))).toMatchObject([{ ticket: 7, answer: {} }])
})

test('a question carries the first position where it is not the usual one', () => {
  const { start, ...usual } = toRequest(7, openMatch('trike', {}, 1, 0), move)
  expect(start).toBeUndefined()
  const position = 'z'
  expect(repliesTo({ ...usual, start: position })).toEqual([{ ticket: 7, error: { code: 'position/invalid' } }])
})

test.each([
  ['nothing', undefined, 0, { code: 'request/invalid' }],
  ['a text', 'hello', 0, { code: 'request/invalid' }],
  ['a question without ticket', ticketless, 0, { code: 'request/invalid' }],
  ['a ticket that is no whole number', { ...trike, ticket: 1.5 }, 0, { code: 'request/invalid' }],
  ['a ticket that is not positive', { ...trike, ticket: 0 }, 0, { code: 'request/invalid' }],
  ['an unknown kind', { ...trike, kind: 'guess' }, 7, { code: 'request/invalid' }],
  ['an unknown field', { ...trike, state: {} }, 7, { code: 'request/invalid' }],
  ['a player that is no text', { ...trike, player: 3 }, 7, { code: 'request/invalid' }],
  ['a seed that is no number', { ...trike, seed: NaN }, 7, { code: 'request/invalid' }],
  ['moves that are no texts', { ...trike, moves: [1] }, 7, { code: 'request/invalid' }],
  ['an unknown game', { ...trike, game: 'constructor' }, 7, { code: 'game/unknown' }],
  ['unknown options', { ...trike, options: { colour: 'red' } }, 7, { code: 'options/invalid' }],
  ['an unreadable move', { ...trike, moves: ['?'] }, 7, { code: 'move/unreadable', at: 0 }],
  ['an illegal move', { ...trike, moves: [...trike.moves, trike.moves[0]] }, 7, { code: 'move/illegal', at: 3 }],
  ['a move after the end', { ...over, moves: [...over.moves, 'a1'] }, 7, { code: 'game/over', at: over.moves.length }],
  ['a finished game', over, 7, { code: 'game/over' }],
  [
    'a hint in a finished game',
    toRequest(7, randomMatch({ game: 'trike' }, 1, 1_000), { kind: 'hint', seed: 1 }),
    7,
    { code: 'game/over' },
  ],
  ['an unknown level', { ...trike, player: 'level:9' }, 7, { code: 'player/unknown' }],
  ['an unknown bot', { ...trike, player: 'report:toString' }, 7, { code: 'player/unknown' }],
  ['a person', { ...trike, player: 'human' }, 7, { code: 'player/unknown' }],
])('%s is answered with a code', (_name, message, ticket, error) => {
  expect(repliesTo(message)).toEqual([{ ticket, error }])
})

test('a broken message does not disturb the question before it', () => {
  const [broken, answer] = repliesTo(trike, { kind: 'dance' })
  expect(broken).toMatchObject({ ticket: 0, error: { code: 'request/invalid' } })
  expect(answer).toMatchObject({ ticket: 7, answer: {} })
})

test('a cancelled question is not answered, and the next one is', () => {
  expect(repliesTo(trike, { kind: 'cancel' })).toEqual([])
  expect(repliesTo(trike, { kind: 'cancel' }, { ...trike, ticket: 8 })).toMatchObject([{ ticket: 8, answer: {} }])
  expect(repliesTo(trike, { kind: 'pause' })).toEqual([])
  expect(repliesTo(trike, { kind: 'pause' }, { kind: 'resume' })).toMatchObject([{ ticket: 7, answer: {} }])
})

test('whatever comes in, nothing is thrown and every question is answered once', () => {
  const fields = Object.keys(trike)
  const changed = fc
    .tuple(fc.constantFrom(...fields), fc.anything())
    .map(([name, value]) => ({ ...trike, [name]: value }))
  fc.assert(
    fc.property(fc.oneof(fc.anything(), changed), message => {
      const replies = repliesTo(message)
      expect(replies).toHaveLength(1)
      expect('answer' in replies[0] || 'error' in replies[0]).toBe(true)
    }),
    tried(200),
  )
})
