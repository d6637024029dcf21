import type { Puzzle } from '@tabuleiro/ai'
import type { PuzzleProgress } from '../progress/progress'

/** What the page is doing with a puzzle, for programs that drive it. */
export type SolvingState = 'asking' | 'wrong' | 'solved' | 'shown'

/** The steps of a hint: the piece or place where the move begins, the move, and why it is good. */
export const HINT_STEPS = ['place', 'move', 'why'] as const
export type HintStep = (typeof HINT_STEPS)[number]

/** How far a puzzle is solved: a value, and the functions below make a new one from an old one. */
export interface Solving {
  readonly puzzle: Puzzle
  readonly state: SolvingState
  /** How many moves of the solution stand on the board. */
  readonly plies: number
  /** The hint on the screen, for the present move. */
  readonly hint: HintStep | undefined
  /** A move that is not the one asked for: it is being judged, refuted, or wins after all. */
  readonly tried: string | undefined
  /** What follows a wrong move. */
  readonly refutation: readonly string[]
  /** Whether every move was right without help. */
  readonly isClean: boolean
}

/** A puzzle before its first move. */
export function startSolving(puzzle: Puzzle): Solving {
  const fresh = { hint: undefined, tried: undefined, refutation: [] }
  return { puzzle, state: 'asking', plies: 0, isClean: true, ...fresh }
}

/** Whether a move is asked for: the board takes it. */
export function isAsked(solving: Solving): boolean {
  return solving.state === 'asking' && solving.tried === undefined && isOwnPly(solving.plies) && !isComplete(solving)
}

const isOwnPly = (plies: number): boolean => plies % 2 === 0
const isComplete = ({ puzzle, plies }: Solving): boolean => plies >= puzzle.solution.length

/** The move that is asked for, or undefined. */
export function askedMove(solving: Solving): string | undefined {
  return isAsked(solving) ? solving.puzzle.solution[solving.plies] : undefined
}

/** The move of the other side that comes next: the answer to the right move. */
export function nextReply({ puzzle, state, plies }: Solving): string | undefined {
  return state === 'asking' && !isOwnPly(plies) ? puzzle.solution[plies] : undefined
}

/** The person has made a move: the right one, or one to be judged. */
export function makeMove(solving: Solving, move: string): Solving {
  const { puzzle, plies } = solving
  const isRight = move === puzzle.solution[plies] || (plies === 0 && puzzle.first.includes(move))
  if (!isRight) return { ...solving, tried: move, hint: undefined }
  return afterPly({ ...solving, hint: undefined })
}

/** The other side has answered. */
export function makeReply(solving: Solving): Solving {
  return nextReply(solving) === undefined ? solving : afterPly(solving)
}

/** One more ply of the solution stands on the board. The last one solves the puzzle. */
function afterPly(solving: Solving): Solving {
  const next = { ...solving, plies: solving.plies + 1 }
  return isComplete(next) ? { ...next, state: 'solved' } : next
}

/** What a move that was not asked for turned out to be. */
export type Verdict = { readonly wins: true } | { readonly wins: false; readonly refutation: readonly string[] }

/** The move that was tried is judged: it wins as well and is accepted, or it is wrong. */
export function judgeTried(solving: Solving, verdict: Verdict): Solving {
  if (solving.tried === undefined || solving.state !== 'asking') return solving
  if (verdict.wins) return { ...solving, state: 'solved' }
  return { ...solving, state: 'wrong', isClean: false, refutation: verdict.refutation }
}

/** After a wrong move: the position before it is asked again. After the end: the whole puzzle. */
export function tryAgain(solving: Solving): Solving {
  if (solving.state !== 'wrong') return { ...startSolving(solving.puzzle), isClean: false }
  return { ...solving, state: 'asking', tried: undefined, refutation: [], hint: undefined }
}

/** The next step of a hint. */
export function takeHint(solving: Solving): Solving {
  if (!isAsked(solving)) return solving
  const step = solving.hint === undefined ? 0 : HINT_STEPS.indexOf(solving.hint) + 1
  return { ...solving, hint: HINT_STEPS[step] ?? 'why', isClean: false }
}

/** The solution is shown from here on, move by move. */
export function showSolution(solving: Solving): Solving {
  if (solving.state === 'solved' || solving.state === 'shown') return solving
  return { ...solving, state: 'shown', tried: undefined, refutation: [], hint: undefined, isClean: false }
}

/** The next move of a solution that is being shown. */
export function nextShown({ puzzle, state, plies }: Solving): string | undefined {
  return state === 'shown' ? puzzle.solution[plies] : undefined
}

/** One more move of the solution was shown. */
export function stepShown(solving: Solving): Solving {
  return nextShown(solving) === undefined ? solving : { ...solving, plies: solving.plies + 1 }
}

/** What to note of the puzzle now, if anything. */
export function resultOfSolving({ state, isClean }: Solving): PuzzleProgress['result'] | undefined {
  if (state === 'solved') return isClean ? 'first' : 'solved'
  return state === 'asking' ? undefined : 'missed'
}
