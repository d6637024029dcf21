import { expectOk, games, type Piece } from '@tabuleiro/engine'
import { PIECE_SHARE } from '../../board/appearance'
import { stackAppearances, readStance } from './appearance'
import { placeShell, shellRadius, RIM } from './nested'

/** Every stack there can be: sizes fall, owners are mixed in every way. */
const stacks = Array.from({ length: 31 }, (_, i) =>
  [5, 4, 3, 2, 1].filter(size => ((i + 1) >> (size - 1)) & 1),
).flatMap(sizes =>
  Array.from({ length: 2 ** sizes.length }, (_, owners) =>
    sizes.map((size, i) => `${(owners >> i) & 1 ? 'n' : 's'}${size}`).join(''),
  ),
)

function stateWith(stack: string) {
  const setup = expectOk(games.turtles.setup({}))
  return expectOk(games.turtles.decode(setup, `0.0_0.${stack}_0.0_0.0~s~0~0`))
}

function stackOf(stack: string): readonly Piece[] {
  return games.turtles
    .pieces(stateWith(stack))
    .filter(piece => piece.at === 'b3')
    .sort((a, b) => (a.height ?? 0) - (b.height ?? 0))
}

test('a turtle is stuck exactly when the rules say that it cannot walk under its load', () => {
  expect(stacks).toHaveLength(242)
  for (const stack of stacks) {
    const pieces = stackOf(stack)
    const { drivers } = games.turtles.facts(stateWith(stack))
    const expected = pieces.map(({ id }) => drivers.find(driver => driver.piece === id)?.frozen)
    expect([stack, ...stackAppearances(pieces).map(each => readStance(each).isStuck)]).toEqual([stack, ...expected])
  }
})

test('each appearance names the owner, the number, the rider and the lowest turtle', () => {
  expect(stackAppearances(stackOf('n5s4n1'))).toEqual([
    { kind: 'north', side: 1, value: 5, notes: ['covered', 'rider-4', 'stuck'] },
    { kind: 'south', side: 0, value: 4, notes: ['base-5', 'covered', 'rider-1'] },
    { kind: 'north', side: 1, value: 1, notes: ['base-5', 'top'] },
  ])
})

test('the numbers of a stack stand in a row, each on what is seen of its own shell, and can be read in a small cell', () => {
  const smallest = 7.5 / (60 * PIECE_SHARE)
  for (const stack of stacks) {
    const drawn = stackAppearances(stackOf(stack)).map(each => placeShell(each.value ?? 0, readStance(each)))
    drawn.forEach(({ x, radius, numeral }, i) => {
      const above = drawn[i + 1]
      const edge = above ? above.x - above.radius : x + radius - RIM
      expect(numeral.x - numeral.width / 2).toBeGreaterThanOrEqual(x - radius + RIM)
      expect(numeral.x + numeral.width / 2).toBeLessThanOrEqual(edge)
      expect(numeral.height / 100).toBeGreaterThanOrEqual(smallest)
    })
  }
})

test('a stack is no wider than its lowest turtle, and a weight lies on the shell of the stuck one', () => {
  for (const stack of stacks) {
    const [lowest, ...others] = stackAppearances(stackOf(stack)).map(each =>
      placeShell(each.value ?? 0, readStance(each)),
    )
    if (!lowest) throw new Error('no stack is empty')
    for (const { x, radius } of others) expect(Math.abs(x) + radius).toBeLessThanOrEqual(lowest.radius + 0.001)
    ;[lowest, ...others].forEach(({ x, radius, load }, i, all) => {
      const above = all[i + 1]
      if (!load || !above) return
      expect(Math.hypot(load.x - x, load.y) + load.size / 2).toBeLessThan(radius)
      expect(Math.hypot(load.x - above.x, load.y) - load.size / 2).toBeGreaterThan(above.radius)
    })
  }
})

test('a larger number is a larger shell, on the board and beside it', () => {
  for (const isBeside of [false, true]) {
    const radii = [1, 2, 3, 4, 5].map(size => shellRadius(size, isBeside))
    expect(radii).toEqual([...new Set(radii)].sort((a, b) => a - b))
  }
})
