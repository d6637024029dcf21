import { expectOk, fail, gameIds, ok } from '@tabuleiro/engine'
import fc from 'fast-check'
import type { Reply } from './messages'
import { TaskRunner } from './taskRunner'
import { openMove } from '../answers/move'
import type { Task } from '../answers/task'
import { finished, openMatch, tried } from '../testing/matches'
import { Thread } from '../testing/thread'

/** A task of so many steps whose answer is the number of steps it was given. */
function counting(steps: number, millis?: number): Task<number> {
  let n = 0
  return { millis, step: () => ++n >= steps, done: () => n / steps, answer: () => n }
}

/** The task as ticket 1 on a thread where each step takes a millisecond, by default. */
function started(thread: Thread, task: Task<unknown>, cost = () => 1) {
  const replies: Reply[] = []
  const driver = new TaskRunner({ clock: thread.clock, defer: thread.defer, post: reply => replies.push(reply) })
  driver.start(1, () => ok(thread.timed(task, cost)))
  const answers = () => replies.filter(reply => !('done' in reply))
  return { driver, replies, answers }
}

test('no slice is longer than 8 ms where no stride takes longer than 5', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.01, max: 4.99, noNaN: true }), { minLength: 1 }), costs => {
      let i = 0
      const thread = new Thread()
      const { answers } = started(thread, counting(500), () => costs[i++ % costs.length])
      thread.run()
      expect(answers()).toEqual([{ ticket: 1, answer: 500 }])
      expect(Math.max(...thread.slices)).toBeLessThan(8)
    }),
    tried(50),
  )
})

test('a slice goes on for 3 ms, and the clock is read after each stride and at both ends of a slice', () => {
  const thread = new Thread()
  started(thread, counting(20))
  thread.run()
  // The first turn opens the task.
  expect(thread.slices).toEqual([0, 3, 3, 3, 3, 3, 3, 2])
  expect(thread.reads).toBeGreaterThan(20)
  expect(thread.reads).toBeLessThanOrEqual(20 + 3 * 7)
})

test('nothing is done before the thread is free', () => {
  const thread = new Thread()
  const { answers } = started(thread, counting(1))
  expect(answers()).toEqual([])
  thread.run()
  expect(answers()).toHaveLength(1)
})

test.each(gameIds)('a node budget finds the same in %s however it is sliced', game => {
  const match = openMatch(game, {}, 3, 6)
  const open = () => expectOk(openMove(match, 'level:3', 5))
  const whole = finished(open())
  for (const cost of [0.3, 2, 7]) {
    const thread = new Thread()
    const { answers } = started(thread, open(), () => cost)
    thread.run()
    expect(answers()).toEqual([{ ticket: 1, answer: whole }])
  }
})

test('a time budget counts thinking alone: no pause and no gap between slices', () => {
  const thread = new Thread(1_000)
  const { driver, answers } = started(thread, counting(Infinity, 50))
  thread.run(4)
  driver.pause()
  thread.run()
  thread.now += 60_000
  driver.resume()
  thread.run()
  expect(answers()).toEqual([{ ticket: 1, answer: 50 }])
})

test('while it is paused it does not think, and afterwards it continues where it was', () => {
  const thread = new Thread()
  let steps = 0
  const { driver, answers } = started(thread, { ...counting(40), step: () => ++steps >= 40, answer: () => steps })
  thread.run(3)
  driver.pause()
  const before = steps
  thread.run()
  expect([steps, answers()]).toEqual([before, []])
  driver.resume()
  driver.resume()
  thread.run()
  expect(answers()).toEqual([{ ticket: 1, answer: 40 }])
})

test('a task started in a pause waits for its end', () => {
  const thread = new Thread()
  const { driver, answers } = started(thread, counting(5))
  driver.pause()
  driver.start(2, () => ok(counting(7)))
  thread.run()
  expect(answers()).toEqual([])
  driver.resume()
  thread.run()
  expect(answers()).toEqual([{ ticket: 2, answer: 7 }])
})

test('a task that was replaced sends no more replies, wherever it was', () => {
  for (let turns = 0; turns < 9; turns++) {
    const thread = new Thread()
    const { driver, replies } = started(thread, counting(30))
    thread.run(turns)
    const before = replies.length
    driver.start(2, () => ok(counting(20)))
    thread.run()
    expect(replies.slice(before)).toEqual([{ ticket: 2, answer: 20 }])
  }
})

test('a task that was cancelled sends no more replies', () => {
  const thread = new Thread()
  const { driver, replies } = started(thread, counting(30))
  thread.run(3)
  driver.cancel()
  thread.run()
  driver.resume()
  thread.run()
  expect(replies).toEqual([])
})

test('a task that cannot be opened is answered with its code', () => {
  const thread = new Thread()
  const { driver, replies } = started(thread, counting(1))
  driver.start(3, () => fail('move/illegal', 4))
  thread.run()
  expect(replies).toEqual([{ ticket: 3, error: { code: 'move/illegal', at: 4 } }])
})

test('the receiver of an answer may start the next task at once', () => {
  const thread = new Thread()
  const received: Reply[] = []
  const driver: TaskRunner = new TaskRunner({
    clock: thread.clock,
    defer: thread.defer,
    post: reply => {
      received.push(reply)
      if (reply.ticket < 3) driver.start(reply.ticket + 1, () => ok(counting(10 * reply.ticket)))
    },
  })
  driver.start(1, () => ok(counting(1)))
  thread.run()
  expect(received.map(reply => reply.ticket)).toEqual([1, 2, 3])
})

test('it reports progress ten times a second', () => {
  const thread = new Thread()
  const { replies } = started(thread, counting(1_000))
  thread.run()
  const shares = replies.flatMap(reply => ('done' in reply ? [reply.done] : []))
  expect(shares.length).toBeGreaterThan(7)
  expect(shares.length).toBeLessThan(11)
  expect([...shares].sort((a, b) => a - b)).toEqual(shares)
  expect(shares.every(share => share > 0 && share < 1)).toBe(true)
})
