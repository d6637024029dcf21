import type { GameId } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'

/** The values of a text's placeholders. */
type Values = Readonly<Record<string, string | number>>

/** A text by a key that the compiler cannot check: a level, a number. A missing text gives `values.defaultValue`. */
export function sayName(
  t: TFunction,
  family: 'level' | 'count',
  names: readonly string[],
  values: Values = {},
): string {
  return lookUp(t, [family, ...names], values)
}

/** A text of a game by a key that the engine gives: an option, a value, a reason code, the kind of a piece. */
export function sayOfGame(t: TFunction, game: GameId, names: readonly string[], values: Values = {}): string {
  return lookUp(t, [game, ...names], values)
}

/** A text of a game that is loaded when it is first needed: about a refused tap, after a match, of the game itself. */
export function sayMore(t: TFunction, game: GameId, names: readonly string[], values: Values = {}): string {
  return lookUp(t, ['more', game, ...names], values)
}

function lookUp(t: TFunction, names: readonly string[], values: Values): string {
  return (t as unknown as (key: string, values: Values) => string)(names.join('.'), values)
}
