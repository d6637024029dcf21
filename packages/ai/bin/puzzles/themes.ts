import {
  gameOf,
  legalMoves,
  Line,
  next,
  winFor,
  type GameEvent,
  type GameId,
  type Move,
  type Side,
  type State,
} from '@tabuleiro/engine'
import { ThreatSearch } from '../../src/answers/threatSearch'
import { THEMES, type Theme } from '../../src/puzzles/themes'

/** The themes of a line: what its moves do for the side that solves it, and how the game ends. */
export function themesOf(game: GameId, s: State, moves: readonly Move[]): Theme[] {
  const rules = gameOf(game)
  const side = s.turn
  const found = new Set<Theme>()
  let at = s
  for (const move of moves) {
    const after = next(rules, at, move)
    const events = rules.events(at, move, after)
    if (at.turn === side) for (const theme of ownThemes(events, side)) found.add(theme)
    if (events.some(({ kind }) => kind === 'trapped')) found.add(at.turn === side ? 'trap' : 'zugzwang')
    if (at.turn === side && mayTrapInVain(game, at)) found.add('majority')
    if (rules.outcome(after, 1) !== 'playing' && rules.reason(after, 1) === 'blocked') found.add('block')
    at = after
  }
  if (defends(game, s, moves[0])) found.add('block')
  return THEMES.filter(theme => found.has(theme))
}

/** Whether an event brings the side that solves the puzzle nearer to its win. */
export function isGain(event: GameEvent, side: Side): boolean {
  if (event.kind === 'captured' || event.kind === 'trapped') return true
  return (event.kind === 'woken' || event.kind === 'scored' || event.kind === 'won') && event.side === side
}

function ownThemes(events: readonly GameEvent[], side: Side): Theme[] {
  const themes: Theme[] = []
  let captures = 0
  let links = 0
  for (const event of events) {
    if (event.kind === 'captured') {
      captures++
      themes.push(event.how === 'strength' ? 'strength' : 'enclosing')
    } else if (event.kind === 'woken') themes.push('dragon')
    else if (event.kind === 'won' && event.side === side) themes.push(event.how === 'fence' ? 'fence' : 'chain')
    else if (event.kind === 'scored' && event.side === side) themes.push('home')
    else if (event.kind === 'moved' && (event.riders ?? []).length > 0) themes.push('ride')
    else if (event.kind === 'pushed') links++
  }
  if (captures > 1) themes.push('double-capture')
  if (links > 0) themes.push(links > 1 ? 'chain' : 'push')
  return themes
}

/** Whether a move traps the pawn and yet loses: the other side has the majority around it. */
function mayTrapInVain(game: GameId, s: State): boolean {
  const rules = gameOf(game)
  return legalMoves(rules, s).some(move => {
    const after = next(rules, s, move)
    const traps = rules.events(s, move, after).some(({ kind }) => kind === 'trapped')
    return traps && rules.outcome(after, 1) !== winFor(s.turn)
  })
}

/** Whether the first move is one of few that stop a win at the next ply. */
function defends(game: GameId, s: State, move: Move): boolean {
  const threats = new ThreatSearch(new Line(gameOf(game), s), 1)
  while (!threats.step(threats.stride));
  return threats.defence(move) !== undefined
}
