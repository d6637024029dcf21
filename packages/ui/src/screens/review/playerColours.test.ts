import { expectOk, gameIds, newMatch } from '@tabuleiro/engine'
import { contrast } from '../../testing/contrast'
import { palettes, type Scheme } from '../../theme/tokens'
import { playerColours } from './playerColours'

const schemes: readonly Scheme[] = ['light', 'dark']
const cases = gameIds.flatMap(game => schemes.map(scheme => [game, scheme] as const))

test.each(cases)('the two players of %s are told apart in their graph, in %s', (game, scheme) => {
  const [one, other] = playerColours(expectOk(newMatch({ game })), { ...palettes[scheme], scheme })
  expect(contrast(one, other)).toBeGreaterThanOrEqual(3)
})
