import fc from 'fast-check'
import { expectOk } from '../core/result'
import { gameIds, gameOf } from '../registry'
import { randomMatch, randomOptions } from '../testing/play'
import {
  endMatch,
  movesOf,
  newMatch,
  playMove,
  positionOf,
  redo,
  resultOf,
  rulesOf,
  seenAt,
  setClock,
  undo,
  countHint,
  type Match,
} from './match'

const clock = { initial: [60_000, 30_000], increment: [1_000, 0], left: [60_000, 30_000] } as const
const fresh = (spec: object = {}): Match => expectOk(newMatch({ game: 'trike', ...spec }))

/** Plays moves given as texts. */
function played(match: Match, ...texts: readonly string[]): Match {
  return texts.reduce((m, text) => {
    const move = movesOf(m).find(candidate => rulesOf(m).write(m.setup, candidate) === text)
    return expectOk(playMove(m, move ?? -1))
  }, match)
}
const positionText = (match: Match) => rulesOf(match).encode(positionOf(match))

test('a move from anywhere is checked before it is played', () => {
  expect(playMove(fresh(), -1)).toEqual({ ok: false, error: { code: 'move/illegal' } })
  const over = played(fresh(), 'g6', 'f6', 'g7')
  expect(playMove(over, 0)).toEqual({ ok: false, error: { code: 'game/over' } })
  expect(movesOf(over)).toEqual([])
})

test('the usual start given as text is the usual start', () => {
  expect(fresh({ start: '1.2.3.4.5.6.7_-_b_1' }).start).toBeUndefined()
  expect(fresh({ start: '1.2.3.1b2.5.6.7_d2_w_1' }).start).toBe('1.2.3.1b2.5.6.7_d2_w_1')
})

test('options that are null, an array or unknown make no match', () => {
  for (const options of [null, [], { sizes: 7 }, 'size']) {
    expect(newMatch({ game: 'trike', options })).toEqual({ ok: false, error: { code: 'options/invalid' } })
  }
})

test.each([
  [
    {
      seats: [
        { name: 'a\nb', player: 'human' },
        { name: '', player: 'human' },
      ],
    },
  ],
  [
    {
      seats: [
        { name: '', player: 'cat' },
        { name: '', player: 'human' },
      ],
    },
  ],
  [{ date: 'yesterday' }],
  [{ date: '2026-02-30T10:00:00Z' }],
  [{ clock: { initial: [1.5, 1], increment: [0, 0], left: [1, 1] } }],
])('what no record could hold makes no match: %j', spec => {
  expect(newMatch({ game: 'trike', ...(spec as object) })).toEqual({ ok: false, error: { code: 'match/invalid' } })
})

test('undo after any number of plies restores the exact earlier match, and redo the later one', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...gameIds), fc.nat(30), (seed, game, count) => {
      const match = randomMatch({ game, options: randomOptions(gameOf(game), seed) }, seed, 30)
      const back = undo(match, count)
      const kept = Math.max(0, match.plies.length - count)
      expect(back.plies).toEqual(match.plies.slice(0, kept))
      expect(positionOf(back)).toBe(match.positions[kept])
      let again = back
      while (again.undone.length > 0) again = redo(again)
      expect(again.plies).toEqual(match.plies)
      expect(positionText(again)).toBe(positionText(match))
      expect(resultOf(again)).toEqual(resultOf(match))
    }),
    { numRuns: 60 },
  )
})

test('playing what was taken back keeps the rest of it; playing something else drops it', () => {
  const back = undo(played(fresh(), 'd2', 'g5', 'e3'), 2)
  expect(played(back, 'g5').undone).toHaveLength(1)
  expect(played(back, 'c2').undone).toEqual([])
})

test('a takeback is counted for the side that asked, and not when there was nothing to take back', () => {
  const match = played(fresh(), 'd2', 'g5')
  expect(undo(match, 1, 1).takebacks.used).toEqual([0, 1])
  expect(undo(match).takebacks.used).toEqual([0, 0])
  expect(undo(fresh(), 1, 0).takebacks.used).toEqual([0, 0])
})

test('hints are counted per side', () => {
  expect(countHint(countHint(fresh(), 1), 1).hints.used).toEqual([0, 2])
})

test.each([
  [{ how: 'resign', by: 0 } as const, { winner: 1, reason: 'resign' }],
  [{ how: 'time', by: 1 } as const, { winner: 0, reason: 'time' }],
  [{ how: 'agreed' } as const, { winner: undefined, reason: 'agreed' }],
])('a match can end by %o', (ending, result) => {
  const match = expectOk(endMatch(played(fresh(), 'd2'), ending))
  expect(resultOf(match)).toEqual(result)
  expect(movesOf(match)).toEqual([])
  expect(playMove(match, 0)).toEqual({ ok: false, error: { code: 'game/over' } })
  expect(endMatch(match, { how: 'agreed' })).toEqual({ ok: false, error: { code: 'game/over' } })
  expect(resultOf(undo(match))).toBeUndefined()
  expect(undo(match).plies).toHaveLength(1)
  expect(redo(match)).toBe(match)
})

test('a finished game cannot be resigned', () => {
  const over = played(fresh(), 'g6', 'f6', 'g7')
  expect(endMatch(over, { how: 'resign', by: 0 })).toEqual({ ok: false, error: { code: 'game/over' } })
})

test('the clock shows what each side had left after its last move, also after undo', () => {
  let match = fresh({ clock })
  for (const left of [55_000, 29_000, 51_000]) match = expectOk(playMove(match, movesOf(match)[0], left))
  expect(match.clock?.left).toEqual([51_000, 29_000])
  expect(undo(match, 2).clock?.left).toEqual([55_000, 30_000])
  expect(redo(undo(match, 1)).clock?.left).toEqual([51_000, 29_000])
  expect(setClock(match, [1.4, -2]).clock?.left).toEqual([1, 0])
  expect(expectOk(playMove(match, movesOf(match)[0], 28_999.6)).clock?.left).toEqual([51_000, 29_000])
  expect(expectOk(playMove(fresh(), movesOf(fresh())[0], 5)).plies[0]).not.toHaveProperty('left')
  expect(setClock(fresh(), [1, 2]).clock).toBeUndefined()
})

test('taking back nothing changes nothing, and a clocked move without a time keeps what the clock showed', () => {
  const running = setClock(fresh({ clock }), [10_000, 30_000])
  expect(undo(running)).toBe(running)
  const moved = expectOk(playMove(running, movesOf(running)[0]))
  expect(undo(moved, 0)).toBe(moved)
  expect(moved.plies[0].left).toBe(10_000)
  expect(setClock(running, [NaN, Infinity]).clock?.left).toEqual([0, 0])
})

test('taking back a loss on time gives the clock back what it showed after the last move, and counts', () => {
  let match = fresh({ clock })
  for (const left of [50_000, 20_000]) match = expectOk(playMove(match, movesOf(match)[0], left))
  const flagged = expectOk(endMatch(setClock(match, [0, 20_000]), { how: 'time', by: 0 }))
  const back = undo(flagged, 1, 0)
  expect(back.clock?.left).toEqual([50_000, 20_000])
  expect(back.takebacks.used).toEqual([1, 0])
  const resigned = expectOk(endMatch(setClock(match, [45_000, 20_000]), { how: 'resign', by: 0 }))
  expect(undo(resigned).clock?.left).toEqual([45_000, 20_000])
})

test('repetition counts from the position the match started from', () => {
  const match = played(
    expectOk(newMatch({ game: 'three-dragons' })),
    ...['e2-e3', 'e8-e7', 'e3-e2', 'e7-e8', 'e2-e3', 'e8-e7', 'e3-e2', 'e7-e8'],
  )
  expect([0, 4, 8].map(ply => seenAt(match, ply))).toEqual([1, 2, 3])
  expect(resultOf(match)).toEqual({ winner: undefined, reason: 'repetition' })
  expect(resultOf(undo(match))).toBeUndefined()
})
