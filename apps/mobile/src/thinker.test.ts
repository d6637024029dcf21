import { openPlayer, type Thinker } from '@tabuleiro/ai'
import { expectOk, gameIds, movesOf, newMatch, playMove, type GameId, type Match } from '@tabuleiro/engine'
import { createThinker } from './thinker'

/** A phone's thread in fake time: whatever is put off waits in line, and each look at the clock costs something. */
function createThread(cost: number) {
  const line: (() => void)[] = []
  const slices: number[] = []
  const thread = { now: 0, slices, waiting: () => line.length, leave: () => tell(false), comeBack: () => tell(true) }
  let tell: (isPresent: boolean) => void = () => undefined
  const thinker = createThinker(
    listener => {
      tell = listener
      return () => undefined
    },
    { clock: () => (thread.now += cost), defer: run => void line.push(run) },
  )
  /** Lets the thread run until nobody waits any more, or for so many turns. */
  const run = (turns = Infinity) => {
    for (let turn = 0; turn < turns && line.length > 0; turn++) {
      const began = thread.now
      line.shift()?.()
      slices.push(thread.now - began)
    }
  }
  return Object.assign(thread, { thinker, run })
}

/** A game that has left what is known by heart, far from its end. */
function begun(game: GameId): Match {
  const options = game === 'trike' ? { size: 11 } : {}
  let match = expectOk(newMatch({ game, options }))
  for (let ply = 0; ply < 2; ply++) {
    const moves = movesOf(match)
    match = expectOk(playMove(match, moves[moves.length >> 1] ?? -1))
  }
  return match
}

const ask = (thinker: Thinker, game: GameId, player: string) =>
  thinker.ask(begun(game), { kind: 'move', player, seed: 7 })

function answerAt(cost: number, game: GameId, player: string) {
  const { thinker, run } = createThread(cost)
  const answer = ask(thinker, game, player)
  run()
  return answer
}

test.each(gameIds)('levels 1 to 4 play the same move of %s on a slow phone and a fast one', async game => {
  for (const level of ['level:1', 'level:2', 'level:3', 'level:4']) {
    const [fast, slow] = [await answerAt(0.01, game, level), await answerAt(2, game, level)]
    expect(fast).toMatchObject({ ok: true })
    expect(slow).toEqual(fast)
  }
})

test.each(gameIds)(
  'level 5 thinks about %s for its time, in slices of at most 8 ms with turns for others between',
  game => {
    const { thinker, run, slices, waiting } = createThread(1)
    void ask(thinker, game, 'level:5')
    run(1)
    // One turn, one slice: the next waits its turn behind whatever came meanwhile.
    expect([slices.length, waiting()]).toEqual([1, 1])
    run()
    const { millis } = expectOk(openPlayer(begun(game), 'level:5', 7)).budget
    expect(Math.max(...slices)).toBeLessThanOrEqual(8)
    expect(slices.reduce((sum, slice) => sum + slice)).toBeGreaterThanOrEqual(millis ?? Infinity)
  },
)

test('nothing is thought while the owner is away, and that time does not count', async () => {
  const whole = createThread(1)
  const expected = ask(whole.thinker, 'turtles', 'level:5')
  whole.run()
  const phone = createThread(1)
  const answer = ask(phone.thinker, 'turtles', 'level:5')
  phone.run(10)
  phone.leave()
  phone.run()
  // The slice that was due is given back unused.
  expect([phone.slices.length, phone.slices.at(-1), phone.waiting()]).toEqual([11, 0, 0])
  phone.now += 3_600_000
  phone.comeBack()
  phone.run()
  expect(await answer).toEqual(await expected)
})
