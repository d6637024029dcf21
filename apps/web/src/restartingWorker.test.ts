import type { Message, Reply } from '@tabuleiro/ai'
import { restartingPort, type StartThread } from './restartingWorker'

const TIMEOUT_MS = 1_000

/** A clock that a test advances, with at most one timer: a new one may start only after the last was stopped. */
function createClock() {
  let now = 0
  let timer: { readonly at: number; readonly run: () => void } | undefined
  return {
    schedule: (millis: number, run: () => void) => {
      expect(timer).toBeUndefined()
      timer = { at: now + millis, run }
      return () => {
        timer = undefined
      }
    },
    pass: (millis: number) => {
      now += millis
      const due = timer
      if (due === undefined || due.at > now) return
      timer = undefined
      due.run()
    },
  }
}

/** A port over threads that do nothing by themselves, with a log of each thread. */
function openPort() {
  const started: { reply: (reply: Reply) => void; fail: () => void; received: Message[]; hasEnded: boolean }[] = []
  const start: StartThread = (reply, fail) => {
    const thread = { reply, fail, received: [] as Message[], hasEnded: false }
    started.push(thread)
    return {
      post: message => thread.received.push(message),
      end: () => {
        thread.hasEnded = true
      },
    }
  }
  const { schedule, pass } = createClock()
  const port = restartingPort(start, { millis: TIMEOUT_MS, schedule })
  const replies: Reply[] = []
  port.listen(reply => replies.push(reply))
  return { started, port, replies, pass }
}

const request = (ticket: number): Message => ({ kind: 'analyse', ticket, game: 'trike', options: {}, moves: [] })
const answer = (ticket: number): Reply => ({ ticket, answer: 'e4' })

test('no thread is started before the first request', () => {
  const { started, port } = openPort()
  port.post({ kind: 'cancel' })
  expect(started).toHaveLength(0)
  port.post(request(1))
  expect(started.map(({ received }) => received)).toEqual([[request(1)]])
})

test('a thread that fails is replaced, and its request sent again', () => {
  const { started, port, replies } = openPort()
  port.post(request(1))
  started[0]?.fail()
  expect(started[0]?.hasEnded).toBe(true)
  expect(started[1]?.received).toEqual([request(1)])
  started[1]?.reply(answer(1))
  expect(replies).toEqual([answer(1)])
})

test('a request that fails twice is answered with an error, and the next one may fail once again', () => {
  const { started, port, replies } = openPort()
  port.post(request(1))
  started[0]?.fail()
  started[1]?.fail()
  expect(started).toHaveLength(2)
  expect(replies).toEqual([{ ticket: 1, error: { code: 'request/invalid' } }])
  port.post(request(2))
  started[2]?.fail()
  expect(started[3]?.received).toEqual([request(2)])
})

test('a request that was answered or cancelled is not sent again', () => {
  const { started, port } = openPort()
  port.post(request(1))
  started[0]?.reply({ ticket: 1, done: 0.5 })
  started[0]?.reply(answer(1))
  started[0]?.fail()
  expect(started).toHaveLength(1)
  port.post(request(2))
  port.post({ kind: 'cancel' })
  started[1]?.fail()
  expect(started).toHaveLength(2)
})

test('a thread that was replaced may fail again without effect', () => {
  const { started, port } = openPort()
  port.post(request(1))
  started[0]?.fail()
  started[0]?.fail()
  expect(started).toHaveLength(2)
})

test('a new thread is paused where the old one was', () => {
  const { started, port } = openPort()
  port.post({ kind: 'pause' })
  port.post(request(1))
  expect(started[0]?.received).toEqual([{ kind: 'pause' }, request(1)])
  port.post({ kind: 'resume' })
  started[0]?.fail()
  expect(started[1]?.received).toEqual([request(1)])
})

test('a thread that exceeds the timeout counts as failed: it is replaced, and its request sent again', () => {
  const { started, port, replies, pass } = openPort()
  port.post(request(1))
  pass(TIMEOUT_MS - 1)
  expect(started).toHaveLength(1)
  pass(1)
  expect(started.map(({ received, hasEnded }) => [received, hasEnded])).toEqual([
    [[request(1)], true],
    [[request(1)], false],
  ])
  pass(TIMEOUT_MS)
  expect(replies).toEqual([{ ticket: 1, error: { code: 'request/invalid' } }])
  expect(started[1]?.hasEnded).toBe(true)
})

test('a progress report restarts the timeout, unless it is about an older request', () => {
  const { started, port, pass } = openPort()
  port.post(request(2))
  for (const ticket of [2, 2, 2]) {
    pass(TIMEOUT_MS - 1)
    started[0]?.reply({ ticket, done: 0.1 })
  }
  expect(started).toHaveLength(1)
  pass(TIMEOUT_MS - 1)
  started[0]?.reply({ ticket: 1, done: 0.9 })
  pass(1)
  expect(started).toHaveLength(2)
})

test('no timeout runs for a thread that has answered, was cancelled, or is paused', () => {
  const { started, port, pass } = openPort()
  port.post(request(1))
  started[0]?.reply(answer(1))
  pass(TIMEOUT_MS)
  port.post(request(2))
  port.post({ kind: 'cancel' })
  pass(TIMEOUT_MS)
  port.post(request(3))
  port.post({ kind: 'pause' })
  pass(10 * TIMEOUT_MS)
  expect(started).toHaveLength(1)
  port.post({ kind: 'resume' })
  pass(TIMEOUT_MS - 1)
  expect(started).toHaveLength(1)
  pass(1)
  expect(started[1]?.received).toEqual([request(3)])
})
