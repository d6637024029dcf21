import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { alliances } from '.'
import type { GameEvent } from '../../core/events'
import { next } from '../../core/game'
import { readMove } from '../../core/moveText'
import { expectOk } from '../../core/result'
import {
  allies,
  chartOf,
  makeGraph,
  isBlocked,
  isConnected,
  nameAt,
  opponentOf,
  pathLength,
  parseText,
  spotsOf,
  type Colour,
} from './testing/definitions'
import { decoded, randomMoves, startOf } from '../../testing/play'
import type { AlliancesState } from './rules'

type Won = Extract<GameEvent, { kind: 'won' }>
const isWon = (event: GameEvent): event is Won => event.kind === 'won'

function described(options: object, position: string, text: string): readonly GameEvent[] {
  const before = decoded(alliances, options, position)
  const move = expectOk(readMove(alliances, before, 1, text))
  return alliances.events(before, move, next(alliances, before, move))
}

const chain = 'o4.1p6.2o6.3p6.4o6.5p6.5o5.6p5.6o4.6p3.6o2.6o1'
const pathOfChain = 'm8 l7 k7 j7 i7 h7 g7 f7 e7 d7 c7 b7 a6'.split(' ')

test('a placement names the disc, its colour and who placed it', () => {
  expect(described({}, '5.8.9.10.11.12.11.12.11.10.9.8.5_2_a_---', 'pg7')).toEqual([
    { kind: 'placed', piece: 'disc-g7', at: 'g7', side: 1, colour: 'purple' },
  ])
})

test('a swap is one event', () => {
  expect(described({ pie: true }, '5.8.9.10.11.12.5o5.12.11.10.9.8.5_2_a_---', 'swap')).toEqual([{ kind: 'swapped' }])
})

test('the event of a connection has its path from side to side', () => {
  expect(described({}, `${chain}.5_2_a_---`, 'oa6')[1]).toEqual({
    kind: 'won',
    colour: 'orange',
    side: 0,
    how: 'connection',
    cells: pathOfChain,
  })
})

test.each([
  ['from gap to gap', {}, '5.8.9.10.11.12.11.12.11.10.9.1pp1ppp1.5_1_a_---', 'pb4', 'b7 b6 b5 b4 b3 b2'],
  ['along the side', {}, '5.8.9.10.11.12.11.12.11.10.9.8.pppp1_2_a_---', 'pa6', 'a6 a5 a4 a3 a2'],
  ['the shortest of several', {}, '5.8.9.10.11.12.11.12.11.10.9.ppp3pp.pp1pp_1_a_---', 'pa4', 'a6 a5 a4 a3 a2'],
  ['of one disc', { size: 3 }, '1.4.3.4.1_1_a_---', 'pa2', 'a2'],
])('the event of a fence has its cells in order: %s', (_, options, position, move, cells) => {
  expect(described(options, position, move)[1]).toEqual({
    kind: 'won',
    colour: 'orange',
    side: 0,
    how: 'fence',
    cells: cells.split(' '),
  })
})

test('colours won together have their events in the order orange, purple, green', () => {
  const events = described({}, 'o4.1o6.2o6.3o6.4o6.5o6.11.6o5.6o4.6o3.6o2.6o1.4o_2_a_---', 'og7')
  expect(events.filter(isWon).map(({ colour, side, how }) => [colour, side, how])).toEqual([
    ['orange', 1, 'connection'],
    ['purple', 1, 'fence'],
    ['green', 0, 'fence'],
  ])
})

interface Case {
  readonly type: string
  readonly title: string
  readonly options: object
  readonly position: string
  readonly move: string
  readonly decided?: readonly { readonly colour: string; readonly player: number; readonly by: string }[]
}
const lines = readFileSync(join(__dirname, '../../../vectors/alliances.jsonl'), 'utf8').trim().split('\n')
const cases = lines.map(line => JSON.parse(line) as Case).filter(v => v.type === 'case' && v.decided !== undefined)

test.each(cases.map(v => [v.title, v] as const))('what the rules decide in example %s', (_, v) => {
  const won = described(v.options, v.position, v.move).filter(isWon)
  expect(won.map(({ colour, side, how }) => ({ colour: colour.charAt(0), player: side + 1, by: how }))).toEqual(
    v.decided,
  )
})

/** Checks the chain of one event against the definitions of the rules on the position after the move. */
function expectChain(size: number, text: string, { colour: name, side, how, cells }: Omit<Won, 'kind'>) {
  const p = parseText(size, text)
  const colour = name.charAt(0) as Colour
  const names = spotsOf(size).map(nameAt)
  const places = cells.map(cell => names.indexOf(cell))
  const { around, sides } = makeGraph(size)
  places.slice(1).forEach((cell, i) => expect(around[cell]).toContain(places[i]))
  const winner = String(side + 1)
  expect(how === 'connection').toBe(isConnected(p, chartOf(p, winner), colour))
  if (how === 'connection') {
    const usable = colour + allies[chartOf(p, winner)][colour]
    for (const cell of places) expect(usable).toContain(p.board.charAt(cell))
    expect(sides[colour][0]).toContain(places[0])
    expect(sides[colour][1]).toContain(places[places.length - 1])
    expect(places).toHaveLength(pathLength(p, colour, usable))
  } else {
    // The cells of the event alone block the loser; without any one of them they do not.
    const only = (cells: readonly number[]) =>
      p.board.replace(/./g, (disc, i: number) => (cells.includes(i) ? disc : '-'))
    const blocks = (cells: readonly number[]) =>
      isBlocked({ ...p, board: only(cells) }, chartOf(p, opponentOf(winner)), colour)
    expect(blocks(places)).toBe(true)
    for (const cell of places) expect(blocks(places.filter(other => other !== cell))).toBe(false)
  }
}

function everyGame(check: (line: readonly AlliancesState[], events: readonly (readonly GameEvent[])[]) => void) {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.constantFrom(3, 3, 4, 4, 5, 6, 7, 8, 9),
      fc.constantFrom('a', 'b'),
      (seed, size, firstChart) => {
        const line = [startOf(alliances, { size, firstChart })]
        const events = randomMoves(alliances, line[0], seed, 300).map(move => {
          const before = line[line.length - 1]
          line.push(next(alliances, before, move))
          return alliances.events(before, move, line[line.length - 1])
        })
        check(line, events)
      },
    ),
  )
}

test('every colour has one event, when it is won, with a shortest chain that the board shows', () => {
  everyGame((line, events) => {
    const won = events.flatMap((list, i) => list.filter(isWon).map(event => ({ event, after: line[i + 1] })))
    for (const { event, after } of won) expectChain(after.setup.options.size, alliances.encode(after), event)
    const last = alliances.encode(line[line.length - 1]).slice(-3)
    const owners = ['orange', 'purple', 'green'].map(colour => {
      const found = won.filter(({ event }) => event.colour === colour)
      expect(found.length).toBeLessThanOrEqual(1)
      return found.length === 0 ? '-' : String(found[0].event.side + 1)
    })
    expect(owners.join('')).toBe(last)
  })
})

test('the evidence of a finished game are the chains of its winner', () => {
  everyGame(line => {
    for (const s of line.slice(0, -1)) expect(alliances.evidence(s, 1)).toEqual([])
    const s = line[line.length - 1]
    const winner = alliances.outcome(s, 1) === 'first' ? 0 : 1
    const { owner } = alliances.facts(s)
    const evidence = alliances.evidence(s, 1)
    expect(evidence.map(({ colour }) => colour)).toEqual(
      (['orange', 'purple', 'green'] as const).filter(colour => owner[colour] === winner),
    )
    for (const { kind, side, colour, cells } of evidence) {
      expect(side).toBe(winner)
      const how = kind === 'path' ? 'connection' : 'fence'
      expectChain(s.setup.options.size, alliances.encode(s), { colour: colour ?? '', side: winner, how, cells })
    }
  })
})

test('evidence shows what the board shows and nothing else', () => {
  expect(alliances.evidence(decoded(alliances, { size: 3 }, '1.4.3.4.1_1_a_11-'), 1)).toEqual([])
  expect(alliances.evidence(decoded(alliances, {}, `${chain}.4o_1_a_121`), 1)).toEqual([
    { kind: 'path', side: 0, colour: 'orange', cells: pathOfChain },
  ])
  expect(alliances.evidence(decoded(alliances, { size: 3 }, '1.4.3.4.p_1_a_1-1'), 1)).toEqual([
    { kind: 'fence', side: 0, colour: 'orange', cells: ['a2'] },
  ])
  expect(alliances.evidence(decoded(alliances, { size: 3 }, '1.4.3.4.p_1_b_1-1'), 1)).toEqual([])
})

test('facts: supply, owners, trophies, charts and allies', () => {
  expect(alliances.facts(decoded(alliances, { size: 3, pie: true }, '1.4.3.4.p_2_a_1--'))).toEqual({
    left: { orange: 5, purple: 5, green: 6 },
    owner: { orange: 0, purple: undefined, green: undefined },
    trophies: [1, 0],
    charts: ['a', 'b'],
    allies: [
      { orange: 'purple', purple: 'green', green: 'orange' },
      { orange: 'green', purple: 'orange', green: 'purple' },
    ],
    swapOffered: true,
  })
  expect(alliances.facts(decoded(alliances, { size: 3 }, '1.4.3.4.p_2_b_122'))).toMatchObject({
    left: { orange: 5, purple: 4, green: 5 },
    owner: { orange: 0, purple: 1, green: 1 },
    trophies: [1, 2],
    charts: ['b', 'a'],
    allies: [{ orange: 'green' }, { orange: 'purple' }],
    swapOffered: false,
  })
})

test('no swap is offered once the game is over', () => {
  expect(alliances.facts(decoded(alliances, { size: 3, pie: true }, '1.4.3.4.p_2_a_11-')).swapOffered).toBe(false)
})

test('a move is a colour from the hand, then a cell', () => {
  const s = decoded(alliances, { pie: true }, '5.8.9.10.11.12.5o5.12.11.10.9.8.5_2_a_---')
  const taps = (text: string) => alliances.taps(s, expectOk(readMove(alliances, s, 1, text)))
  expect(['od4', 'pd4', 'gd4', 'swap'].map(taps)).toEqual([
    ['hand-orange', 'd4'],
    ['hand-purple', 'd4'],
    ['hand-green', 'd4'],
    ['swap'],
  ])
})

test('pieces are the discs, named after their cells; they belong to no side', () => {
  expect(alliances.pieces(decoded(alliances, { size: 3 }, '1.4.1o1.4.p_2_a_1--'))).toEqual([
    { id: 'disc-c3', kind: 'orange', at: 'c3' },
    { id: 'disc-a2', kind: 'purple', at: 'a2' },
  ])
})
