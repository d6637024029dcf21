import fc from 'fast-check'
import { legalMoves, type Game, type State } from './core/game'
import { readMove } from './core/moveText'
import { expectOk } from './core/result'
import type { WhyNot } from './core/whyNot'
import type { AlliancesWhyNot } from './games/alliances'
import type { ThreeDragonsWhyNot } from './games/three-dragons'
import type { TrikeWhyNot } from './games/trike'
import type { TurtlesWhyNot } from './games/turtles'
import { endMatch, newMatch, playMove, positionOf, rulesOf, seenAt, type Match } from './match/match'
import { whyNot } from './match/whyNot'
import { gameIds, gameOf, type GameId } from './registry'
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

/** A refused tap: where, after which taps, and what the reason says beside its code. */
interface Case {
  readonly options?: object
  readonly position?: string
  readonly moves?: string
  readonly taps?: readonly string[]
  readonly place: string
  readonly says?: object
}

/** Every code of a game has a case; numbers are those of the worked examples in its rules. */
type Cases<W extends WhyNot> = Readonly<Record<W['code'], Case>>

const AFTER_D2 = '1.2.3.1b2.5.6.7_d2_w_1'
const AFTER_G5 = '1.2.3.1b2.5.6.4w2_g5_b_1'

const trike: Cases<TrikeWhyNot> = {
  'same-cell': { position: AFTER_D2, place: 'd2', says: { at: 'd2', cells: [] } }, // 5
  taken: { position: AFTER_G5, place: 'd2', says: { at: 'd2', cells: [] } }, // 7
  'not-in-line': { position: AFTER_D2, place: 'e1', says: { from: 'd2', at: 'e1', cells: ['d2'] } }, // 4
  blocked: { position: AFTER_G5, place: 'c1', says: { at: 'c1', by: 'd2', cells: ['d2'] } }, // 8
  'swap-off': { options: { pie: false }, position: AFTER_D2, place: 'swap' }, // 19
  'swap-early': { place: 'swap' }, // 16
  'swap-late': { position: '1.2.3.1b2.5.6.4w2_g5_b_2', place: 'swap' }, // 17
}

const ONE_DISC = '5.8.9.10.11.12.5o5.12.11.10.9.8.5_2_a_---'
const ALL_ORANGE =
  'o2o1.o2o2o1.2o2o2o.1o2o2o2.o2o2o2o1.2o2o2o2o.o2o2o2o1.2o2o2o2o.o2o2o2o1.1o2o2o2.2o2o2o.o2o2o1.o2o1_1_a_---'

const alliances: Cases<AlliancesWhyNot> = {
  taken: { position: ONE_DISC, taps: ['hand-purple'], place: 'g7', says: { at: 'g7', cells: [] } }, // 3
  'used-up': { position: ALL_ORANGE, place: 'hand-orange', says: { colour: 'orange', cells: [] } }, // 27
  'colour-first': { place: 'g7', says: { at: 'g7', cells: [] } },
  'needs-cell': { taps: ['hand-orange'], place: 'hand-green' },
  'swap-off': { position: ONE_DISC, place: 'swap' }, // 32
  'swap-early': { options: { pie: true }, place: 'swap' },
  'swap-late': { options: { pie: true }, position: '5.8.9.10.11.12.5o5.12.11.10.9.8.5_1_b_---', place: 'swap' }, // 35
}

const BOTH_KINDS = 'm-----bbm.---------.---------.---------.o---o---o.--2b-b---.---------.---------.m---3--2m_1_0'
const STRENGTH = { variant: 'strength' }

const threeDragons: Cases<ThreeDragonsWhyNot> = {
  'no-piece': { place: 'e3', says: { at: 'e3', cells: [] } },
  'not-yours': { place: 'e8', says: { piece: 'e8', cells: [] } }, // 9
  'no-way': {
    options: { variant: 'basic' },
    position: 'ma1----am.a1-------.1--------.---------.o---o---o.---------.---------.---------.m-------m_2_0',
    place: 'b9',
    says: { at: 'b9', cells: [] },
  }, // after 62
  'same-cell': { taps: ['e2'], place: 'e2', says: { at: 'e2', cells: [] } }, // 10
  'own-piece': { taps: ['e1'], place: 'e2' },
  'enemy-piece': { taps: ['b1'], place: 'b9', says: { at: 'b9', cells: [] } }, // 8
  mountain: { taps: ['b1'], place: 'a1', says: { at: 'a1', cells: [] } }, // 7
  cave: { taps: ['e2'], place: 'e5', says: { at: 'e5', cells: [] } }, // 6
  'not-in-line': { taps: ['e2'], place: 'f3', says: { from: 'e2', at: 'f3', cells: ['e2'] } }, // 3
  'blocked-by-piece': { taps: ['e1'], place: 'e3', says: { at: 'e3', by: 'e2', cells: ['e2'] } }, // 4
  'blocked-by-cave': { taps: ['e2'], place: 'e6', says: { at: 'e6', by: 'e5', cells: ['e5'] } }, // 5
  between: {
    options: { variant: 'basic', stopBetween: 'forbidden' },
    position: 'm------am.---------.---------.---------.o---o---o.--a-a----.---------.---------.m--1---1m_1_0',
    taps: ['d1'],
    place: 'd4',
    says: { at: 'd4', cells: ['c4', 'e4'] },
  }, // 22
  'needs-choice': { options: STRENGTH, position: BOTH_KINDS, taps: ['e1', 'e4'], place: 'e3' },
  'closed-in': { options: STRENGTH, position: BOTH_KINDS, taps: ['e1', 'e4'], place: 'd4' }, // 38
  'not-beside': {
    options: STRENGTH,
    position: 'm------bm.---------.------c--.-----4b--.o---o---o.---------.---------.---------.m------2m_1_0',
    taps: ['f6', 'f7'],
    place: 'g6',
    says: { at: 'g6', cells: ['f7'] },
  }, // 34
  'too-strong': {
    options: STRENGTH,
    position: 'm-----bbm.---------.---------.---------.o--bo---o.--c-d----.---------.---------.m--3---2m_1_0',
    taps: ['d1', 'd4'],
    place: 'c4',
    says: { at: 'c4', own: 3, strength: 3, cells: [] },
  }, // after 30
  'must-capture': {
    options: { ...STRENGTH, strengthCapture: 'mandatory' },
    position: 'm-----bbm.---------.---------.---------.o--bo---o.--b------.---------.---------.m--3---2m_1_9',
    taps: ['d1', 'd4'],
    place: 'plain',
    says: { cells: ['c4', 'd5'] },
  }, // after 41
}

const STACKED = '0.0_0.n5n4s1_0.0_0.0~n~0~0'

const turtles: Cases<TurtlesWhyNot> = {
  stuck: { position: STACKED, place: 'turtle-n5', says: { piece: 'n5', load: 5, cells: [] } }, // 5
  'too-weak': {
    position: '0.0_n3n2.0_s4s1.0_0.0~s~0~0',
    taps: ['turtle-s4'],
    place: 'a3',
    says: { piece: 's4', at: 'a3', weight: 5, cells: [] },
  }, // 10
  'not-yours': { position: '0.0_n4.0_0.0_0.0~s~0~0', place: 'a3', says: { piece: 'n4', cells: [] } }, // 36
  'in-sea': { position: '0.0_0.0_0.0_0.0~s~2~0', place: 'scored-s2', says: { piece: 's2', cells: [] } }, // 35
  'no-piece': { place: 'b2', says: { at: 'b2', cells: [] } },
  'needs-turtle': { place: 'goal-s' },
  'needs-cell': { taps: ['nest-s3'], place: 'nest-s4' },
  'same-cell': { position: '0.0_0.0_0.0_s3.0~s~0~0', taps: ['turtle-s3'], place: 'a1' },
  'not-beside': { position: '0.0_0.0_0.0_s3.0~s~0~0', taps: ['turtle-s3'], place: 'b2' },
  'not-home': { taps: ['nest-s3'], place: 'a2', says: { piece: 's3', cells: ['a1', 'b1'] } },
  'too-far': { position: '0.0_0.0_0.0_s3.0~s~0~0', taps: ['turtle-s3'], place: 'goal-s' },
  'wrong-sea': { position: '0.0_0.0_0.0_s2.0~s~0~0', taps: ['turtle-s2'], place: 'goal-n' }, // 19
  undo: { moves: 'h3a.h3a.3u.3d.3u', taps: ['turtle-n3'], place: 'a3', says: { piece: 'n3', at: 'a3', cells: [] } },
  'cannot-hatch': {
    position: '0.0_0.0_n1.0_s3n2.n4n3~s~12~0',
    place: 'nest-s4',
    says: { piece: 's4', cells: [] },
  }, // 41
  'cannot-walk': {
    position: '0.0_0.0_n4n1.0_s4.n3n2~s~0~0',
    place: 'a1',
    says: { piece: 's4', cells: [] },
  }, // after 10
}

const cases: { readonly [G in GameId]: Readonly<Record<string, Case>> } = {
  trike,
  alliances,
  'three-dragons': threeDragons,
  turtles,
}

function reach(game: GameId, { options = {}, position, moves }: Case): Match {
  const fresh = expectOk(newMatch({ game, options, start: position }))
  return (moves?.split('.') ?? []).reduce(
    (match, text) => expectOk(playMove(match, expectOk(readMove(rulesOf(match), positionOf(match), 1, text)))),
    fresh,
  )
}

test.each(gameIds.flatMap(id => Object.entries(cases[id]).map(([code, one]) => [id, code, one] as const)))(
  '%s: %s',
  async (id, code, one) => {
    const reason = await whyNot(reach(id, one), one.taps ?? [], one.place)
    expect(reason).toMatchObject({ code, ...one.says })
  },
)
