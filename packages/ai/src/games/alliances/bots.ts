import type { AlliancesState } from '@tabuleiro/engine/games/alliances/internals'
import type { Bot, Bots } from '../gameAi'
import type { players } from './players'
import { Distances, connectionGoal, UNREACHABLE, openColours } from './distances'

/** The computer players of the report (rules 13), with exact distances. */
export const bots: Bots<typeof players, AlliancesState> = {
  greedy: s => scoreByNearness(s, mine => mine),
  'greedy-hard': s => scoreByNearness(s, (mine, theirs) => mine - theirs * theirs),
}

function scoreByNearness(
  s: AlliancesState,
  score: (mine: number, theirs: number) => number,
): ReturnType<Bot<AlliancesState>> {
  const open = openColours(s)
  const distances = new Distances(s.setup)
  return (line, _move, { turn }) => {
    distances.measure(line.state, open)
    const chart = line.state.holderA === turn ? 0 : 1
    return score(nearness(distances, chart, open), nearness(distances, 1 - chart, open))
  }
}

/** V of the rules: the sum of 1 / (D + 1)^3 over the colours, 0 for a blocked one. */
function nearness({ totals }: Distances, chart: number, colours: number): number {
  let sum = 0
  for (let colour = 1; colour <= 3; colour++) {
    const missing = totals[connectionGoal(chart, colour)]
    if ((colours >> (colour - 1)) & 1 && missing !== UNREACHABLE) sum += (missing + 1) ** -3
  }
  return sum
}
