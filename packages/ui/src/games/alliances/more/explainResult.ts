import { games, type Side, type StateOf } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { sayMore, sayOfGame } from '../../../i18n/say'
import type { ReasonValues } from '../../game'
import { COLOURS } from '../colours'
import { discWord } from '../words'

type AlliancesState = StateOf<'alliances'>

const GAME = 'alliances'

/** Which colours the winner has, and how each was won. */
export function explainResult(t: TFunction, s: AlliancesState, _: string, values: ReasonValues): string {
  const { owner, trophies } = games[GAME].facts(s)
  const winner: Side = trophies[0] > trophies[1] ? 0 : 1
  const how = new Map(
    games[GAME].evidence(s, 1).map(({ kind, colour }) => [colour, kind === 'path' ? 'connection' : 'fence']),
  )
  const colours = COLOURS.filter(colour => owner[colour] === winner).map(colour => {
    const word = discWord(t, colour)
    const way = how.get(colour)
    return way === undefined ? word : sayOfGame(t, GAME, ['won', way], { colour: word })
  })
  const last = colours.pop() ?? ''
  const both = colours.length === 0 ? last : sayMore(t, GAME, ['and'], { rest: colours.join(', '), last })
  return sayMore(t, GAME, ['reason', 'two-colours'], { ...values, colours: both })
}
