import { positionOf, type Match, type Pair, type Side } from '@tabuleiro/engine'
import { lookUpGameUi } from '../../games/registry'
import { pieceColours } from '../../theme/tokens'
import type { Theme } from '../../theme/useTheme'

/** The colours in which both players play at the end of a match. */
export function playerColours(match: Match, theme: Theme): Pair<string> {
  const gameUi = lookUpGameUi(match.game)
  const colourOf = (side: Side): string => {
    const colour = gameUi.draw.colours[gameUi.score(positionOf(match), side).appearance.kind]
    if (colour === undefined) throw new Error('a player without a colour')
    return colour === 'navyGlaze' ? theme.navyGlaze : pieceColours[colour]
  }
  return [colourOf(0), colourOf(1)]
}
