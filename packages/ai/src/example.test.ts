import { gameIds, resultOf } from '@tabuleiro/engine'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wholeGame } from './testing/example'

test.each(gameIds)('random players finish a game of %s, and the same seed gives the same game', id => {
  const first = wholeGame(id, ['random', 'random'], 7)
  const again = wholeGame(id, ['random', 'random'], 7)
  if (!first.ok || !again.ok) throw new Error('a random game is always legal')
  expect(resultOf(first.value)).toBeDefined()
  expect(again.value.plies).toEqual(first.value.plies)
})

test("the README's example is the one that is compiled and run here", () => {
  const readme = readFileSync(join(__dirname, '..', 'README.md'), 'utf8')
  expect(readme).toContain(`\`\`\`ts\n${readFileSync(join(__dirname, 'testing', 'example.ts'), 'utf8')}\`\`\``)
})
