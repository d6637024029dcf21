import type { Move } from '@tabuleiro/engine'
import { colourOf, ownerOf, SWAP, type AlliancesState } from '@tabuleiro/engine/games/alliances/internals'
import type { HintReason } from '../gameAi'
import { goalChart, usableDiscs, Distances, FENCES, GOALS, isFence, openColours } from './distances'

/** The most telling effect of a placement for the player who makes it: see `HINT_REASONS`. */
export function hintReason(before: AlliancesState, move: Move, after: AlliancesState): HintReason {
  if (move === SWAP) return 'best'
  const open = openColours(before)
  const was = goalDistances(before, open)
  const is = goalDistances(after, open)
  const mine = after.holderA === before.turn ? 0 : 1
  const gained = (goal: number) => goalChart(goal) === mine && is[goal] < was[goal] && canHold(goal, move)
  const goals = Array.from({ length: GOALS }, (_, goal) => goal)
  if (wonByMover(before, after))
    return goals.some(goal => !isFence(goal) && gained(goal) && is[goal] === 0) ? 'connects' : 'fences'
  const theirs = goals.filter(
    goal => goalChart(goal) !== mine && !((after.owners ^ before.owners) & (3 << (2 * (goal % 3)))),
  )
  if (theirs.some(goal => was[goal] === 1 && is[goal] > 1)) return 'blocks'
  if (goals.some(goal => gained(goal) && is[goal] === 1)) return 'threatens'
  if (theirs.some(goal => was[goal] <= 3 && is[goal] > was[goal])) return 'blocks'
  if (goals.some(goal => goal < FENCES && gained(goal))) return 'connects'
  return goals.some(goal => gained(goal)) ? 'fences' : 'best'
}

const canHold = (goal: number, move: Move): boolean => ((usableDiscs(goal) >> colourOf(move)) & 1) === 1

function goalDistances(s: AlliancesState, colours: number): Uint8Array {
  const distances = new Distances(s.setup)
  distances.measure(s, colours)
  return distances.totals
}

function wonByMover(before: AlliancesState, after: AlliancesState): boolean {
  return [1, 2, 3].some(colour => ownerOf(before, colour) === 0 && ownerOf(after, colour) === before.turn + 1)
}
