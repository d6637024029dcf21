import type { Thinker, MoveResult } from '@tabuleiro/ai'
import {
  positionOf,
  readMove,
  rulesOf,
  seenAt,
  type Match,
  type Move,
  type Result,
  type State,
} from '@tabuleiro/engine'
import { isComputerOnly, whoMoves } from './seats'
import { seedFor } from './seed'
import type { MatchSession, PlayState } from './session'

/** A computer's move comes at least so many milliseconds after its turn began, so that it is seen. */
const MIN_ANSWER_MS = 300
/** How often a computer is asked before it has failed. */
const ATTEMPTS = 2

/** The world around a table: time, and where chance comes from. */
export interface TurnTiming {
  readonly clock: () => number
  /** Calls back later; what it returns calls that off. */
  readonly schedule: (millis: number, run: () => void) => () => void
  /** The seed for a computer's move; by default the same one for the same moment of the same match. */
  readonly seed?: (match: Match) => number
}

/**
 * Has the computers of a match play until it is stopped by calling what it returns. It stands beside the store as whoever taps
 * does: it hears of changes and hands moves in. Whatever changes the match drops the question that was asked before; looking
 * back neither wakes a computer nor stops it.
 */
export function runComputers(store: MatchSession, thinker: Thinker, around: TurnTiming): () => void {
  const table = new ComputerTurns(store, thinker, around)
  const leave = store.subscribe(() => table.look())
  table.look()
  return () => {
    leave()
    table.clear()
  }
}

/** The turn of a computer, from its beginning until its move is in the match. */
interface ComputerTurn {
  /** The position it is about: another one ends the turn. */
  readonly at: State
  readonly began: number
  attempts: number
  state: 'asked' | 'found' | 'played' | 'failed'
  /** What it has found, while that waits to be seen. */
  move: Move | undefined
  /** Milliseconds that the turn takes at least. */
  pace: number
  callOff: () => void
}

const nothingToCallOff = () => undefined

class ComputerTurns {
  private turn: ComputerTurn | undefined

  constructor(
    private readonly store: MatchSession,
    private readonly thinker: Thinker,
    private readonly around: TurnTiming,
  ) {}

  /** Something has changed: whose turn is it now? */
  look(): void {
    const now = this.store.get()
    const at = waitingFor(now)
    const { turn } = this
    if (turn?.at !== at || (turn?.state === 'failed' && now.thinking !== 'failed')) this.begin(at)
    else if (turn?.state === 'found' && turn.pace !== paceOf(now)) this.schedule(turn)
  }

  /** Nobody plays any more. */
  clear(): void {
    this.begin(undefined)
  }

  private begin(at: State | undefined): void {
    this.drop()
    const turn = at && newTurn(at, this.around.clock())
    this.turn = turn
    // Whoever hears of it looks at the table again and finds this very turn.
    this.store.setThinking(turn ? 'thinking' : 'idle')
    if (turn && turn === this.turn) this.ask(turn)
  }

  private drop(): void {
    const { turn } = this
    this.turn = undefined
    turn?.callOff()
    if (turn?.state === 'asked') this.thinker.cancel()
  }

  private ask(turn: ComputerTurn): void {
    turn.attempts++
    const { match } = this.store.get()
    const { player } = match.seats[turn.at.turn]
    const seed = (this.around.seed ?? seedFor)(match)
    const onAnswer = (answer?: Result<MoveResult>) => this.answered(turn, match, answer)
    void this.thinker.ask(match, { kind: 'move', player, seed }).then(onAnswer, () => onAnswer())
  }

  /** No answer comes from a thinker who was called away to another question: that is a failure like any other. */
  private answered(turn: ComputerTurn, match: Match, answer: Result<MoveResult> | undefined): void {
    if (turn !== this.turn) return
    const move = answer?.ok ? readMove(rulesOf(match), turn.at, seenAt(match), answer.value.move) : undefined
    if (move?.ok) {
      turn.state = 'found'
      turn.move = move.value
      this.schedule(turn)
    } else if (turn.attempts < ATTEMPTS) this.ask(turn)
    else {
      turn.state = 'failed'
      this.store.setThinking('failed')
    }
  }

  /** Plays what was found once its time has come; a clock that was set back does not keep it for longer. */
  private schedule(turn: ComputerTurn): void {
    turn.callOff()
    turn.pace = paceOf(this.store.get())
    const wait = Math.min(turn.pace, turn.began + turn.pace - this.around.clock())
    if (wait > 0) turn.callOff = this.around.schedule(wait, () => this.play(turn))
    else this.play(turn)
  }

  private play(turn: ComputerTurn): void {
    if (turn !== this.turn || turn.move === undefined) return
    turn.state = 'played'
    this.store.submitComputerMove(turn.move)
  }
}

function newTurn(at: State, began: number): ComputerTurn {
  return { at, began, attempts: 0, state: 'asked', move: undefined, pace: MIN_ANSWER_MS, callOff: nothingToCallOff }
}

/** The position in which a computer is to move now; none while it is stopped. */
function waitingFor({ match, isPaused }: PlayState): State | undefined {
  return whoMoves(match) === 'computer' && !isPaused ? positionOf(match) : undefined
}

/** People who play need to see the move, people who watch set the pace. */
function paceOf({ match, pace }: PlayState): number {
  return isComputerOnly(match) ? pace : MIN_ANSWER_MS
}
