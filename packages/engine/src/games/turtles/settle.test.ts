import fc from 'fast-check'
import { turtles } from '.'
import { legalMoves, next } from '../../core/game'
import { Line } from '../../core/line'
import { decoded, randomMoves, randomOptions, startOf } from '../../testing/play'
import { anyPosition, entryHeights, slowMoves } from './testing/reference'
import { SIZES } from './board'
import { NONE, position, type TurtlesState } from './rules'
import { BLOCKED, COUNT, PUSHED, sizesIn } from './stacks'

const sets = Array.from({ length: 32 }, (_, set) => set)
const stackOf = (set: number) => sizesIn(set).reverse()
/** Any board and option. The generator makes its own seeds, so that a failing case can be run again. */
const seeds = fc.record({ options: fc.nat(), game: fc.nat() })
type Seed = { readonly options: number; readonly game: number }

/** Any position a reader accepts, of any board. */
function somePosition(seed: Seed, more: object = {}): TurtlesState {
  const options = { ...randomOptions(turtles, seed.options), ...more }
  return decoded(turtles, options, anyPosition(options, seed.game))
}

/** All positions of a random game, from the start or from any position. */
function someGame(seed: Seed, plies: number, more: object = {}): TurtlesState[] {
  const options = { ...randomOptions(turtles, seed.options), ...more }
  const first = seed.game % 2 === 0 ? startOf(turtles, options) : somePosition(seed, more)
  const line = [first]
  for (const move of randomMoves(turtles, first, seed.game, plies))
    line.push(next(turtles, line[line.length - 1], move))
  return line
}

describe('entering a cell', () => {
  const all = SIZES.flatMap(size => sets.map(set => ({ size, set, stack: stackOf(set) })))

  test('at most one height qualifies, and the driver pushes what is above it', () => {
    for (const { size, set, stack } of all) {
      const heights = entryHeights(size, stack)
      expect(heights.length).toBeLessThanOrEqual(1)
      const pushed = PUSHED[size * 32 + set]
      expect(pushed === BLOCKED ? [] : [stack.length - COUNT[pushed]]).toEqual(heights)
      expect(pushed === BLOCKED ? [] : stackOf(pushed)).toEqual(heights.length === 0 ? [] : stack.slice(heights[0]))
    }
  })

  test('turtle 1 enters every cell, turtle 2 every cell but one topped by 2/1', () => {
    const blocked = (size: number) => all.filter(one => one.size === size && PUSHED[size * 32 + one.set] === BLOCKED)
    expect(blocked(1)).toEqual([])
    expect(blocked(2).every(({ stack }) => stack.slice(-2).join('/') === '2/1')).toBe(true)
    expect(blocked(2)).toHaveLength(8)
  })
})

/** The moves as the slow rules have them, the banned one left out, or none where the game is over. */
function expectSlowRules(s: TurtlesState): void {
  const slow = slowMoves(turtles.encode(s))
  if (s.banned !== NONE) expect(slow.delete(turtles.write(s.setup, s.banned))).toBe(true)
  if (turtles.outcome(s, 1) !== 'playing') {
    if (turtles.reason(s, 1) === 'no-moves') expect([...slow.keys()]).toEqual([])
    return
  }
  const played = legalMoves(turtles, s).map(move => [
    turtles.write(s.setup, move),
    turtles.encode(next(turtles, s, move)),
  ])
  expect(Object.fromEntries(played)).toEqual(Object.fromEntries(slow))
}

test('in any position every move does what the slow rules say', () => {
  fc.assert(
    fc.property(seeds, seed => expectSlowRules(somePosition(seed))),
    { numRuns: 600 },
  )
})

test('in any game every move does what the slow rules say', () => {
  fc.assert(
    fc.property(seeds, seed => someGame(seed, 40).forEach(expectSlowRules)),
    { numRuns: 30 },
  )
})

test('what is derived from the places is what the places say', () => {
  const derived = ({ sizes, lo, hi }: TurtlesState) => [Array.from(sizes as Uint8Array).join(' '), lo, hi]
  const check = (seed: Seed) => {
    const line = someGame(seed, 100)
    const afresh = line.map(s => position(s.setup, s.turn, Uint8Array.from(s.places as Uint8Array)))
    expect(line.map(derived)).toEqual(afresh.map(derived))
  }
  fc.assert(fc.property(seeds, check), { numRuns: 50 })
})

test('stacks fall strictly', () => {
  const check = (seed: Seed) => {
    const stacks = someGame(seed, 100).flatMap(s => turtles.encode(s).split('~')[0].split(/[_.]/))
    expect(stacks.filter(stack => !/^(0|([sn]5)?([sn]4)?([sn]3)?([sn]2)?([sn]1)?)$/.test(stack))).toEqual([])
  }
  fc.assert(fc.property(seeds, check), { numRuns: 30 })
})

test('each of the ten turtles is in exactly one place', () => {
  const everywhere = (s: TurtlesState) => {
    const [board, , south, north] = turtles.encode(s).split('~')
    const { nests, seats } = turtles.facts(s)
    const nested = nests.flatMap((sizes, side) => sizes.map(size => seats[side].charAt(0) + String(size)))
    const scored = [south, north].flatMap((sizes, seat) =>
      (sizes.match(/[1-5]/g) ?? []).map(size => 'sn'.charAt(seat) + size),
    )
    return [...(board.match(/[sn][1-5]/g) ?? []), ...scored, ...nested].sort().join(' ')
  }
  const check = (seed: Seed) => {
    expect([...new Set(someGame(seed, 100).map(everywhere))]).toEqual(['n1 n2 n3 n4 n5 s1 s2 s3 s4 s5'])
  }
  fc.assert(fc.property(seeds, check), { numRuns: 30 })
})

test('a player is without a move only when the own 1 and 2 are scored', () => {
  let stuck = 0
  for (let seed = 0; seed < 20_000; seed++) {
    const s = decoded(turtles, { goal: 5 }, anyPosition({ width: 2, length: 4, goal: 5 }, seed))
    if (turtles.reason(s, 1) !== 'no-moves') continue
    stuck++
    expect(turtles.facts(s).scored[s.turn].slice(0, 2)).toEqual([1, 2])
  }
  expect(stuck).toBeGreaterThan(10)
})

describe('no undo', () => {
  /** By definition: the moves that restore `before`, the position before the opponent's move. */
  const restoring = (before: TurtlesState, s: TurtlesState) =>
    [...slowMoves(turtles.encode(s))].filter(([, result]) => result === turtles.encode(before)).map(([move]) => move)
  const banned = (s: TurtlesState) => (s.banned === NONE ? [] : [turtles.write(s.setup, s.banned)])

  test('the banned move is the one that restores the position before the opponent moved', () => {
    const check = (seed: Seed) => {
      const line = someGame(seed, 60, { undo: 'forbidden' })
      expect(line.map(banned)).toEqual(line.map((s, i) => (i === 0 ? [] : restoring(line[i - 1], s))))
    }
    fc.assert(fc.property(seeds, check), { numRuns: 30 })
  })

  test('it needs an even push: a bare turtle pushes the bare enemy of its number', () => {
    const kinds = new Set<string>()
    const wayOf = (text: string) => (text.startsWith('h') ? 'h' : text.charAt(1))
    for (let seed = 0; seed < 400; seed++) {
      const before = somePosition({ options: seed, game: seed }, { undo: 'forbidden' })
      for (const move of legalMoves(turtles, before)) {
        const s = next(turtles, before, move)
        const undoing = restoring(before, s)
        if (undoing.join() !== banned(s).join()) expect(banned(s)).toEqual(undoing)
        if (undoing.length === 0) continue
        const [moved, pushed, ...ends] = turtles.events(before, move, s).filter(event => event.kind !== 'climbed')
        const piece = moved.kind === 'moved' ? moved.piece : ''
        const enemy = (piece.startsWith('s') ? 'n' : 's') + piece.charAt(1)
        expect(moved).not.toHaveProperty('riders')
        expect(pushed).toMatchObject({ kind: 'pushed', pieces: [enemy] })
        if (ends.length > 0) expect(ends).toMatchObject([{ kind: 'returned', piece: enemy, cause: 'own-end' }])
        kinds.add([turtles.write(s.setup, move), ...undoing].map(wayOf).join(' '))
      }
    }
    // By a step, stepping back; over the own end, hatching back; by a hatch, stepping back.
    expect([...kinds].sort()).toEqual(['d h', 'd u', 'h d', 'h u', 'l r', 'r l', 'u d', 'u h'])
  })

  test('nothing is banned where the option allows it', () => {
    fc.assert(
      fc.property(seeds, seed => {
        for (const s of someGame(seed, 60, { undo: 'allowed' })) expect(s.banned).toBe(NONE)
      }),
      { numRuns: 40 },
    )
  })
})

describe('symmetry', () => {
  const LETTERS = 'abcdef'
  const exchanged = (text: string, a: string, b: string) =>
    text.replace(new RegExp(`[${a}${b}]`, 'g'), letter => (letter === a ? b : a))
  const reversedFile = (move: string, width: number) =>
    move.startsWith('h') ? move.slice(0, 2) + LETTERS.charAt(width - 1 - LETTERS.indexOf(move.charAt(2))) : move

  const mirror = {
    name: 'left and right exchanged',
    options: (options: object) => options,
    position(text: string): string {
      const [board, ...rest] = text.split('~')
      return [
        board
          .split('_')
          .map(rank => rank.split('.').reverse().join('.'))
          .join('_'),
        ...rest,
      ].join('~')
    },
    move: (move: string, width: number) =>
      move.startsWith('h') ? reversedFile(move, width) : exchanged(move, 'l', 'r'),
  }
  const halfTurn = {
    name: 'a half turn with the seats exchanged',
    options: (options: { start?: unknown }) => ({ ...options, start: options.start === 'north' ? 'south' : 'north' }),
    position(text: string): string {
      const [board, turn, south, north] = text.split('~')
      const turned = board
        .split('_')
        .reverse()
        .map(rank => rank.split('.').reverse().join('.'))
        .join('_')
      return [exchanged(turned, 's', 'n'), exchanged(turn, 's', 'n'), north, south].join('~')
    },
    move: (move: string, width: number) =>
      move.startsWith('h') ? reversedFile(move, width) : exchanged(exchanged(move, 'l', 'r'), 'u', 'd'),
  }

  /** A whole game as data, position by position. */
  const transcript = (line: Line<TurtlesState>, moves: readonly string[]) =>
    [...moves, undefined].map(text => {
      const s = line.state
      const seen = line.seen()
      const legal = legalMoves(turtles, s, seen)
      const move = legal.find(m => turtles.write(s.setup, m) === text)
      const entry = { position: turtles.encode(s), legal: legal.map(m => turtles.write(s.setup, m)).sort() }
      const end = { outcome: line.outcome(), reason: turtles.reason(s, seen) }
      if (move !== undefined) line.push(move)
      return { ...entry, ...end }
    })

  test.each([mirror, halfTurn])('$name maps games to games', map => {
    const check = (seed: Seed) => {
      const options = randomOptions(turtles, seed.options)
      const width = Number(options.width)
      const first = someGame(seed, 0)[0]
      const line = new Line(turtles, first)
      const image = new Line(turtles, decoded(turtles, map.options(options), map.position(turtles.encode(first))))
      const moves = randomMoves(turtles, first, seed.game, 100)
      const texts = moves.map(move => turtles.write(first.setup, move))
      const mapped = transcript(line, texts).map(({ position, legal, ...end }) => ({
        position: map.position(position),
        legal: legal.map(text => map.move(text, width)).sort(),
        ...end,
      }))
      expect(
        transcript(
          image,
          texts.map(text => map.move(text, width)),
        ),
      ).toEqual(mapped)
    }
    fc.assert(fc.property(seeds, check), { numRuns: 30 })
  })
})
