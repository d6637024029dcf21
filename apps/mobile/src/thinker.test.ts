import { openPlayer, type Thinker } from '@tabuleiro/ai'
import { expectOk, gameIds, movesOf, newMatch, playMove, type GameId, type Match } from '@tabuleiro/engine'
import { createThinker } from './thinker'

/**
 * A phone's thread in fake time: deferred tasks wait in a queue, and each reading of the clock takes `cost`
 * milliseconds.
 */
function createThread(cost: number) {
  const queue: (() => void)[] = []
  const slices: number[] = []
  const thread = {
    now: 0,
    slices,
    waiting: () => queue.length,
    leave: () => setPresent(false),
    comeBack: () => setPresent(true),
  }
  let setPresent: (isPresent: boolean) => void = () => undefined
  const thinker = createThinker(
    listener => {
      setPresent = listener
      return () => undefined
    },
    { clock: () => (thread.now += cost), defer: run => void queue.push(run) },
  )
  /** Runs the queued tasks until none is left, or so many of them. */
  const run = (tasks = Infinity) => {
    for (let task = 0; task < tasks && queue.length > 0; task++) {
      const began = thread.now
      queue.shift()?.()
      slices.push(thread.now - began)
    }
  }
  return Object.assign(thread, { thinker, run })
}

/** A match that has left the opening book and is far from its end. */
function openingOf(game: GameId): Match {
  const options = game === 'trike' ? { size: 11 } : {}
  let match = expectOk(newMatch({ game, options }))
  for (let ply = 0; ply < 2; ply++) {
    const moves = movesOf(match)
    match = expectOk(playMove(match, moves[moves.length >> 1] ?? -1))
  }
  return match
}

const ask = (thinker: Thinker, game: GameId, player: string) =>
  thinker.ask(openingOf(game), { kind: 'move', player, seed: 7 })

function answerAt(cost: number, game: GameId, player: string) {
  const { thinker, run } = createThread(cost)
  const answer = ask(thinker, game, player)
  run()
  return answer
}

test.each(gameIds)('levels 1 to 4 play the same move of %s on a slow and on a fast phone', async game => {
  for (const level of ['level:1', 'level:2', 'level:3', 'level:4']) {
    const [fast, slow] = [await answerAt(0.01, game, level), await answerAt(2, game, level)]
    expect(fast).toMatchObject({ ok: true })
    expect(slow).toEqual(fast)
  }
})

test.each(gameIds)('level 5 uses its time for %s in slices of at most 8 ms, with other tasks between', game => {
  const { thinker, run, slices, waiting } = createThread(1)
  void ask(thinker, game, 'level:5')
  run(1)
  // One task is one slice: the next one queues behind other tasks.
  expect([slices.length, waiting()]).toEqual([1, 1])
  run()
  const { millis } = expectOk(openPlayer(openingOf(game), 'level:5', 7)).budget
  expect(Math.max(...slices)).toBeLessThanOrEqual(8)
  expect(slices.reduce((sum, slice) => sum + slice)).toBeGreaterThanOrEqual(millis ?? Infinity)
})

test('the computer does not think in the background, and that time does not count', async () => {
  const whole = createThread(1)
  const expected = ask(whole.thinker, 'turtles', 'level:5')
  whole.run()
  const phone = createThread(1)
  const answer = ask(phone.thinker, 'turtles', 'level:5')
  phone.run(10)
  phone.leave()
  phone.run()
  // The slice that was due ends unused.
  expect([phone.slices.length, phone.slices.at(-1), phone.waiting()]).toEqual([11, 0, 0])
  phone.now += 3_600_000
  phone.comeBack()
  phone.run()
  expect(await answer).toEqual(await expected)
})
