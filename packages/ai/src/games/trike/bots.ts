import { moveList, type Move, type MoveList } from '@tabuleiro/engine'
import { maySwap, SWAP, type TrikeState } from '@tabuleiro/engine/games/trike/internals'
import type { Bot } from '../gameAi'
import type { MoveScore } from '../../search/onePly'

/** rules 11: a random first cell, the toss of a coin for the swap, and otherwise the bot's own way. */
function opening(own: (list: MoveList) => MoveScore<TrikeState>): Bot<TrikeState> {
  return (s, random) => {
    if (s.stones === 0) return anyCell
    const worth = own(moveList(s.setup))
    const swaps = maySwap(s) && random.below(2) === 0
    return (line, move, before) => (move === SWAP ? (swaps ? Infinity : -Infinity) : worth(line, move, before))
  }
}

const anyCell: MoveScore<TrikeState> = () => 0

/** The cell from which the pawn could reach most cells; of equal ones the first in reading order. */
function mobility(list: MoveList): MoveScore<TrikeState> {
  return (line, cell: Move) => {
    line.moves(list)
    return list.size - cell / line.state.setup.empty.length
  }
}

/** The players of the report (rules 11). */
export const bots: Readonly<Record<string, Bot<TrikeState>>> = {
  easy: opening(() => anyCell),
  hard: opening(mobility),
}
