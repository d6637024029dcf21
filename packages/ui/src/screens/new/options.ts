import { gameOf, type GameId, type Options, type OptionSpec, type OptionValue } from '@tabuleiro/engine'
import { layOut, type Box } from '../../boards/layout'
import { boardOf } from '../../games/registry'

/** An option to choose: its name, what it may be, and what it is. */
export interface Field {
  readonly name: string
  readonly spec: OptionSpec
  readonly value: OptionValue
}

/** The options of a game as they stand, in the order in which the game lists them. */
export function fieldsOf(game: GameId, options: Options): readonly Field[] {
  return Object.entries(gameOf(game).options).flatMap(([name, spec]) => {
    const value = options[name]
    return value === undefined ? [] : [{ name, spec: typeof spec === 'function' ? spec(options) : spec, value }]
  })
}

/** All options of a game, from some of them; undefined where they do not exist. */
export function completeOptions(game: GameId, some: unknown): Options | undefined {
  const setup = gameOf(game).setup(some)
  return setup.ok ? setup.value.options : undefined
}

/** The options after one was changed. Where that changes what another may be (a size on its board), it takes its default. */
export function withOption(game: GameId, options: Options, name: string, value: OptionValue): Options {
  const changed = { ...options, [name]: value }
  const kept = Object.entries(gameOf(game).options)
    .filter(([, spec]) => typeof spec !== 'function' || isSame(spec(options), spec(changed)))
    .map(([other]) => [other, changed[other]])
  return completeOptions(game, Object.fromEntries(kept)) ?? options
}

function isSame(a: OptionSpec, b: OptionSpec): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Cells closer together than this are too small to be offered. */
const LEAST_PITCH = 24

/** The numbers that an option may take on a screen of this size. A link or a saved game may still bring another. */
export function amountsOf(game: GameId, options: Options, { name, spec }: Field, screen: Box): readonly number[] {
  if (spec.kind !== 'amount') return []
  const count = Math.floor((spec.max - spec.min) / spec.step) + 1
  const all = [...(spec.off ? [0] : []), ...Array.from({ length: count }, (_, i) => spec.min + i * spec.step)]
  const side = Math.min(screen.width, screen.height) - LEAST_PITCH
  return all.filter(value => {
    const setup = gameOf(game).setup({ ...options, [name]: value })
    const shape = setup.ok ? boardOf(game)?.shape(setup.value) : undefined
    return shape !== undefined && layOut(shape, { width: side, height: side }).pitch >= LEAST_PITCH
  })
}
