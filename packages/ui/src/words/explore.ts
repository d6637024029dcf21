import type { LineResult } from '@tabuleiro/ai'
import {
  gameOf,
  moveNumber,
  otherSide,
  positionOf,
  rulesOf,
  type Failure,
  type Match,
  type Side,
  type Tree,
} from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import type { GameUi } from '../games/game'
import type { SavedStudy } from '../model/explore/studyFile'
import type { ListedMove } from '../model/explore/treeRows'
import { formatFailure } from './errors'
import type { MoveStyle } from './moves'
import { seatName, shortSeatName } from './playerNames'

/** A study by the name that it was given, or by its game. */
export function studyName(t: TFunction, { title, game }: Pick<SavedStudy, 'title' | 'game'>): string {
  return title || t('explore.untitled', { game: gameOf(game).name })
}

/** A move of a tree as the list shows it, and as screen readers say it. */
export function sayListedMove(
  t: TFunction,
  gameUi: GameUi,
  { origin }: Tree,
  { path, node, before, isFirst }: ListedMove,
  style: MoveStyle,
): { readonly text: string; readonly number: string; readonly label: string } {
  const game = rulesOf(origin)
  const move = path.at(-1) ?? -1
  const { turn } = before.state
  const notation = game.write(origin.setup, move)
  const words = gameUi.say.nameMove(t, game.events(before.state, move, node.state), before.state)
  const number = moveNumber(path.length - 1, turn)
  return {
    text: style === 'notation' ? notation : words,
    number: turn === 0 ? `${number}.` : isFirst ? `${number}…` : '',
    label: t('explore.moveLabel', { number, name: seatName(t, origin, turn), move: words }),
  }
}

/** The chance of the first player by the best line. */
export function chanceOfFirst(match: Match, { chance }: LineResult): number {
  const first = positionOf(match).turn === 0 ? chance : 1 - chance
  return Math.round(first * 10_000) / 10_000
}

/** What a line is worth: a result that is proven, or the chance of the side to move. */
export function formatLineValue(t: TFunction, match: Match, { chance, known }: LineResult): string {
  const { turn } = positionOf(match)
  const nameOf = (side: Side) => shortSeatName(t, match, side)
  if (known === undefined) return t('explore.chance', { name: nameOf(turn), percent: Math.round(chance * 100) })
  const winner = known.result === 'win' ? turn : otherSide(turn)
  return t('explore.winsIn', { name: nameOf(winner), count: Math.max(1, Math.ceil(known.plies / 2)) })
}

/** The chances of both players in words: a result that is proven, or both in percent. */
export function describeChances(t: TFunction, match: Match, best: LineResult): string {
  if (best.known !== undefined) return formatLineValue(t, match, best)
  const percent = Math.round(chanceOfFirst(match, best) * 100)
  const [first, other] = [shortSeatName(t, match, 0), shortSeatName(t, match, 1)]
  return t('explore.chances', { first, percent, other, rest: 100 - percent })
}

/** A value in few letters, for a line of buttons: `62 %`, or the moves to a proven result. */
export function shortValue({ chance, known }: LineResult): string {
  if (known === undefined) return `${Math.round(chance * 100)} %`
  return `${known.result === 'win' ? '+' : '−'}${Math.max(1, Math.ceil(known.plies / 2))}`
}

/** Why a position cannot be left as it is. */
export function formatPositionFault(t: TFunction, failure: Failure): string {
  return failure.fault === undefined ? formatFailure(t, failure) : t(`explore.fault.${failure.fault}`)
}
