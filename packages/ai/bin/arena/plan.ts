import type { GameId } from '@tabuleiro/engine'
import type { ClockId } from './clocks'

/** One of the two players: its name as on the command line, and the factor of its budgets. */
export interface Entrant {
  readonly player: string
  readonly speed: number
  /** The arguments of `go` for an external engine. */
  readonly go: string
}

/** Whether a player is an external engine. */
export const isExternal = ({ player }: Pick<Entrant, 'player'>): boolean => player.startsWith('ugi:')

/** A match of many games as data: what a thread needs to play any of them. */
export interface Plan {
  readonly game: GameId
  readonly options: object
  readonly a: Entrant
  readonly b: Entrant
  readonly games: number
  readonly seed: number
  /** Random plies at the beginning; each opening is played twice. */
  readonly opening: number
  /** A game this long is a draw. */
  readonly maxPlies: number
  /** What limits of time are measured by. */
  readonly clock: ClockId
}

export type Name = 'a' | 'b'

/** How one game went. */
export interface GameReport {
  readonly game: number
  readonly first: Name
  readonly winner: Name | null
  readonly reason: string
  readonly plies: number
  readonly moves: readonly string[]
  /** Moves made by each player, and the seconds they took by its own clock. */
  readonly thought: { readonly [K in Name]: { readonly moves: number; readonly seconds: number } }
  /** What went wrong, in a sentence. */
  readonly note?: string
}

/** A seed for one purpose of one game: far apart for near games, the same in every thread. */
export function seedFor(seed: number, game: number, purpose: number): number {
  let z = Math.imul(seed ^ 0x5bd1e995, 0x9e3779b1) + Math.imul(game, 0x85ebca6b) + Math.imul(purpose, 0xc2b2ae35)
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
  return (z ^ (z >>> 15)) >>> 1
}
