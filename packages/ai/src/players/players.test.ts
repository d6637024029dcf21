import { gameIds } from '@tabuleiro/engine'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameAiFor } from '../games/registry'
import { listBots, listLevels } from './players'

test.each(gameIds)('the players listed for %s are those that its GameAi has, in the same order', game => {
  expect(listLevels(game)).toEqual(Object.keys(gameAiFor(game).levels))
  expect(listBots(game)).toEqual(Object.keys(gameAiFor(game).bots))
})

test('listing the players loads no search', () => {
  const imports = (name: string) =>
    [...readFileSync(join(__dirname, name), 'utf8').matchAll(/^import (?!type).*'(.*)'$/gm)].map(match => match[1])
  expect(imports('players.ts')).toEqual(['../games/gameAi', '../games/players'])
  expect(imports('../games/gameAi.ts')).toEqual([])
  expect(imports('../games/players.ts').sort()).toEqual(gameIds.map(id => `./${id}/players`).sort())
  for (const id of gameIds) expect(imports(`../games/${id}/players.ts`)).toEqual([])
})
