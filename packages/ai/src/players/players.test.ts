import { gameIds } from '@tabuleiro/engine'
import { gameAiFor } from '../games/registry'
import { listBots, listLevels } from './players'

test.each(gameIds)('the players listed for %s are those that its GameAi has, in the same order', game => {
  expect(listLevels(game)).toEqual(Object.keys(gameAiFor(game).levels))
  expect(listBots(game)).toEqual(Object.keys(gameAiFor(game).bots))
})
