import { games, type Side } from '@tabuleiro/engine'
import type { PlayerScore, TrayPlace } from '../game'
import { trayAppearance } from './appearance'
import type { TurtlesState } from './shape'

/** The turtles in the sea count; the shell without a number stands for all five. */
export function score(s: TurtlesState, side: Side): PlayerScore {
  const { seats, scored } = games.turtles.facts(s)
  return { appearance: { kind: seats[side], side, notes: ['beside'] }, score: scored[side].length }
}

/** The five turtles of a player, small ones first: in the nest, on the beach (tapped one by one), or in the sea. */
export function tray(s: TurtlesState, side: Side | undefined): readonly TrayPlace[] {
  return games.turtles
    .pieces(s)
    .filter(piece => piece.side === side)
    .sort((a, b) => (a.value ?? 0) - (b.value ?? 0))
    .map(piece => {
      const appearance = trayAppearance(piece)
      if (piece.height !== undefined) return { place: `turtle-${piece.id}`, appearance, state: 'onBoard' }
      return piece.at.startsWith('nest-')
        ? { place: piece.at, appearance, state: 'here' }
        : { place: undefined, appearance, state: 'done' }
    })
}
