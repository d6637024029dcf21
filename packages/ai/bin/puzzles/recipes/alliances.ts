import type { StateOf } from '@tabuleiro/engine'
import { ownerOf } from '@tabuleiro/engine/games/alliances/internals'
import type { Recipe } from '../recipe'

type Alliances = StateOf<'alliances'>

/** How puzzles of Alliances are found: on the official board and on the smaller one. */
export const recipe: Recipe<Alliances> = {
  game: 'alliances',
  variants: [
    { options: {}, phoneNodes: 1_160, opening: [30, 56] },
    { options: { size: 5 }, phoneNodes: 2_500 },
    { options: { size: 5 }, phoneNodes: 2_500 },
    { options: { size: 6 }, phoneNodes: 1_750, opening: [20, 40] },
  ],
  play: { opening: [14, 26], nodes: [3, 8, 20], randomEvery: 6, maxPlies: 110 },
  scanNodes: [60, 300],
  grades: [1, 24, 48],
  pictures,
}

/**
 * The three axes of the hexagon belong to orange, purple and green (rules 3), so that each order of the axes renames
 * the colours. Orders that turn the board keep the charts, those that mirror it exchange them.
 */
const ORDERS = [
  { order: [0, 1, 2], mirrors: false },
  { order: [1, 2, 0], mirrors: false },
  { order: [2, 0, 1], mirrors: false },
  { order: [0, 2, 1], mirrors: true },
  { order: [2, 1, 0], mirrors: true },
  { order: [1, 0, 2], mirrors: true },
]

function pictures(s: Alliances): string[] {
  return ORDERS.flatMap(({ order, mirrors }) => [1, -1].map(sign => picture(s, order, mirrors, sign)))
}

function picture(s: Alliances, order: readonly number[], mirrors: boolean, sign: number): string {
  const { cells, options } = s.setup
  const discs = cells.flatMap(({ index, r, d }) => {
    const colour = s.cells[index]
    if (colour === 0) return []
    // The distances from the centre along the axes of orange, purple and green: they add up to 0.
    const axes = [options.size - r, d - options.size, r - d]
    const place = [0, 0, 0]
    order.forEach((to, from) => (place[to] = sign * axes[from]))
    return [`${String(order[colour - 1])}:${place.join()}`]
  })
  const owners = [0, 0, 0]
  order.forEach((to, from) => {
    const owner = ownerOf(s, from + 1)
    owners[to] = owner === 0 ? 0 : owner - 1 === s.turn ? 1 : 2
  })
  const holdsA = (s.holderA === s.turn) !== mirrors
  return `${holdsA ? 'a' : 'b'} ${owners.join('')} ${discs.sort().join(' ')}`
}
