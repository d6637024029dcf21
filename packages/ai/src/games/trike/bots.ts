import { moveList, type Move, type MoveList } from '@tabuleiro/engine'
import { maySwap, SWAP, type TrikeState } from '@tabuleiro/engine/games/trike/internals'
import type { Bot, Bots } from '../gameAi'
import type { players } from './players'
import type { MoveScore } from '../../search/onePly'

/** A bot of the report (rules 11): a random first cell, a coin toss for the swap, otherwise its own score. */
function opening(own: (list: MoveList) => MoveScore<TrikeState>): Bot<TrikeState> {
  return (s, random) => {
    if (s.stones === 0) return anyCell
    const score = own(moveList(s.setup))
    const swaps = maySwap(s) && random.below(2) === 0
    return (line, move, before) => (move === SWAP ? (swaps ? Infinity : -Infinity) : score(line, move, before))
  }
}

const anyCell: MoveScore<TrikeState> = () => 0

/** Scores a cell by how many cells the pawn can reach from it; of equal ones the first in reading order is higher. */
function mobility(list: MoveList): MoveScore<TrikeState> {
  return (line, cell: Move) => {
    line.moves(list)
    return list.size - cell / line.state.setup.empty.length
  }
}

/** The computer players of the report (rules 11). */
export const bots: Bots<typeof players, TrikeState> = {
  easy: opening(() => anyCell),
  hard: opening(mobility),
}
