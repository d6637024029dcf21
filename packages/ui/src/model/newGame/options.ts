import { gameOf, type GameId, type Options, type OptionSpec, type OptionValue } from '@tabuleiro/engine'

/** An option to choose: its name, what it may be, and what it is. */
export interface Field {
  readonly name: string
  readonly spec: OptionSpec
  readonly value: OptionValue
}

/** The options of a game with their values, in the order in which the game lists them. */
export function optionFields(game: GameId, options: Options): readonly Field[] {
  return Object.entries(gameOf(game).options).flatMap(([name, spec]) => {
    const value = options[name]
    return value === undefined ? [] : [{ name, spec: typeof spec === 'function' ? spec(options) : spec, value }]
  })
}

/** All options of a game, given some of them; undefined where those are invalid. */
export function completeOptions(game: GameId, some: unknown): Options | undefined {
  const setup = gameOf(game).setup(some)
  return setup.ok ? setup.value.options : undefined
}

/** The options after one was changed. Another whose range that changes (a size on its board) takes its default. */
export function withOption(game: GameId, options: Options, name: string, value: OptionValue): Options {
  const changed = { ...options, [name]: value }
  const unaffected = Object.entries(gameOf(game).options)
    .filter(([, spec]) => typeof spec !== 'function' || isSame(spec(options), spec(changed)))
    .map(([other]) => [other, changed[other]])
  return completeOptions(game, Object.fromEntries(unaffected)) ?? options
}

function isSame(a: OptionSpec, b: OptionSpec): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Whether an option has its default value. */
export function isUsual({ spec, value }: Field): boolean {
  return spec.initial === value
}
