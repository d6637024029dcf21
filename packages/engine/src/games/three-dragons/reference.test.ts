import fc from 'fast-check'
import { threeDragons, type ThreeDragonsOptions, type ThreeDragonsState } from '.'
import { legalMoves, next } from '../../core/game'
import { captureOptions, handMadePosition, playedPositions } from './testing/positions'
import { decoded } from '../../testing/play'

/**
 * A second implementation of the rules, slow, on texts and names of squares, without the engine's tables. What a
 * position allows is a map from each legal move to the text of the position after it.
 */

type Board = ReadonlyMap<string, string>

const STEPS = [
  [-1, 0],
  [1, 0],
  [0, 1],
  [0, -1],
] as const
const shifted = (square: string, [dx, dy]: readonly [number, number], times = 1) =>
  String.fromCharCode(square.charCodeAt(0) + dx * times) + String(Number(square.slice(1)) + dy * times)
const sideOf = (symbol = '-') => (/[1-5]/.test(symbol) ? 1 : /[a-e]/.test(symbol) ? 2 : 0)
const strengthOf = (symbol = '-') => Math.max('12345'.indexOf(symbol), 'abcde'.indexOf(symbol)) + 1
const weaker = (symbol: string) => String.fromCharCode(symbol.charCodeAt(0) - 1)

function readBoard(text: string): Board {
  const rows = text.split('.')
  return new Map(
    rows.flatMap((row, r) =>
      Array.from(row, (symbol, c): [string, string] => [String.fromCharCode(97 + c) + String(rows.length - r), symbol]),
    ),
  )
}

function writeBoard(board: Board, { width, height }: ThreeDragonsOptions): string {
  const symbol = (c: number, r: number) => board.get(String.fromCharCode(97 + c) + String(height - r)) ?? '?'
  return Array.from({ length: height }, (_, r) => Array.from({ length: width }, (__, c) => symbol(c, r)).join('')).join(
    '.',
  )
}

function cavesOf({ width, height }: ThreeDragonsOptions): Map<string, string> {
  const rank = String((height + 1) / 2)
  const file = (c: number) => String.fromCharCode(97 + c) + rank
  return new Map([
    [file(0), '3'],
    [file((width - 1) / 2), '5'],
    [file(width - 1), '3'],
  ])
}

/** Steps 1 and 2 up to the two sets; undefined where the piece may not stop. */
function arrival(options: ThreeDragonsOptions, board: Board, from: string, to: string, side: number) {
  const moved = new Map(board)
  const piece = board.get(from) ?? ''
  moved.set(from, cavesOf(options).has(from) ? 'x' : '-').set(to, piece)
  const isEnemy = (square: string) => sideOf(moved.get(square)) === 3 - side
  const between = (a: (typeof STEPS)[number], b: (typeof STEPS)[number]) =>
    isEnemy(shifted(to, a)) && isEnemy(shifted(to, b))
  if (options.stopBetween === 'forbidden' && (between(STEPS[0], STEPS[1]) || between(STEPS[2], STEPS[3])))
    return undefined
  const enemies = STEPS.filter(step => isEnemy(shifted(to, step)))
  const closedIn = enemies.filter(step => {
    const beyond = moved.get(shifted(to, step, 2))
    return beyond !== undefined && (sideOf(beyond) === side || 'mox'.includes(beyond))
  })
  const custodial = closedIn.map(step => shifted(to, step))
  const weak = enemies.map(step => shifted(to, step)).filter(at => strengthOf(moved.get(at)) < strengthOf(piece))
  const targets = options.variant === 'basic' ? [] : weak.filter(at => !custodial.includes(at))
  return { moved, custodial, targets }
}

/** The table of rules 6, line by line. */
function effects(options: ThreeDragonsOptions, c: readonly string[], s: readonly string[]) {
  const optional = options.strengthCapture === 'optional'
  const plain = { victim: undefined as string | undefined, removed: c }
  const withVictim = (removed: (victim: string) => string[]) => s.map(victim => ({ victim, removed: removed(victim) }))
  switch (options.captureChoice) {
    case 'choose':
      return [...(s.length === 0 || optional || c.length > 0 ? [plain] : []), ...withVictim(v => [v])]
    case 'both':
      return [...(s.length === 0 || optional ? [plain] : []), ...withVictim(v => [...c, v])]
    case 'custodial-first':
      return [
        ...(c.length > 0 || s.length === 0 || optional ? [plain] : []),
        ...(c.length === 0 ? withVictim(v => [v]) : []),
      ]
  }
}

function finish(
  options: ThreeDragonsOptions,
  board: Map<string, string>,
  side: number,
  clock: number,
  captured: boolean,
) {
  let progress = captured
  if (options.variant === 'dragons')
    for (const [cave, dragon] of cavesOf(options)) {
      const around = STEPS.map(step => shifted(cave, step)).filter(square => board.has(square))
      if (board.get(cave) !== 'o' || !around.every(square => sideOf(board.get(square)) === side)) continue
      board.set(cave, side === 1 ? dragon : dragon === '3' ? 'c' : 'e')
      progress = true
    }
  return `${writeBoard(board, options)}_${3 - side}_${progress ? 0 : clock + 1}`
}

function successors(options: ThreeDragonsOptions, text: string): Map<string, string> {
  const [rows, turn, clock] = text.split('_')
  const board = readBoard(rows)
  const side = Number(turn)
  const found = new Map<string, string>()
  for (const [from, piece] of board)
    for (const step of sideOf(piece) === side ? STEPS : [])
      for (let to = shifted(from, step); board.get(to) === '-'; to = shifted(to, step)) {
        const there = arrival(options, board, from, to, side)
        for (const { victim, removed } of there ? effects(options, there.custodial, there.targets) : []) {
          const after = new Map(there?.moved)
          for (const square of removed) after.set(square, cavesOf(options).has(square) ? 'x' : '-')
          if (victim !== undefined) after.set(to, weaker(piece))
          const name = `${from}-${to}${victim === undefined ? '' : `x${victim}`}`
          found.set(name, finish(options, after, side, Number(clock), removed.length > 0))
        }
      }
  return found
}

/** The result by pieces and moves; draws are left out. */
function decisive(options: ThreeDragonsOptions, text: string): string | undefined {
  const pieces = (side: number) => Array.from(text.split('_')[0]).filter(symbol => sideOf(symbol) === side).length
  if (pieces(1) < 2 || pieces(2) < 2) return `reduced ${pieces(1) < 2 ? 'second' : 'first'}`
  return successors(options, text).size > 0 ? undefined : `blocked ${text.split('_')[1] === '1' ? 'second' : 'first'}`
}

const sorted = (map: Map<string, string>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1))

function expectAgreement(s: ThreeDragonsState): void {
  const { options } = s.setup
  const text = threeDragons.encode(s)
  const reason = threeDragons.reason(s, 1)
  const verdict = reason === undefined ? undefined : `${reason} ${threeDragons.outcome(s, 1)}`
  expect(verdict?.endsWith('draw') === true ? undefined : verdict).toBe(decisive(options, text))
  if (reason !== undefined) return
  const moves = legalMoves(threeDragons, s)
  expect(moves.length).toBeLessThanOrEqual(s.setup.maxMoves)
  const played = new Map(
    moves.map(move => [threeDragons.write(s.setup, move), threeDragons.encode(next(threeDragons, s, move))]),
  )
  expect(played.size).toBe(moves.length)
  expect(sorted(played)).toEqual(sorted(successors(options, text)))
}

const combinations = (['choose', 'both', 'custodial-first'] as const).flatMap(captureChoice =>
  (['optional', 'mandatory'] as const).flatMap(strengthCapture =>
    (['safe', 'forbidden'] as const).flatMap(stopBetween =>
      (['basic', 'strength', 'dragons'] as const).map(variant => ({
        captureChoice,
        strengthCapture,
        stopBetween,
        variant,
      })),
    ),
  ),
)

test.each(combinations)('the engine agrees with the definition of C and S under %o', options => {
  fc.assert(
    fc.property(fc.integer(), seed => {
      expectAgreement(handMadePosition({ ...options, width: 7, height: 7 }, seed))
    }),
    { numRuns: 8 },
  )
})

test('the engine agrees with the definition on every size, in hand-made and in played positions', () => {
  fc.assert(
    fc.property(fc.integer(), seed => {
      const options = captureOptions(seed)
      expectAgreement(handMadePosition(options, seed))
      playedPositions(options, seed, 60)
        .filter((_, ply) => ply % 20 === 0)
        .forEach(expectAgreement)
    }),
    { numRuns: 12 },
  )
})

test.each([
  // Three victims by strength, three custodial ones, both kinds, a dragon at home as victim and as anvil.
  ['m-----bbm.---------.---------.---------.o-b-o---o.-b-a-----.---------.---------.m-4----2m_1_9'],
  ['m-----aam.---------.---------.---------.o---o---o.----a----.--1a-a1--.---------.m---1---m_1_0'],
  ['m-----bbm.---------.---------.---------.o---o---o.--2b-b---.---------.---------.m---3--2m_1_0'],
  ['md-----bm.---------.---------.---------.3---o---o.---------.---------.---------.m-----22m_2_6'],
  ['m------bm.---------.---------.---------.o--be---o.---------.---------.--2------.m------2m_1_0'],
  ['m-----bbm.---------.---------.---------.o--b5---o.---------.---------.--2------.m-------m_1_0'],
  ['m-----bbm.---------.---------.3---3----.o3-2o2--o.3---4----.---------.---------.m------2m_1_7'],
])('the engine agrees with the definition in %s', text => {
  for (const options of combinations.filter(({ variant }) => variant === 'dragons'))
    expectAgreement(decoded(threeDragons, options, text))
})
