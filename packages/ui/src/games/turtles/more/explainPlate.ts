import { games, type Side } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { sayMore } from '../../../i18n/say'
import type { PlateLine } from '../../game'
import type { TurtlesState } from '../shape'

/** Where the turtles of a player are: in the sea, on the beach, in the nest. */
export function explainPlate(t: TFunction, s: TurtlesState, side: Side): readonly PlateLine[] {
  const { seats, goal, nests, scored, drivers } = games.turtles.facts(s)
  const counts = {
    sea: scored[side].length,
    beach: drivers.filter(driver => driver.side === side).length,
    nest: nests[side].length,
  }
  return (['sea', 'beach', 'nest'] as const).map((place, i) => ({
    pieces: i === 0 ? [{ kind: seats[side], side }] : [],
    text: sayMore(t, 'turtles', ['plate', place], { count: counts[place], goal }),
  }))
}
