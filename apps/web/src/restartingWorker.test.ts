import type { Message, Reply } from '@tabuleiro/ai'
import { lastingPort, type StartThread } from './restartingWorker'

const PATIENCE = 1_000

/** A clock that a test moves on, with at most one alarm: who waits anew has given up waiting before. */
function clock() {
  let now = 0
  let alarm: { readonly at: number; readonly run: () => void } | undefined
  return {
    schedule: (millis: number, run: () => void) => {
      expect(alarm).toBeUndefined()
      alarm = { at: now + millis, run }
      return () => {
        alarm = undefined
      }
    },
    pass: (millis: number) => {
      now += millis
      const due = alarm
      if (due === undefined || due.at > now) return
      alarm = undefined
      due.run()
    },
  }
}

/** Threads that do nothing by themselves, and what became of them. */
function threads() {
  const started: { hear: (reply: Reply) => void; fail: () => void; got: Message[]; hasEnded: boolean }[] = []
  const start: StartThread = (hear, fail) => {
    const thread = { hear, fail, got: [] as Message[], hasEnded: false }
    started.push(thread)
    return {
      post: message => thread.got.push(message),
      end: () => {
        thread.hasEnded = true
      },
    }
  }
  const { schedule, pass } = clock()
  const port = lastingPort(start, { millis: PATIENCE, schedule })
  const heard: Reply[] = []
  port.listen(reply => heard.push(reply))
  return { started, port, heard, pass }
}

const question = (ticket: number): Message => ({ kind: 'analyse', ticket, game: 'trike', options: {}, moves: [] })
const answer = (ticket: number): Reply => ({ ticket, answer: 'e4' })

test('no thread is started before something is asked', () => {
  const { started, port } = threads()
  port.post({ kind: 'cancel' })
  expect(started).toHaveLength(0)
  port.post(question(1))
  expect(started.map(({ got }) => got)).toEqual([[question(1)]])
})

test('a thread that fails is replaced, and its question asked again', () => {
  const { started, port, heard } = threads()
  port.post(question(1))
  started[0]?.fail()
  expect(started[0]?.hasEnded).toBe(true)
  expect(started[1]?.got).toEqual([question(1)])
  started[1]?.hear(answer(1))
  expect(heard).toEqual([answer(1)])
})

test('a question that fails twice is answered with a failure, and the next one has a fresh start', () => {
  const { started, port, heard } = threads()
  port.post(question(1))
  started[0]?.fail()
  started[1]?.fail()
  expect(started).toHaveLength(2)
  expect(heard).toEqual([{ ticket: 1, error: { code: 'request/invalid' } }])
  port.post(question(2))
  started[2]?.fail()
  expect(started[3]?.got).toEqual([question(2)])
})

test('a question that was answered or dropped is not asked again', () => {
  const { started, port } = threads()
  port.post(question(1))
  started[0]?.hear({ ticket: 1, done: 0.5 })
  started[0]?.hear(answer(1))
  started[0]?.fail()
  expect(started).toHaveLength(1)
  port.post(question(2))
  port.post({ kind: 'cancel' })
  started[1]?.fail()
  expect(started).toHaveLength(2)
})

test('a thread that was replaced is not listened to when it fails once more', () => {
  const { started, port } = threads()
  port.post(question(1))
  started[0]?.fail()
  started[0]?.fail()
  expect(started).toHaveLength(2)
})

test('a new thread pauses where the old one was told to', () => {
  const { started, port } = threads()
  port.post({ kind: 'pause' })
  port.post(question(1))
  expect(started[0]?.got).toEqual([{ kind: 'pause' }, question(1)])
  port.post({ kind: 'resume' })
  started[0]?.fail()
  expect(started[1]?.got).toEqual([question(1)])
})

test('a thread that falls silent counts as failed: it is replaced, and asked once more', () => {
  const { started, port, heard, pass } = threads()
  port.post(question(1))
  pass(PATIENCE - 1)
  expect(started).toHaveLength(1)
  pass(1)
  expect(started.map(({ got, hasEnded }) => [got, hasEnded])).toEqual([
    [[question(1)], true],
    [[question(1)], false],
  ])
  pass(PATIENCE)
  expect(heard).toEqual([{ ticket: 1, error: { code: 'request/invalid' } }])
  expect(started[1]?.hasEnded).toBe(true)
})

test('a report of progress proves that a thread lives, and one about an older question does not', () => {
  const { started, port, pass } = threads()
  port.post(question(2))
  for (const ticket of [2, 2, 2]) {
    pass(PATIENCE - 1)
    started[0]?.hear({ ticket, done: 0.1 })
  }
  expect(started).toHaveLength(1)
  pass(PATIENCE - 1)
  started[0]?.hear({ ticket: 1, done: 0.9 })
  pass(1)
  expect(started).toHaveLength(2)
})

test('nobody waits for a thread that has answered, was told to forget, or is paused', () => {
  const { started, port, pass } = threads()
  port.post(question(1))
  started[0]?.hear(answer(1))
  pass(PATIENCE)
  port.post(question(2))
  port.post({ kind: 'cancel' })
  pass(PATIENCE)
  port.post(question(3))
  port.post({ kind: 'pause' })
  pass(10 * PATIENCE)
  expect(started).toHaveLength(1)
  port.post({ kind: 'resume' })
  pass(PATIENCE - 1)
  expect(started).toHaveLength(1)
  pass(1)
  expect(started[1]?.got).toEqual([question(3)])
})
