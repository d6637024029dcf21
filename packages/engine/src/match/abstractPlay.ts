import { nonDefaultOptions } from '../core/options'
import { fail, ok, type Result } from '../core/result'
import { resultOf, rulesOf, type Match } from './match'
import { toRecord } from './record'

/** A finished game in the form that the Abstract Play site collects (its "game record" JSON schema 1-0-0). */
export interface AbstractPlayRecord {
  readonly header: {
    readonly game: { readonly name: string; readonly variants: readonly string[] }
    readonly site: { readonly name: string }
    readonly 'date-start': string
    readonly 'date-end': string
    readonly 'date-generated': string
    readonly players: readonly { readonly name: string; readonly is_ai: boolean; readonly result: number }[]
    readonly startingPosition?: string
  }
  /** One entry a round: a move of each player, null where a player did not move. */
  readonly moves: readonly (readonly (string | null)[])[]
}

/** Exports a finished match; the caller, which has a clock, gives the dates as ISO texts. */
export function toAbstractPlay(
  match: Match,
  dates: { readonly start: string; readonly end: string; readonly generated: string },
): Result<AbstractPlayRecord> {
  const result = resultOf(match)
  if (result === undefined) return fail('game/unfinished')
  const game = rulesOf(match)
  const { moves } = toRecord(match)
  const line = match.positions[0].turn === 1 ? [null, ...moves] : moves
  const options = Object.entries(nonDefaultOptions(game.options, match.setup.options))
  return ok({
    header: {
      game: { name: game.name, variants: options.map(([name, value]) => `${name}=${value}`) },
      site: { name: 'Tabuleiro' },
      'date-start': dates.start,
      'date-end': dates.end,
      'date-generated': dates.generated,
      players: match.seats.map((seat, side) => ({
        name: seat.name,
        is_ai: seat.player !== 'human' && seat.player !== 'friend',
        result: Number(result.winner === side),
      })),
      ...(match.start === undefined ? {} : { startingPosition: match.start }),
    },
    moves: Array.from({ length: Math.ceil(line.length / 2) }, (_, round) => line.slice(2 * round, 2 * round + 2)),
  })
}
