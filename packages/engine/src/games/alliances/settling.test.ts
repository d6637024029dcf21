import fc from 'fast-check'
import { alliances } from '.'
import { legalMoves, next, type Move } from '../../core/game'
import {
  allies,
  charts,
  colours,
  emptyRows,
  isBlocked,
  isConnected,
  isOver,
  parseText,
  settled,
  spotsOf,
  type Colour,
  type Reading,
} from './testing/definitions'
import { decoded, dice } from '../../testing/play'
import { colourOf } from './board'
import type { AlliancesState } from './rules'

/** Compares what `play` decides from the neighbours of a disc with the definitions of the rules on the whole board. */

const sizes = [3, 4, 5, 6, 7, 8, 9]

interface Step {
  readonly move: string
  readonly before: string
  readonly after: string
}

/** A game in which one colour is placed far more often, so that fences and one-colour chains come up as well. */
function lopsidedGame(size: number, start: string, seed: number): Step[] {
  const roll = dice(seed)
  const favourite = 1 + roll(3)
  const bias = roll(10)
  const steps: Step[] = []
  let s = decoded(alliances, { size }, start)
  for (let moves = legalMoves(alliances, s); moves.length > 0; moves = legalMoves(alliances, s)) {
    const liked: Move[] = roll(10) < bias ? moves.filter(move => colourOf(move) === favourite) : []
    const choice = liked.length > 0 ? liked : moves
    const move = choice[roll(choice.length)]
    const after: AlliancesState = next(alliances, s, move)
    steps.push({ move: alliances.write(s.setup, move), before: alliances.encode(s), after: alliances.encode(after) })
    s = after
  }
  return steps
}

/** The start with some colours given away already. */
const startText = (size: number, chart: string, won: string) => `${emptyRows(size)}_1_${chart}_${won}`

const games = fc.record({
  size: fc.constantFrom(...sizes),
  chart: fc.constantFrom(...charts),
  won: fc.constantFrom('---', '---', '---', '1--', '-2-', '--1', '21-', '-12', '2-1'),
  seed: fc.integer(),
})

function everyStep(runs: number, check: (step: Step, before: Reading, after: Reading) => void) {
  fc.assert(
    fc.property(games, ({ size, chart, won, seed }) => {
      for (const step of lopsidedGame(size, startText(size, chart, won), seed))
        check(step, parseText(size, step.before), parseText(size, step.after))
    }),
    { numRuns: runs },
  )
}

test('after every placement the owners are those of the definitions', () => {
  everyStep(40, (_, before, after) => {
    expect(after.won).toBe(settled({ ...after, won: before.won }, before.turn))
  })
})

test.each(sizes.flatMap(size => charts.map(chart => [size, chart] as const)))(
  'size %i with chart %s is settled by the definitions from the first disc to the last',
  (size, chart) => {
    for (const step of lopsidedGame(size, startText(size, chart, '---'), size)) {
      const [before, after] = [parseText(size, step.before), parseText(size, step.after)]
      expect(after.won).toBe(settled({ ...after, won: before.won }, before.turn))
    }
  },
)

test('an empty supply never stops a game: it goes on until a player owns two colours', () => {
  fc.assert(
    fc.property(games, ({ size, chart, won, seed }) => {
      const steps = lopsidedGame(size, startText(size, chart, won), seed)
      expect(isOver(parseText(size, steps[steps.length - 1].after).won)).toBe(true)
      expect(steps.length).toBeLessThanOrEqual(3 * size * (size - 1) - 5)
    }),
  )
})

const third = (chart: 'a' | 'b', colour: Colour) => allies[chart === 'a' ? 'b' : 'a'][colour]

/** The twelve tests of a position, those that hold: "connected a o", "blocked b g", ... */
function claims(p: Reading): Set<string> {
  const found = new Set<string>()
  for (const chart of charts)
    for (const colour of colours) {
      if (isConnected(p, chart, colour)) found.add(`connected ${chart} ${colour}`)
      if (isBlocked(p, chart, colour)) found.add(`blocked ${chart} ${colour}`)
    }
  return found
}

test('a disc changes only the six tests of the table in rules 6', () => {
  // [disc, connects for both, connects chart a and fences chart b off, connects chart b and fences chart a off]
  const table: Record<string, [own: Colour, forA: Colour, forB: Colour]> = {
    o: ['o', 'g', 'p'],
    p: ['p', 'o', 'g'],
    g: ['g', 'p', 'o'],
  }
  everyStep(12, ({ move }, before, after) => {
    const [own, forA, forB] = table[move.charAt(0)]
    const possible = ['a', 'b'].map(chart => `connected ${chart} ${own}`)
    possible.push(`connected a ${forA}`, `blocked b ${forA}`, `connected b ${forB}`, `blocked a ${forB}`)
    const old = claims(before)
    for (const claim of claims(after)) if (!old.has(claim)) expect(possible).toContain(claim)
  })
})

test('on an open colour one disc never blocks both, nor connects and blocks one player, nor is in conflict but by its own colour', () => {
  everyStep(12, ({ move }, before, after) => {
    const now = claims(after)
    colours.forEach((colour, i) => {
      if (before.won[i] !== '-') return
      expect(now.has(`blocked a ${colour}`) && now.has(`blocked b ${colour}`)).toBe(false)
      for (const chart of charts)
        expect(now.has(`connected ${chart} ${colour}`) && now.has(`blocked ${chart} ${colour}`)).toBe(false)
      const both = now.has(`connected a ${colour}`) && now.has(`connected b ${colour}`)
      if (both) expect(move.charAt(0)).toBe(colour)
    })
  })
})

test('a fence consists of one colour: it holds when all other discs are taken off', () => {
  everyStep(12, (_, __, after) => {
    for (const chart of charts)
      for (const colour of colours) {
        const fence = third(chart, colour)
        const alone = after.board.replaceAll(new RegExp(`[^${fence}]`, 'g'), '-')
        expect(isBlocked({ ...after, board: alone }, chart, colour)).toBe(isBlocked(after, chart, colour))
      }
  })
})

test('the games above meet every way in which a disc can decide', () => {
  const met = new Set<string>()
  for (let seed = 0; seed < 60; seed++) {
    const size = sizes[seed % 4]
    for (const { move, before, after } of lopsidedGame(size, startText(size, charts[seed % 2], '---'), seed)) {
      const [old, now] = [parseText(size, before), parseText(size, after)]
      const decided = colours.filter((_, i) => old.won[i] !== now.won[i])
      if (decided.length > 0) met.add(`${decided.length} at once`)
      const winners = new Set(decided.map(colour => now.won[colours.indexOf(colour)]))
      if (winners.size === 2) met.add('for both players')
      if (decided.length > 0 && !winners.has(old.turn)) met.add('for the opponent alone')
      for (const colour of decided) {
        const holds = (chart: 'a' | 'b') => isConnected(now, chart, colour)
        met.add(!holds('a') && !holds('b') ? 'by fence' : 'by connection')
        if (holds('a') && holds('b') && move.startsWith(colour)) met.add('connected for both')
      }
    }
  }
  expect([...met].sort()).toEqual(
    [
      '1 at once',
      '2 at once',
      '3 at once',
      'by connection',
      'by fence',
      'connected for both',
      'for both players',
      'for the opponent alone',
    ].sort(),
  )
})

test('on a full board every chart is either connected or blocked on every colour', () => {
  fc.assert(
    fc.property(fc.constantFrom(...sizes), fc.integer(), (size, seed) => {
      const p = fullBoard(size, seed)
      for (const chart of charts)
        for (const colour of colours) expect(isConnected(p, chart, colour)).toBe(!isBlocked(p, chart, colour))
    }),
  )
})

/** All cells filled at random from the supply. */
function fullBoard(size: number, seed: number): Reading {
  const roll = dice(seed)
  const supply = colours.flatMap(colour => Array.from({ length: size * (size - 1) }, () => colour))
  const contents = spotsOf(size).map(() => supply.splice(roll(supply.length), 1)[0])
  const p = parseText(size, startText(size, 'a', '---'))
  return { ...p, board: contents.join('') }
}
