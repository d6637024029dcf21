import { expectOk, gameIds, newMatch, positionOf, readMove, rulesOf } from '@tabuleiro/engine'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { lookUpGameUi } from '../src/games/registry'
import type { DescribedStep } from './lessons/describeSteps'

jest.setTimeout(60_000)

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', join(__dirname, 'lessons.ts'), ...args], { encoding: 'utf8' })

const readLines = (output: string) =>
  output
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as DescribedStep)

test('prints one line per step of every course, whose moves are legal in its position', async () => {
  const { status, stdout, stderr } = run()
  expect([status, stderr]).toEqual([0, ''])
  const lines = readLines(stdout)
  const courses = await Promise.all(gameIds.map(async game => ({ game, ...(await lookUpGameUi(game).course()) })))
  expect(lines.map(({ game, lesson, step }) => `${game} ${lesson} ${step}`)).toEqual(
    courses.flatMap(({ game, lessons }) =>
      lessons.flatMap(({ id, steps }) => steps.map((_, index) => `${game} ${id} ${index + 1}`)),
    ),
  )
  for (const { game, options, position, accept, replies, tries } of lines) {
    const match = expectOk(newMatch({ game, options, start: position }))
    for (const move of [...accept, ...tries]) {
      expect(readMove(rulesOf(match), positionOf(match), 1, move).ok).toBe(true)
    }
    expect(accept).not.toEqual([])
    expect(accept).toEqual(expect.arrayContaining(Object.keys(replies)))
  }
})

test('prints the lessons of one game', () => {
  expect(new Set(readLines(run('--game', 'trike').stdout).map(({ game }) => game))).toEqual(new Set(['trike']))
})

test.each([
  ['game/unknown', ['--game', 'chess']],
  ['arguments/invalid', ['--speed', '3']],
  ['arguments/invalid', ['trike']],
])('refuses bad arguments in one line: %s', (code, args) => {
  const { status, stdout, stderr } = run(...args)
  expect([status, stderr]).toEqual([1, ''])
  expect(JSON.parse(stdout)).toMatchObject({ error: { code } })
})
