import {
  otherSide,
  winFor,
  type Cells,
  type Draft,
  type Move,
  type MoveList,
  type Outcome,
  type Rules,
  type Side,
  type State,
} from '../../core/game'
import { fromOf, makeMove, toOf, type ClobberSetup } from './board'

export interface ClobberState extends State {
  readonly setup: ClobberSetup
  /** 0 empty, 1 a stone of the first player, 2 one of the second, `OFF` on the border. */
  readonly cells: Cells
}

/** Where the key of the second player's turn stands: cell 0 is part of the border and never holds a stone. */
const TURN_KEY = 0

export const rules: Rules<ClobberState> = { start, copy, moves, play, outcome, reason, salt }

function start(setup: ClobberSetup): ClobberState {
  return makePosition(setup, setup.opening, 0)
}

/** The position with these stones. */
export function makePosition(setup: ClobberSetup, cells: Uint8Array, turn: Side): ClobberState {
  const s = blank(setup)
  s.cells.set(cells)
  for (const { index } of setup.cells) if (cells[index] !== 0) toggle(s, cells[index], index)
  s.turn = turn
  if (turn === 1) toggle(s, 0, TURN_KEY)
  return s
}

/** Every position is made here: hot code is slower when it meets objects of more than one shape. */
function blank(setup: ClobberSetup): Draft<ClobberState> {
  return { setup, turn: 0, lo: 0, hi: 0, reversiblePlies: 0, cells: setup.empty.slice() }
}

function copy(from: ClobberState, into: Draft<ClobberState> = blank(from.setup)): Draft<ClobberState> {
  into.turn = from.turn
  into.lo = from.lo
  into.hi = from.hi
  into.cells.set(from.cells)
  return into
}

/** Stone by stone from the top left; up, right, down, left. */
function moves(s: ClobberState, out: MoveList): void {
  const { cells, setup } = s
  const { directions } = setup
  const own = s.turn + 1
  let n = 0
  for (let i = 0; i < setup.cells.length; i++) {
    const from = setup.cells[i].index
    if (cells[from] !== own) continue
    for (let d = 0; d < 4; d++) {
      const to = from + directions[d]
      if (cells[to] === 3 - own) out.at[n++] = makeMove(from, to)
    }
  }
  out.size = n
}

function play(s: Draft<ClobberState>, move: Move): void {
  const from = fromOf(move)
  const to = toOf(move)
  const own = s.turn + 1
  s.cells[from] = 0
  s.cells[to] = own
  toggle(s, own, from)
  toggle(s, 3 - own, to)
  toggle(s, own, to)
  s.turn = otherSide(s.turn)
  toggle(s, 0, TURN_KEY)
}

function toggle(s: Draft<ClobberState>, content: number, cell: number): void {
  const { keys, empty } = s.setup
  s.lo ^= keys.lo[content * empty.length + cell]
  s.hi ^= keys.hi[content * empty.length + cell]
}

/** The player to move loses when no own stone has an enemy beside it. */
function outcome(s: ClobberState): Outcome {
  return isOver(s) ? winFor(otherSide(s.turn)) : 'playing'
}

function reason(s: ClobberState): string | undefined {
  return isOver(s) ? 'blocked' : undefined
}

/** Two neighbours of different colours are a move for either player, so the game is over for both at once. */
function isOver(s: ClobberState): boolean {
  const { setup } = s
  for (let i = 0; i < setup.cells.length; i++) {
    const at = setup.cells[i].index
    if (s.cells[at] === 1 && canMove(s, at)) return false
  }
  return true
}

/** Whether the stone on a cell has an enemy beside it. */
export function canMove({ cells, setup }: ClobberState, at: number): boolean {
  const enemy = 3 - cells[at]
  const { directions } = setup
  for (let d = 0; d < 4; d++) if (cells[at + directions[d]] === enemy) return true
  return false
}

/** Nothing but the position matters. */
function salt(): number {
  return 0
}
