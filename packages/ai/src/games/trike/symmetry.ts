import type { TrikeSetup } from '@tabuleiro/engine/games/trike/internals'

/** The ways to turn and mirror three corners. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
]

/** For a triangle, where each cell goes when the board is turned or mirrored: six maps one after another, by cell index. */
export function triangleMaps(setup: TrikeSetup): Int32Array {
  const { cells, width, empty, options } = setup
  const maps = new Int32Array(ORDERS.length * empty.length)
  ORDERS.forEach((order, k) => {
    for (const { index, r, x } of cells) {
      // How far a cell is from each of the three sides.
      const sides = [options.size - 1 - r, x, r - x]
      const row = options.size - 1 - sides[order[0]]
      maps[k * empty.length + index] = (row + 1) * width + sides[order[1]] + 1
    }
  })
  return maps
}
