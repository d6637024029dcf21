import {
  legalMoves,
  next,
  otherSide,
  positionOf,
  rulesOf,
  winFor,
  type Game,
  type GameEvent,
  type Match,
  type Move,
  type Side,
  type State,
} from '@tabuleiro/engine'
import type { EventPattern, Goal } from './lesson'

/** Whether an event is what a pattern names. */
export function isLike(event: GameEvent, pattern: EventPattern): boolean {
  const fields = new Map<string, unknown>(Object.entries(event))
  return Object.entries(pattern).every(([name, value]) => String(fields.get(name)) === String(value))
}

/** What a legal move would do at the present position of a match, in order. */
export function eventsOfMove(match: Match, move: Move): readonly GameEvent[] {
  return eventsFrom(rulesOf(match), positionOf(match), move)
}

/** Whether a legal move reaches a goal. */
export function reachesGoal(match: Match, goal: Goal, move: Move): boolean {
  const game = rulesOf(match)
  const before = positionOf(match)
  const after = next(game, before, move)
  switch (goal.kind) {
    case 'any':
      return true
    case 'event':
      return doesEvent(game, before, move, goal.event)
    case 'win':
      return isWon(game, after, before.turn)
    case 'prevent':
      return (
        !(isOfSide(goal.event, otherSide(before.turn)) && doesEvent(game, before, move, goal.event)) &&
        legalMoves(game, after).every(answer => !doesEvent(game, after, answer, goal.event))
      )
    case 'hold':
      return !isWon(game, after, otherSide(before.turn)) && !canWin(game, after)
    case 'force':
      return game.outcome(after, 1) === 'playing' && everyAnswerLoses(game, after)
  }
}

function doesEvent(game: Game, before: State, move: Move, pattern: EventPattern): boolean {
  return eventsFrom(game, before, move).some(event => isLike(event, pattern))
}

/** Whether a pattern names a side as the one that gains: a move can bring that about for the other side too. */
function isOfSide(pattern: EventPattern, side: Side): boolean {
  return 'side' in pattern && pattern.side === side
}

function isWon(game: Game, s: State, side: Side): boolean {
  return game.outcome(s, 1) === winFor(side)
}

/** Whether the side to move can win at once. */
function canWin(game: Game, s: State): boolean {
  return legalMoves(game, s).some(move => isWon(game, next(game, s, move), s.turn))
}

function everyAnswerLoses(game: Game, after: State): boolean {
  return legalMoves(game, after).every(answer => {
    const s = next(game, after, answer)
    return isWon(game, s, otherSide(after.turn)) || canWin(game, s)
  })
}

function eventsFrom(game: Game, before: State, move: Move): readonly GameEvent[] {
  return game.events(before, move, next(game, before, move))
}
