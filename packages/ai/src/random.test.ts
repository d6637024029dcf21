import { randomMove } from '.'
import { gameIds, movesOf, newMatch, resultOf } from '@tabuleiro/engine'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomGame } from './testing/example'

test.each(gameIds)('random players finish a game of %s, and the same seed gives the same game', id => {
  const first = randomGame(id, 7)
  const again = randomGame(id, 7)
  if (!first.ok || !again.ok) throw new Error('a random game is always legal')
  expect(resultOf(first.value)).toBeDefined()
  expect(again.value.plies).toEqual(first.value.plies)
  expect(randomMove(first.value, 7)).toEqual({ ok: false, error: { code: 'game/over' } })
})

test('all legal moves are chosen about equally often', () => {
  const match = newMatch({ game: 'trike', options: { size: 3 } })
  if (!match.ok) throw new Error(match.error.code)
  const counts = new Map(movesOf(match.value).map(move => [move, 0]))
  for (let seed = 0; seed < 6_000; seed++) {
    const move = randomMove(match.value, seed)
    if (move.ok) counts.set(move.value, (counts.get(move.value) ?? 0) + 1)
  }
  // 1,000 expected for each of six; five standard deviations are 144.
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(144)
})

test("the README's example is the one that is compiled and run here", () => {
  const readme = readFileSync(join(__dirname, '..', 'README.md'), 'utf8')
  expect(readme).toContain(`\`\`\`ts\n${readFileSync(join(__dirname, 'testing', 'example.ts'), 'utf8')}\`\`\``)
})
