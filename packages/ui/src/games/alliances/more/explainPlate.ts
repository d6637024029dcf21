import { games, type Side, type StateOf } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { capitalised } from '../../../i18n/capitalised'
import { sayMore } from '../../../i18n/say'
import type { PlateLine } from '../../game'
import { COLOURS } from '../colours'
import { discWord } from '../words'

type AlliancesState = StateOf<'alliances'>

const GAME = 'alliances'

/** The chart of a player: each colour with its ally, what has come of it, and how many colours are won. */
export function explainPlate(t: TFunction, s: AlliancesState, side: Side): readonly PlateLine[] {
  const { allies, owner, trophies } = games[GAME].facts(s)
  const pairs = COLOURS.map(colour => {
    const ally = allies[side][colour]
    const fate = owner[colour] === undefined ? 'open' : owner[colour] === side ? 'won' : 'lost'
    const words = { colour: discWord(t, colour), ally: discWord(t, ally) }
    return { pieces: [{ kind: colour }, { kind: ally }], text: capitalised(sayMore(t, GAME, ['plate', fate], words)) }
  })
  return [...pairs, { pieces: [], text: sayMore(t, GAME, ['plate', 'count'], { count: trophies[side] }) }]
}
