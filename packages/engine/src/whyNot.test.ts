import fc from 'fast-check'
import { legalMoves, type Game, type State } from './core/game'
import { readMove } from './core/moveText'
import { expectOk } from './core/result'
import type { WhyNot } from './core/whyNot'
import { endMatch, newMatch, playMove, positionOf, rulesOf, seenAt, type Match } from './match/match'
import { whyNot } from './match/whyNot'
import { gameIds, gameOf, type GameId } from './registry'
import type { RefusedTap } from './testing/manifest'
import { manifests } from './testing/manifests'
import { randomMatch, randomOptions } from './testing/play'

/** Positions of random games with random options: the first ones, the last ones, and some between. */
function always(game: Game, law: (s: State) => void) {
  fc.assert(
    fc.property(fc.integer(), seed => {
      const options = seed % 3 === 0 ? {} : randomOptions(game, seed)
      const match = randomMatch({ game: game.id as GameId, options }, seed, 80)
      const stride = Math.ceil(match.positions.length / 6)
      match.positions.forEach((s, ply) => {
        if (game.outcome(s, seenAt(match, ply)) !== 'playing') return
        if (ply < 3 || ply % stride === 0 || ply >= match.plies.length - 2) law(s)
      })
    }),
    { numRuns: 25 },
  )
}

/** The beginnings of the taps of legal moves, each with the places that go on from it. */
function listBeginnings(game: Game, s: State): ReadonlyMap<string, ReadonlySet<string>> {
  const beginnings = new Map<string, Set<string>>()
  for (const move of legalMoves(game, s)) {
    const taps = game.taps(s, move)
    taps.forEach((place, i) => {
      const key = taps.slice(0, i).join(' ')
      beginnings.set(key, (beginnings.get(key) ?? new Set()).add(place))
    })
  }
  return beginnings
}

/** Everything in a reason that names a cell. */
const placesIn = (reason: WhyNot) => [
  ...reason.cells,
  ...Object.entries(reason).flatMap(([name, value]) => (['at', 'by', 'from'].includes(name) ? [String(value)] : [])),
]

describe.each(gameIds)('%s', id => {
  const game = gameOf(id)

  test('every tap that leads to no legal move has a reason, and no other tap has one', async () => {
    const refusals = await game.refusals()
    let refused = 0
    always(game, s => {
      const pieces = game.pieces(s)
      for (const [key, next] of listBeginnings(game, s)) {
        const taps = key === '' ? [] : key.split(' ')
        for (const place of new Set([...manifests[id].places(s), ...next])) {
          const onIt = pieces.filter(({ at }) => at === place).map(piece => `${piece.kind}-${piece.id}`)
          const isLegal = next.has(place) || onIt.some(name => next.has(name))
          const reason = refusals.whyNot(s, taps, place)
          if ((reason === undefined) !== isLegal) throw new Error(`${game.encode(s)} after ${key}: ${place}`)
          if (!isLegal) refused++
        }
      }
    })
    expect(refused).toBeGreaterThan(1_000)
  })

  test('reasons name places of the board and pieces of the position', async () => {
    const refusals = await game.refusals()
    always(game, s => {
      const places = new Set(manifests[id].places(s))
      const pieces = new Set(game.pieces(s).map(piece => piece.id))
      for (const place of places) {
        const reason = refusals.whyNot(s, [], place)
        if (reason === undefined) continue
        for (const named of placesIn(reason)) expect(places).toContain(named)
        if ('piece' in reason) expect(pieces).toContain(reason.piece)
      }
    })
  })

  test('a match that is over says so, however it ended', async () => {
    const fresh = expectOk(newMatch({ game: id }))
    const [place] = manifests[id].places(positionOf(fresh))
    const resigned = expectOk(endMatch(fresh, { how: 'resign', by: 0 }))
    expect(await whyNot(resigned, [], place)).toEqual({ code: 'game-over', cells: [] })
  })

  test('while a move waits to be confirmed, its last tap counts as not made', async () => {
    const refusals = await game.refusals()
    const match = randomMatch({ game: id }, 7, 4)
    const s = positionOf(match)
    for (const move of legalMoves(game, s).slice(0, 20)) {
      const taps = game.taps(s, move)
      for (const place of manifests[id].places(s))
        expect(await whyNot(match, taps, place)).toEqual(refusals.whyNot(s, taps.slice(0, -1), place))
    }
  })
})

function reach(game: GameId, { options = {}, position, moves }: RefusedTap): Match {
  const fresh = expectOk(newMatch({ game, options, start: position }))
  return (moves?.split('.') ?? []).reduce(
    (match, text) => expectOk(playMove(match, expectOk(readMove(rulesOf(match), positionOf(match), 1, text)))),
    fresh,
  )
}

test.each(
  gameIds.flatMap(id => Object.entries(manifests[id].refusedTaps).map(([code, one]) => [id, code, one] as const)),
)('%s: %s', async (id, code, one) => {
  const reason = await whyNot(reach(id, one), one.taps ?? [], one.place)
  expect(reason).toMatchObject({ code, ...one.says })
})
