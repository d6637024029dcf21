import { listLevels } from '@tabuleiro/ai'
import type { SavedGame } from '../library/library'
import { isAgainstComputer, isPersonSeat } from '../session/seats'

/** How many wins in a row against a level say that it is too weak. */
const WINS = 2
const LEVEL = 'level:'

/** A finished match, as far as its players matter here. */
type Finished = Pick<SavedGame, 'game' | 'seats' | 'result'>

/**
 * The level to suggest after a match that a person has won: the next one, once the last games of this kind against the
 * same level were all won. As `Seat.player` names it; undefined where there is none to suggest. `games` are the saved
 * games with this match among them, the last changed first.
 */
export function suggestNextLevel(games: readonly SavedGame[], match: Finished): string | undefined {
  const player = computerIn(match)
  if (player === undefined || !isWon(match)) return undefined
  const levels = listLevels(match.game)
  const at = levels.findIndex(level => `${LEVEL}${level}` === player)
  const next = at < 0 ? undefined : levels[at + 1]
  const played = games.filter(
    saved => saved.game === match.game && saved.result !== undefined && computerIn(saved) === player,
  )
  const areWon = played.length >= WINS && played.slice(0, WINS).every(isWon)
  return areWon && next !== undefined ? `${LEVEL}${next}` : undefined
}

/** The computer that one person plays against; undefined in every other match. */
function computerIn(match: Finished): string | undefined {
  return isAgainstComputer(match) ? match.seats.find(seat => !isPersonSeat(seat))?.player : undefined
}

/** Whether the person at the device has won. */
function isWon({ seats, result }: Finished): boolean {
  return result?.winner !== undefined && isPersonSeat(seats[result.winner])
}
