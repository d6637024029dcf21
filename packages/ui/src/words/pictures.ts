import { gameOf, positionOf, resultOf, type Match, type Side } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import type { GameUi } from '../games/game'
import { isPerson } from '../model/session/seats'
import { formatColour, seatName } from './playerNames'
import { formatMoveCount, lastMoveNumber } from './savedGames'

/**
 * The lines below a shared picture: the game and its length, both players where names are wanted, and who won. People
 * are called by their colours where their names are not given away, and never "you": others read it.
 */
export function pictureLines(t: TFunction, gameUi: GameUi, match: Match, hasNames: boolean): readonly string[] {
  const { game, seats } = match
  const result = resultOf(match)
  const called = (side: Side): string => {
    const { name } = seats[side]
    if (!isPerson(match, side)) return seatName(t, match, side)
    return hasNames && name !== '' ? name : capitalised(formatColour(t, match, gameUi, positionOf(match), side))
  }
  const outcome =
    result && (result.winner === undefined ? t('result.draw') : t('result.win', { name: called(result.winner) }))
  return [
    `${gameOf(game).name} · ${formatMoveCount(t, lastMoveNumber(match))}`,
    ...(hasNames ? [t('games.versus', { one: called(0), other: called(1) })] : []),
    ...(outcome === undefined ? [] : [outcome]),
  ]
}

function capitalised(text: string): string {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase() + rest.join('')
}
