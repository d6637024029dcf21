import type { GameId } from '@tabuleiro/engine'
import { gameAiFor } from '../../src/games/registry'

/** What is measured: levels against the players of the reports, each level against the one below, a phone against a desktop. */
export const SUITES = ['bots', 'levels', 'phone'] as const
export type Suite = (typeof SUITES)[number]

/** A meeting in the arena, as its arguments. */
export interface Pairing {
  readonly suite: Suite
  readonly game: GameId
  readonly options: string
  readonly a: string
  readonly b: string
  readonly extra: readonly string[]
}

/** The boards on which the strongest level must beat everybody in the reports. */
const boards: Readonly<Record<GameId, readonly string[]>> = {
  'three-dragons': ['{"variant":"basic"}', '{"variant":"strength"}', '{}'],
  trike: ['{"size":7}', '{"size":11}'],
  alliances: ['{"size":7}'],
  turtles: ['{"width":2,"length":4}', '{"width":4,"length":6}'],
}
/** The report's player that is hardest to beat. */
const hardest: Readonly<Record<GameId, string>> = {
  'three-dragons': 'level-2',
  trike: 'hard',
  alliances: 'greedy-hard',
  turtles: 'hard',
}
const ids = Object.keys(boards) as GameId[]

/** A tenth of the time, so a lower bound; stopped as soon as it is certain that 99.5 % explains the games better than 95 %. */
const bots: readonly Pairing[] = ids.flatMap(game =>
  boards[game].flatMap(options =>
    ['random', ...Object.keys(gameAiFor(game).bots).map(bot => `report:${bot}`)].map(b => ({
      suite: 'bots' as const,
      game,
      options,
      a: 'level:5',
      b,
      extra: ['--games', '200', '--speed-a', '0.1', '--sprt', '0.95,0.995'],
    })),
  ),
)

const levels: readonly Pairing[] = ids.flatMap(game =>
  [2, 3, 4, 5].map(level => ({
    suite: 'levels' as const,
    game,
    options: '{}',
    a: `level:${level}`,
    b: `level:${level - 1}`,
    extra: ['--games', '200'],
  })),
)

/**
 * A phone is about twenty times slower: what that costs level 5 against a desktop, what it costs a player who has nothing but
 * time, and what is left against the reports.
 */
const phone: readonly Pairing[] = ids.flatMap(game => [
  { suite: 'phone', game, options: '{}', a: 'level:5', b: 'level:5', extra: ['--games', '40', '--speed-b', '0.05'] },
  {
    suite: 'phone',
    game,
    options: '{}',
    a: 'level:max',
    b: 'level:max',
    extra: ['--games', '40', '--speed-a', '0.04', '--speed-b', '0.002'],
  },
  {
    suite: 'phone',
    game,
    options: '{}',
    a: 'level:5',
    b: `report:${hardest[game]}`,
    extra: ['--games', '100', '--speed-a', '0.05'],
  },
])

export const pairings: readonly Pairing[] = [...bots, ...levels, ...phone]

/** The arguments of the arena for a meeting. */
export function arenaArguments({ game, options, a, b, extra }: Pairing, seed: number): string[] {
  return ['--game', game, '--options', options, '--a', a, '--b', b, '--seed', String(seed), ...extra]
}
