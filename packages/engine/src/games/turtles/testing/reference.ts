import type { Options } from '../../../core/options'
import { dice } from '../../../testing/play'

/**
 * A second implementation of Turtles, slow and as close to the words of the rules as possible: on position texts, with
 * arrays of names and a recursive `settle`. Tests compare the engine with it; the two share no code.
 */
interface Beach {
  readonly files: number
  readonly ranks: number
  /** Stacks from bottom to top, by cell name. */
  readonly stacks: Map<string, string[]>
  readonly turn: string
  readonly nest: Set<string>
  readonly scored: Set<string>
}

const LETTERS = 'abcdef'
const ALL = ['s', 'n'].flatMap(seat => ['1', '2', '3', '4', '5'].map(size => seat + size))
const STEPS: Readonly<Record<string, readonly [number, number]>> = { u: [0, 1], d: [0, -1], l: [-1, 0], r: [1, 0] }

const sizeOf = (turtle: string) => Number(turtle.charAt(1))
const weight = (group: readonly string[]) => group.reduce((sum, turtle) => sum + sizeOf(turtle), 0)
const forward = (seat: string) => (seat === 's' ? 'u' : 'd')

function beach(text: string): Beach {
  const [board, turn, south, north] = text.split('~')
  const rows = board
    .split('_')
    .reverse()
    .map(rank => rank.split('.'))
  const stacks = new Map(
    rows.flatMap((row, y) =>
      row.map((cell, x): [string, string[]] => [LETTERS.charAt(x) + String(y + 1), cell.match(/[sn][1-5]/g) ?? []]),
    ),
  )
  const scored = new Set([
    ...(south.match(/[1-5]/g) ?? []).map(d => `s${d}`),
    ...(north.match(/[1-5]/g) ?? []).map(d => `n${d}`),
  ])
  const placed = new Set([...scored, ...[...stacks.values()].flat()])
  return {
    files: rows[0].length,
    ranks: rows.length,
    stacks,
    turn,
    scored,
    nest: new Set(ALL.filter(t => !placed.has(t))),
  }
}

function text({ files, ranks, stacks, turn, scored }: Beach): string {
  const rows = Array.from({ length: ranks }, (_, y) =>
    Array.from({ length: files }, (_, x) => stacks.get(LETTERS.charAt(x) + String(ranks - y))?.join('') || '0').join(
      '.',
    ),
  )
  const digits = (seat: string) =>
    [...scored]
      .filter(t => t.startsWith(seat))
      .map(t => t.charAt(1))
      .sort()
      .join('') || '0'
  return [rows.join('_'), turn === 's' ? 'n' : 's', digits('s'), digits('n')].join('~')
}

/** Every height at which a driver may enter a stack, by climbing, by pushing or by both (rules 6). */
export function entryHeights(size: number, stack: readonly number[]): number[] {
  const heights = Array.from({ length: stack.length + 1 }, (_, height) => height)
  return heights.filter(height => {
    const onLarger = height === 0 || stack[height - 1] > size
    return onLarger && stack.slice(height).reduce((sum, other) => sum + other, 0) <= size
  })
}

function settle(b: Beach, group: string[], x: number, y: number, direction: string): void {
  const stack = b.stacks.get(LETTERS.charAt(x) + String(y))
  if (stack === undefined) {
    for (const turtle of group) {
      const overTop = y > b.ranks
      const overBottom = y < 1
      if (turtle.startsWith('s') ? overTop : overBottom) b.scored.add(turtle)
      else b.nest.add(turtle)
    }
    return
  }
  const height = entryHeights(sizeOf(group[0]), stack.map(sizeOf)).at(0)
  if (height === undefined) {
    group.forEach(turtle => b.nest.add(turtle))
    return
  }
  const pushed = stack.splice(height)
  stack.push(...group)
  const [dx, dy] = STEPS[direction]
  if (pushed.length > 0) settle(b, pushed, x + dx, y + dy, direction)
}

/** The position after a move, or undefined where it is illegal. History and the end of the game are left out. */
function slowMove(position: string, move: string): string | undefined {
  const b = beach(position)
  const hatch = move.startsWith('h')
  const turtle = b.turn + (hatch ? move.charAt(1) : move.charAt(0))
  const direction = hatch ? forward(b.turn) : move.charAt(1)
  let group = [turtle]
  let x = LETTERS.indexOf(move.charAt(2))
  let y = b.turn === 's' ? 1 : b.ranks
  if (hatch) {
    if (!b.nest.delete(turtle) || x >= b.files) return undefined
  } else {
    const from = [...b.stacks].find(([, stack]) => stack.includes(turtle))
    if (from === undefined) return undefined
    const [name, stack] = from
    group = stack.splice(stack.indexOf(turtle))
    if (sizeOf(turtle) <= weight(group.slice(1))) return undefined
    x = LETTERS.indexOf(name.charAt(0)) + STEPS[direction][0]
    y = Number(name.charAt(1)) + STEPS[direction][1]
  }
  const target = b.stacks.get(LETTERS.charAt(x) + String(y))
  if (target === undefined && !(direction === forward(b.turn) && (y < 1 || y > b.ranks))) return undefined
  if (target !== undefined && entryHeights(sizeOf(turtle), target.map(sizeOf)).length === 0) return undefined
  settle(b, group, x, y, direction)
  return text(b)
}

/** All legal moves with the positions they lead to. */
export function slowMoves(position: string): Map<string, string> {
  const { turn, nest, scored, files } = beach(position)
  const candidates = ALL.filter(turtle => turtle.startsWith(turn) && !scored.has(turtle)).flatMap(turtle =>
    nest.has(turtle)
      ? Array.from(LETTERS.slice(0, files), file => `h${turtle.charAt(1)}${file}`)
      : Object.keys(STEPS).map(direction => turtle.charAt(1) + direction),
  )
  const results = candidates.map(move => [move, slowMove(position, move)] as const)
  return new Map(results.filter((result): result is readonly [string, string] => result[1] !== undefined))
}

/** Any position a reader accepts, reachable or not: crowded into few cells more often than not. */
export function anyPosition({ width, length, goal }: Options, seed: number): string {
  const roll = dice(seed)
  const cells = Array.from({ length: Number(width) * Number(length) }, (): string[] => [])
  const crowd = 1 + roll(cells.length)
  const offset = roll(cells.length)
  const scored: Record<string, string[]> = { s: [], n: [] }
  for (const size of [5, 4, 3, 2, 1]) {
    for (const seat of roll(2) === 0 ? 'sn' : 'ns') {
      const cell = cells[(offset + roll(crowd)) % cells.length]
      const fate = roll(10)
      const other = scored[seat === 's' ? 'n' : 's']
      if (fate < 2 && (scored[seat].length + 1 < Number(goal) || other.length < Number(goal)))
        scored[seat].unshift(String(size))
      else if (fate < 8 && !cell.some(turtle => turtle.endsWith(String(size)))) cell.push(seat + String(size))
    }
  }
  const ranks = Array.from({ length: Number(length) }, (_, y) =>
    cells
      .slice(y * Number(width), (y + 1) * Number(width))
      .map(stack => stack.join('') || '0')
      .join('.'),
  )
  return [ranks.join('_'), roll(2) === 0 ? 's' : 'n', scored.s.join('') || '0', scored.n.join('') || '0'].join('~')
}
