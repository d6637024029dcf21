import { moveList, type Line, type Move } from '@tabuleiro/engine'
import type { AlliancesState } from '@tabuleiro/engine/games/alliances'
import type { Bot } from '../../brain'
import type { Dice } from '../../search/dice'
import { Distances, goalOf, NEVER, openColours } from './distances'

/** rules 13: the computer players of the report, with exact distances. */
export const bots: Readonly<Record<string, Bot<AlliancesState>>> = {
  greedy: (line, dice) => likeliest(line, dice, mine => mine),
  'greedy-hard': (line, dice) => likeliest(line, dice, (mine, theirs) => mine - theirs * theirs),
}

/** The move with the highest worth after it, ties at random. */
function likeliest(line: Line<AlliancesState>, dice: Dice, worth: (mine: number, theirs: number) => number): Move {
  const { setup, turn } = line.state
  const open = openColours(line.state)
  const list = moveList(setup)
  const distances = new Distances(setup)
  line.moves(list)
  let best: Move[] = []
  let most = -Infinity
  for (const move of list.at.subarray(0, list.size)) {
    line.push(move)
    distances.look(line.state, open)
    const chart = line.state.holderA === turn ? 0 : 1
    line.pop()
    const value = worth(nearness(distances, chart, open), nearness(distances, 1 - chart, open))
    if (value > most) best = []
    if (value < most) continue
    most = value
    best.push(move)
  }
  return best[dice.roll(best.length)]
}

/** V of the rules: 1 / (D + 1)^3 for each of the colours, 0 for a blocked one. */
function nearness({ totals }: Distances, chart: number, colours: number): number {
  let sum = 0
  for (let colour = 1; colour <= 3; colour++) {
    const missing = totals[goalOf(chart, colour)]
    if ((colours >> (colour - 1)) & 1 && missing !== NEVER) sum += (missing + 1) ** -3
  }
  return sum
}
