import { moveList, type Line, type Move } from '@tabuleiro/engine'
import { SWAP, type TrikeState } from '@tabuleiro/engine/games/trike'
import type { Bot } from '../../brain'
import type { Dice } from '../../search/dice'

/** rules 11: a random first cell, the toss of a coin for the swap, and otherwise the bot's own way. */
function opening(line: Line<TrikeState>, dice: Dice, play: (cells: Int32Array) => Move): Move {
  const { state } = line
  const list = moveList(state.setup)
  line.moves(list)
  const reached = list.at.subarray(0, list.size)
  if (state.stones === 0) return reached[dice.roll(list.size)]
  if (reached[list.size - 1] !== SWAP) return play(reached)
  return dice.roll(2) === 0 ? SWAP : play(reached.subarray(0, -1))
}

/** Any reachable cell. */
const easy: Bot<TrikeState> = (line, dice) => opening(line, dice, cells => cells[dice.roll(cells.length)])

/** The cell from which the pawn could reach most cells; of equal ones the first in reading order. */
const hard: Bot<TrikeState> = (line, dice) =>
  opening(line, dice, cells => {
    let best = 0
    let most = -1
    for (const cell of Array.from(cells).sort((a, b) => a - b)) {
      const reach = reachFrom(line, cell)
      if (reach <= most) continue
      most = reach
      best = cell
    }
    return best
  })

function reachFrom(line: Line<TrikeState>, cell: Move): number {
  const list = moveList(line.state.setup)
  line.push(cell)
  line.moves(list)
  line.pop()
  return list.size
}

/** The players of the report (rules 11). */
export const bots = { easy, hard }
