import { otherSide, positionOf, type Match, type Options, type Side } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import type { GameUi, ReasonValues } from '../games/game'
import { lookUpMore } from '../games/more'
import { sayMore } from '../i18n/say'
import { isHere } from '../model/session/seats'
import { formatColour, personOf, shortSeatName } from './playerNames'
import type { Ended } from './result'
import { formatMoveCount, lastMoveNumber } from './savedGames'

/**
 * Why the match is over: a whole sentence that says what the rules make of it. Empty while the match is on. With
 * `areWhole` no name is cut.
 */
export function formatResultReason(t: TFunction, gameUi: GameUi, { match, result }: Ended, areWhole = false): string {
  if (!result) return ''
  const { ending, game } = match
  const values = reasonValues(t, gameUi, match, result.winner, areWhole)
  if (ending) return t(`ended.${ending.how}`, values)
  const state = positionOf(match)
  return (
    lookUpMore(game)?.explainResult?.(t, state, result.reason, values) ??
    sayMore(t, game, ['reason', result.reason], values)
  )
}

/** What the sentence may name. In a draw the first player stands for the winner: no sentence names one. */
function reasonValues(
  t: TFunction,
  gameUi: GameUi,
  match: Match,
  won: Side | undefined,
  areWhole: boolean,
): ReasonValues {
  const winner = won ?? 0
  const loser = otherSide(winner)
  const state = positionOf(match)
  const isYou = (side: Side) => won !== undefined && personOf(match, side).context === 'you'
  return {
    ...numbersIn(match.setup.options),
    ...(isYou(winner) ? { context: 'won' } : isYou(loser) ? { context: 'lost' } : {}),
    winner: shortSeatName(t, match, winner, areWhole),
    loser: shortSeatName(t, match, loser, areWhole),
    winnerColour: formatColour(t, match, gameUi, state, winner),
    loserColour: formatColour(t, match, gameUi, state, loser),
    own: gameUi.score(state, winner).score,
    other: gameUi.score(state, loser).score,
  }
}

function numbersIn(options: Options): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value] as const] : [])),
  )
}

/** How long the match was, and how many hints its people here took; of hints nothing where none of them could. */
export function formatEffort(t: TFunction, match: Match): string {
  const moves = formatMoveCount(t, lastMoveNumber(match))
  const { allowed, used } = match.hints
  const people = ([0, 1] as const).filter(side => isHere(match, side))
  if (!allowed || people.length === 0) return moves
  return t('ended.effort', {
    moves,
    hints: t('ended.hints', { count: people.reduce<number>((sum, side) => sum + used[side], 0) }),
  })
}
