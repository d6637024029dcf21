import { next, positionOf, rulesOf, type GameEvent, type Match, type Move } from '@tabuleiro/engine'
import type { Mark } from './marks'

/** What a move would do beyond its own way, to be seen before it is confirmed. */
export function previewMarks(match: Match, move: Move): readonly Mark[] {
  const game = rulesOf(match)
  const before = positionOf(match)
  const events = game.events(before, move, next(game, before, move))
  const goings = events.filter(event => event.kind === 'moved' || event.kind === 'pushed')
  const cells = new Set(events.flatMap(cellsOf))
  const pushes = goings.flatMap(({ kind, from, to }, i): Mark[] => {
    if (kind === 'moved') return []
    cells.delete(from)
    return [{ kind: 'consequence', cells: [from], arrow: { from, to, pusher: goings[i - 1]?.from } }]
  })
  return cells.size > 0 ? [{ kind: 'consequence', cells: [...cells] }, ...pushes] : pushes
}

/** Where an event shows on the board as it stands before the move. */
function cellsOf(event: GameEvent): readonly string[] {
  switch (event.kind) {
    case 'captured':
    case 'woken':
      return [event.at]
    case 'returned':
    case 'scored':
      return [event.from]
    case 'won':
      return event.cells
    // Nothing beyond the way of the move itself, which is shown anyway.
    case 'placed':
    case 'moved':
    case 'weakened':
    case 'opened':
    case 'climbed':
    case 'pushed':
    case 'smashed':
    case 'swapped':
    case 'trapped':
      return []
  }
}
