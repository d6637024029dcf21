import { gameIds } from '@tabuleiro/engine'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brainOf } from '../games/registry'
import { botsOf, levelsOf } from './players'

test.each(gameIds)('the players listed for %s are those that its brain has, in the same order', game => {
  expect(levelsOf(game)).toEqual(Object.keys(brainOf(game).levels))
  expect(botsOf(game)).toEqual(Object.keys(brainOf(game).bots))
})

test('listing the players loads no search', () => {
  const imports = (name: string) =>
    [...readFileSync(join(__dirname, name), 'utf8').matchAll(/^import (?!type).*'(.*)'$/gm)].map(match => match[1])
  expect(imports('roster.ts')).toEqual(['./brain'])
  expect(imports('brain.ts')).toEqual([])
})
