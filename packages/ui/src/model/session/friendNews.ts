import { positionOf, resultOf, type Match, type Side } from '@tabuleiro/engine'
import { linkSideOf } from './seats'

/** Whether a game by link is at a moment that the friend has to hear of, as far as this device can know. */
export function hasNewsForFriend(match: Match): boolean {
  const own = linkSideOf(match)
  if (own === undefined) return false
  const { ending, request } = match
  if (ending !== undefined) return ending.how === 'agreed' || ending.by === own
  return request?.by === own || lastMover(match) === own || (!isOver(match) && positionOf(match).turn !== own)
}

function lastMover({ plies, positions }: Match): Side | undefined {
  return plies.length === 0 ? undefined : positions[plies.length - 1]?.turn
}

function isOver(match: Match): boolean {
  return resultOf(match) !== undefined
}
