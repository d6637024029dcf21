import { listBots, LEVEL_IDS } from '@tabuleiro/ai'
import { gameIds } from '@tabuleiro/engine'
import { createTranslator } from '../i18n/languages'
import { texts } from '../i18n/loading'
import { listComputers } from './computers'

describe.each(['en', 'pt'] as const)('in %s', language => {
  const { t } = createTranslator(language)

  test.each(gameIds)('every computer player of %s has a name of its own and a line about how it plays', game => {
    const computers = listComputers(t, game)
    expect(computers.map(computer => computer.player)).toEqual([
      ...LEVEL_IDS.map(id => `level:${id}`),
      ...listBots(game).map(id => `report:${id}`),
    ])
    expect(new Set(computers.map(computer => computer.name)).size).toBe(computers.length)
    // A text that is missing shows as its key.
    for (const { name, about } of computers) expect(`${name} ${about}`).not.toMatch(/(level|bot)\./)
  })
})

test('no text is about a computer player that does not exist', () => {
  expect(Object.keys(texts.en.level)).toEqual(LEVEL_IDS)
  for (const game of gameIds) expect(Object.keys(texts.en[game].bot).sort()).toEqual([...listBots(game)].sort())
})
