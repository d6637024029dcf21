import type { Line, Move, MoveList } from '@tabuleiro/engine'
import { OFF, SWAP, type TrikeState } from '@tabuleiro/engine/games/trike'
import type { Dice } from '../../search/dice'
import { UNCLEAR } from '../../search/proof'
import type { Policy } from '../../search/uct'
import { FAR, DRAW, lossIn, winIn, type Value } from '../../search/value'
import { measureRegion, weights } from './evaluation'
import { Region } from './region'

/** How often a playout looks for a move that does not let the opponent win at once. */
const TRIES = 3
/** On larger boards a first look at all moves is dear. */
const LARGE = 60

/** How tree search looks at Trike: who can trap the pawn (rules 12, "Finishing test"), and what the evaluation says. */
export class TrikePolicy implements Policy<TrikeState> {
  readonly horizon: number
  readonly trust = 3
  readonly curiosity = 0.5
  readonly ripe: number
  private readonly region: Region
  private readonly directions: Int32Array
  private readonly factors = Float64Array.from(Object.values(weights))
  private readonly terms = new Int32Array(this.factors.length)

  /** `line`: the one that the search walks on. */
  constructor(private readonly line: Line<TrikeState>) {
    const { setup } = line.state
    this.region = new Region(setup)
    this.directions = setup.directions
    this.horizon = setup.cells.length + 2
    this.ripe = setup.cells.length > LARGE ? 6 : 1
  }

  rank(_s: TrikeState, list: MoveList, ranks: Int32Array): void {
    const { line } = this
    for (let i = 0; i < list.size; i++) {
      line.push(list.at[i])
      ranks[i] = this.worth(line.state)
      line.pop()
    }
  }

  choose({ cells, pawn, stones }: TrikeState, list: MoveList, dice: Dice): Move {
    const own = (stones & 1) + 1
    const win = this.finish(cells, pawn, own)
    if (win !== 0) return win
    let move = list.at[dice.roll(list.size)]
    for (let i = 1; i < TRIES && (move === SWAP || this.finish(cells, move, 3 - own) !== 0); i++) {
      move = list.at[dice.roll(list.size)]
    }
    return move
  }

  evaluate(s: TrikeState): Value {
    this.region.look(s)
    return this.guess()
  }

  /** The value of the position just reached, for the side that moved there. */
  private worth(s: TrikeState): Value {
    const { region, line } = this
    const outcome = line.outcome()
    if (outcome === 'draw') return DRAW
    if (outcome !== 'playing') return (outcome === 'first') === (s.turn === 1) ? winIn(1) : lossIn(1)
    region.look(s)
    if (region.result === UNCLEAR || region.result === 0) return -this.guess()
    return region.result > 0 ? lossIn(1 + region.left) : winIn(1 + region.left)
  }

  private guess(): Value {
    const { factors, terms } = this
    measureRegion(this.region, terms)
    let sum = 0
    for (let i = 0; i < terms.length; i++) sum += terms[i] * factors[i]
    return Math.max(1 - FAR, Math.min(FAR - 1, Math.round(sum)))
  }

  /** The cell beside `pawn` where `own` traps it and wins, or 0. The cell of `pawn` counts as the opponent's, not as empty. */
  private finish(cells: TrikeState['cells'], pawn: number, own: number): Move {
    const { directions } = this
    for (let d = 0; d < directions.length; d++) {
      const cell = pawn + directions[d]
      if (cells[cell] !== 0) continue
      let lead = 0
      let e = 0
      for (; e < directions.length; e++) {
        const next = cell + directions[e]
        const content = cells[next]
        if (next === pawn) continue
        if (content === 0) break
        if (content === own) lead++
        else if (content !== OFF) lead--
      }
      // The checkers on the two last cells cancel each other.
      if (e === directions.length && lead > 0) return cell
    }
    return 0
  }
}
