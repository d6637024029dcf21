import { gameIds, type GameId } from '@tabuleiro/engine'
import { listBots } from '../../src/players/players'
import { benches } from '../../src/games/registry'

/**
 * Level 5 against the bots of the reports, each level against the one below after a random opening and from the start
 * that people meet, a phone against a desktop.
 */
export const SUITES = ['bots', 'levels', 'start', 'phone'] as const
export type Suite = (typeof SUITES)[number]

/** A match in the arena, as its arguments. */
export interface Pairing {
  readonly suite: Suite
  readonly game: GameId
  readonly options: string
  readonly a: string
  readonly b: string
  readonly extra: readonly string[]
}

/** With a tenth of the time, so a lower bound. A sequential test of 99.5 % against 95 % ends it early. */
const bots: readonly Pairing[] = gameIds.flatMap(game =>
  benches[game].strength.boards.flatMap(options =>
    ['random', ...listBots(game).map(bot => `report:${bot}`)].map(b => ({
      suite: 'bots' as const,
      game,
      options: JSON.stringify(options),
      a: 'level:5',
      b,
      extra: ['--games', '200', '--speed-a', '0.1', '--sprt', '0.95,0.995'],
    })),
  ),
)

/** Each level against the one below. */
const climb = (suite: Suite, extra: readonly string[]): readonly Pairing[] =>
  gameIds.flatMap(game =>
    [2, 3, 4, 5, 6, 7, 8].map(level => ({
      suite,
      game,
      options: '{}',
      a: `level:${level}`,
      b: `level:${level - 1}`,
      extra,
    })),
  )

const levels = climb('levels', ['--games', '200'])
const start = climb('start', ['--games', '100', '--opening', '0'])

/**
 * A phone is about twenty times slower: level 5 on a phone against a desktop, the level without a node limit likewise,
 * and level 5 on a phone against the hardest bot.
 */
const phone: readonly Pairing[] = gameIds.flatMap(game => [
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
    b: `report:${benches[game].strength.hardestBot}`,
    extra: ['--games', '100', '--speed-a', '0.05'],
  },
])

export const pairings: readonly Pairing[] = [...bots, ...levels, ...start, ...phone]

/** The arguments of the arena for a pairing. */
export function arenaArguments({ game, options, a, b, extra }: Pairing, seed: number): string[] {
  return ['--game', game, '--options', options, '--a', a, '--b', b, '--seed', String(seed), ...extra]
}
