import type { Match } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { lookUpGameUi } from '../games/registry'
import type { GameComparison } from '../model/library/compareGames'
import { sayMoveAt, type MoveStyle } from './moves'

/** A saved game and the one in a link, and how their moves are said. */
export interface TwoGames {
  readonly own: Match
  readonly link: Match
  readonly style: MoveStyle
}

/** Where two games part. */
type Parting = Extract<GameComparison, { readonly kind: 'parted' }>

/** How a saved game and one from a link are related. */
export function formatComparison(t: TFunction, kinship: GameComparison, both: TwoGames): string {
  switch (kinship.kind) {
    case 'same':
      return t('link.known')
    case 'linkEnded':
      return t('link.endedThere')
    case 'ownEnded':
      return t('link.endedHere')
    case 'linkAhead':
      return t('link.behind', { count: kinship.count })
    case 'ownAhead':
      return t('link.ahead', { count: kinship.count })
    case 'parted':
      return formatParting(t, kinship, both)
  }
}

/** Where two games part, and with which moves. */
export function formatParting(t: TFunction, { move, at }: Parting, { own, link, style }: TwoGames): string {
  const say = (match: Match) => sayMoveAt(t, lookUpGameUi(match.game), match, at, style)
  return t('link.parts', { move, own: say(own), other: say(link) })
}
