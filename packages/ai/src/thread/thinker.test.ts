import { endMatch, expectOk, gameIds, type Match } from '@tabuleiro/engine'
import { randomMatch } from '@tabuleiro/engine/testing'
import { packAnalysis, type Analysis } from '../answers/analysis'
import { openQuery, type Query } from '../answers/query'
import type { Message, Reply } from './messages'
import { serveThinker } from './workerServer'
import { finished, openMatch } from '../testing/matches'
import { Thread } from '../testing/thread'
import { localThinker, remoteThinker, type Thinker } from './thinker'

interface Setting {
  readonly thread: Thread
  readonly thinker: Thinker
}

/** Both thinkers: one on this thread, the other at the far end of a port that copies messages. */
const settings: readonly (readonly [string, () => Setting])[] = [
  ['local', local],
  ['remote', remote],
]

function local(): Setting {
  const thread = new Thread(10, 3)
  return { thread, thinker: localThinker(thread) }
}

function remote(): Setting {
  const thread = new Thread(10, 3)
  let receiveThere: (message: unknown) => void = () => undefined
  let receiveHere: (reply: Reply) => void = () => undefined
  serveThinker(
    { post: reply => receiveHere(structuredClone(reply)), listen: receive => (receiveThere = receive) },
    thread,
  )
  const thinker = remoteThinker({
    post: message => receiveThere(structuredClone(message)),
    listen: receive => (receiveHere = receive),
  })
  return { thread, thinker }
}

const queries: readonly Query[] = [
  { kind: 'move', player: 'level:2', seed: 3 },
  { kind: 'hint', seed: 3, nodes: 300 },
  { kind: 'lines', nodes: 300 },
  { kind: 'analyse', nodes: 60 },
]

/** The answer without a thread: one run. */
const wholeAnswer = (match: Match, query: Query) => ({ ok: true, value: finished(expectOk(openQuery(match, query))) })

describe.each(settings)('a %s thinker', (_, open) => {
  test.each(gameIds)('answers every kind of question about %s', async game => {
    const match = openMatch(game, {}, 11, 9)
    const { thread, thinker } = open()
    for (const query of queries) {
      const answer = thinker.ask(match, query)
      thread.run()
      expect(await answer).toEqual(wholeAnswer(match, query))
    }
  })

  test.each(gameIds)('gives the same answer about %s after a cancel and through a pause', async game => {
    const match = openMatch(game, {}, 12, 5)
    for (const query of queries) {
      const { thread, thinker } = open()
      const dropped = thinker.ask(match, query)
      // A weak level or a book may need one slice only: it is caught when it has just been opened.
      thread.run(query.kind === 'analyse' ? 3 : 1)
      thinker.cancel()
      const answer = thinker.ask(match, query)
      thread.run(1)
      thinker.pause()
      thread.run()
      thinker.resume()
      thread.run()
      expect(await dropped).toBeUndefined()
      expect(await answer).toEqual(wholeAnswer(match, query))
    }
  })

  test('answers the last question alone', async () => {
    const match = openMatch('trike', {}, 1, 4)
    const { thread, thinker } = open()
    const pending = [1, 2, 3].map(seed => thinker.ask(match, { kind: 'move', player: 'random', seed }))
    thread.run()
    const answers = await Promise.all(pending)
    expect(answers.slice(0, 2)).toEqual([undefined, undefined])
    expect(answers[2]).toEqual(wholeAnswer(match, { kind: 'move', player: 'random', seed: 3 }))
  })

  test('refuses a finished match and an unknown player', async () => {
    const { thread, thinker } = open()
    const over = randomMatch({ game: 'trike' }, 5, 1_000)
    const resigned = expectOk(endMatch(openMatch('trike', {}, 5, 4), { how: 'resign', by: 0 }))
    const on = openMatch('trike', {}, 5, 4)
    for (const [match, player, code] of [
      [over, 'level:1', 'game/over'],
      [resigned, 'level:1', 'game/over'],
      [on, 'level:9', 'player/unknown'],
      [on, 'human', 'player/unknown'],
      [on, 'report:constructor', 'player/unknown'],
    ] as const) {
      const answer = thinker.ask(match, { kind: 'move', player, seed: 1 })
      thread.run()
      expect(await answer).toEqual({ ok: false, error: { code } })
    }
  })

  test('shows the moves that an analysis has judged, and goes on from them', async () => {
    const match = openMatch('alliances', {}, 5, 8)
    const { thread, thinker } = open()
    let judged: Analysis | undefined
    const dropped = thinker.ask(match, { kind: 'analyse', nodes: 40 }, (_done, soFar) => (judged = soFar ?? judged))
    while (judged === undefined) thread.run(1)
    thinker.cancel()
    expect(await dropped).toBeUndefined()
    const unfinished = packAnalysis(judged)
    const resumed = thinker.ask(match, { kind: 'analyse', nodes: 40, unfinished })
    thread.run()
    expect(await resumed).toEqual(wholeAnswer(match, { kind: 'analyse', nodes: 40 }))
  })

  test('analyses a match that was resigned', async () => {
    const { thread, thinker } = open()
    const match = expectOk(endMatch(openMatch('trike', {}, 5, 3), { how: 'resign', by: 0 }))
    const answer = thinker.ask(match, { kind: 'analyse', nodes: 20 })
    thread.run()
    expect(await answer).toMatchObject({ ok: true, value: { plies: [{}, {}, {}] } })
  })
})

test('a remote thinker drops answers to old tickets', async () => {
  const sent: Message[] = []
  let receive: (reply: Reply) => void = () => undefined
  const thinker = remoteThinker({ post: message => sent.push(message), listen: listener => (receive = listener) })
  const match = openMatch('trike', {}, 1, 4)
  const query = { kind: 'move', player: 'level:1', seed: 1 } as const
  const first = thinker.ask(match, query)
  const shares: number[] = []
  const second = thinker.ask(match, query, done => shares.push(done))
  const answer = { move: 'a1', line: ['a1'], depth: 0, nodes: 0 }
  receive({ ticket: 1, done: 0.5 })
  receive({ ticket: 1, error: { code: 'game/over' } })
  receive({ ticket: 1, answer: { ...answer, move: 'late' } })
  receive({ ticket: 2, done: 0.25 })
  receive({ ticket: 2, answer })
  receive({ ticket: 2, answer: { ...answer, move: 'twice' } })
  expect(sent).toMatchObject([{ ticket: 1 }, { ticket: 2 }])
  expect(await first).toBeUndefined()
  expect(await second).toEqual({ ok: true, value: answer })
  expect(shares).toEqual([0.25])
})
