import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { gameIds } from '../src/registry'

function bench(...args: readonly string[]) {
  const program = join(__dirname, 'bench.ts')
  return spawnSync(process.execPath, ['--import', 'tsx', program, ...args], { encoding: 'utf8' })
}

const objects = (stdout: string) =>
  stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Record<string, unknown>)

test('moves, play and outcome allocate nothing: under a megabyte for a million plies of every game', () => {
  const { stdout, stderr } = bench('heap', '--json')
  expect(stderr).toBe('')
  const rows = objects(stdout)
  expect(new Set(rows.map(row => row.game))).toEqual(new Set(gameIds))
  for (const { game, bytesPerMillionPlies } of rows) {
    expect([game, Number(bytesPerMillionPlies) < 1_000_000]).toEqual([game, true])
  }
})

test('a row says what was done in the words of the interface', () => {
  const [perft] = objects(bench('perft', '--game', 'trike', '--seconds', '0.01', '--json').stdout)
  expect(perft).toMatchObject({ bench: 'perft', game: 'trike', options: {}, depth: 6 })
  expect(Number(perft.nodes) % 2_308_284).toBe(0)
  expect(perft).toHaveProperty('perSecond')
  const [playouts] = objects(bench('playouts', '--game', 'alliances', '--seconds', '0.01', '--json').stdout)
  expect(Object.keys(playouts)).toEqual(
    expect.arrayContaining(['games', 'plies', 'seconds', 'perSecond', 'pliesPerSecond']),
  )
})

test.each([[['nonsense']], [['--game', 'chess']], [['--seconds', '0']], [['--vm', 'abacus']], [['--loud']]])(
  '%j is refused with the usage',
  args => {
    const { status, stderr, stdout } = bench(...args)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain('bench [perft|playouts|heap|all]')
  },
)
