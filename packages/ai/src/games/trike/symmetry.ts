import type { TrikeSetup } from '@tabuleiro/engine/games/trike/internals'

/** The rotations and reflections of a triangle, as orders of its corners. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
]

/** Where each cell of a triangle goes under each symmetry: six maps one after another, by cell index. */
export function triangleMaps(setup: TrikeSetup): Int32Array {
  const { cells, width, empty, options } = setup
  const maps = new Int32Array(ORDERS.length * empty.length)
  ORDERS.forEach((order, k) => {
    for (const { index, r, x } of cells) {
      // The distances of a cell from the three sides.
      const sides = [options.size - 1 - r, x, r - x]
      const row = options.size - 1 - sides[order[0]]
      maps[k * empty.length + index] = (row + 1) * width + sides[order[1]] + 1
    }
  })
  return maps
}
