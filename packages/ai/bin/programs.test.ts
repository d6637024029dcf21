import {
  expectOk,
  gameIds,
  newMatch,
  playMove,
  positionOf,
  readMove,
  rulesOf,
  writeRecord,
  type GameId,
} from '@tabuleiro/engine'
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { benches } from '../src/games/registry'

const program = (name: string) => ['--import', 'tsx', join(__dirname, `${name}.ts`)]
const run = (name: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [...program(name), ...args], { encoding: 'utf8' })
const lastLine = (text: string) => JSON.parse(text.trim().split('\n').at(-1) ?? '') as Record<string, unknown>
const countSearches = (game: GameId) => benches[game].rows.reduce((sum, row) => sum + row.plies.length, 0)

jest.setTimeout(120_000)

test('UGI over the standard streams: input is handled while it thinks, and quit ends it', async () => {
  const engine = spawn(process.execPath, program('ugi'))
  let output = ''
  const waitFor = (words: string) =>
    new Promise<void>(resolve => {
      const check = () => {
        if (!output.includes(words)) return
        engine.stdout.off('data', check)
        resolve()
      }
      engine.stdout.on('data', check)
      check()
    })
  engine.stdout.on('data', (text: Buffer) => (output += text.toString()))
  engine.stdin.write('ugi\n')
  await waitFor('ugiok\n')
  engine.stdin.write('setoption name Game value trike\nposition startpos moves a1\ngo infinite\n')
  await waitFor('info depth')
  engine.stdin.write('isready\n')
  await waitFor('readyok\n')
  expect(output).not.toContain('bestmove')
  engine.stdin.write('stop\n')
  await waitFor('bestmove')
  engine.stdin.write('go infinite\nquit\n')
  const code = await new Promise(resolve => engine.on('exit', resolve))
  expect([code, output.match(/^bestmove .+$/gm)?.length]).toEqual([0, 2])
})

test('the arena plays an external engine, and a broken one loses without delay', () => {
  const twoGames = [
    '--game',
    'turtles',
    '--games',
    '2',
    '--opening',
    '0',
    '--max-plies',
    '4',
    '--threads',
    '1',
    '--b',
    'random',
  ]
  const engine = [process.execPath, ...program('ugi')].map(word => `"${word}"`).join(' ')
  const outside = run('arena', ...twoGames, '--a', `ugi:${engine}`, '--nodes-a', '50')
  expect(outside.stderr).not.toContain('forfeits')
  expect(lastLine(outside.stdout)).toMatchObject({ a: { wins: 0, losses: 0, draws: 2 }, averagePlies: 4 })
  const broken = run('arena', ...twoGames, '--a', 'ugi:exit 3')
  expect(broken.stderr).toContain('a forfeits: it ended')
  expect(lastLine(broken.stdout)).toMatchObject({ a: { wins: 0, losses: 2, draws: 0 }, score: 0 })
})

test('the last line of the arena has its fields, and threads change nothing in it but the time', () => {
  const args = ['--game', 'trike', '--options', '{"size":4}', '--a', 'nodes:30', '--b', 'random', '--games', '6']
  const [one, two] = ['1', '2'].map(threads => lastLine(run('arena', ...args, '--threads', threads).stdout))
  expect(Object.keys(one)).toEqual(['arena', 'a', 'score', 'interval', 'averagePlies', 'secondsPerMove'])
  expect({ ...two, secondsPerMove: 0 }).toEqual({ ...one, secondsPerMove: 0 })
})

test('the arena refuses in one sentence', () => {
  const { status, stdout, stderr } = run('arena', '--game', 'chess')
  expect([status, stdout, stderr]).toEqual([1, '', '--game needs the id of a game.\n'])
})

test('analyse prints the judged moves of a record, and refuses what is no record in one line', () => {
  const match = ['a1', 'b1', 'b2'].reduce(
    (before, text) => expectOk(playMove(before, expectOk(readMove(rulesOf(before), positionOf(before), 1, text)))),
    expectOk(newMatch({ game: 'trike', options: { size: 4 } })),
  )
  const analyse = (input: string) => spawnSync(process.execPath, program('analyse'), { encoding: 'utf8', input })
  const { status, stdout } = analyse(writeRecord(match))
  const analysis = lastLine(stdout) as { plies: { move: string }[] }
  expect([status, analysis.plies.map(({ move }) => move)]).toEqual([0, ['a1', 'b1', 'b2']])
  expect(Object.keys(analysis.plies[0])).toEqual(expect.arrayContaining(['class', 'best', 'line', 'before', 'after']))
  const broken = analyse('{')
  expect([broken.status, lastLine(broken.stdout)]).toMatchObject([1, { error: { code: 'json/invalid' } }])
})

test('the bench measures the search and hands the rest to the engine', () => {
  const search = lastLine(run('bench', 'search', '--game', 'turtles', '--seconds', '0.01', '--json').stdout)
  expect(search).toMatchObject({ bench: 'search', game: 'turtles', options: {}, nodes: 40_000 })
  expect(Object.keys(search)).toEqual(expect.arrayContaining(['seconds', 'perSecond', 'depth', 'signature']))
  const perft = lastLine(run('bench', 'perft', '--game', 'alliances', '--seconds', '0.01', '--json').stdout)
  expect(perft).toMatchObject({ bench: 'perft', game: 'alliances' })
  expect(run('bench', 'nonsense').status).toBe(2)
})

test('rules and search give the same results without a compiler: every vector of bounded size, every signature', () => {
  const { stdout, stderr, status } = run('conformance', '--vm', 'jitless', '--nodes', '20000', '--json')
  expect([status, stderr]).toEqual([0, ''])
  const reports = stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Record<string, unknown>)
  expect(reports).toMatchObject(gameIds.map(game => ({ game, vm: 'jitless', faults: [] })))
  expect(Math.min(...reports.map(report => Number(report.vectors)))).toBeGreaterThan(100)
  expect(reports.map(report => report.searches)).toEqual(gameIds.map(countSearches))
  expect(run('conformance', '--vm', 'abacus').status).toBe(2)
})
