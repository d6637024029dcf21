import { fail, ok, type Result } from './result'

/** One option as data: the new-game form draws itself from this and `readOptions` checks against it. */
export type OptionSpec = Choice<string> | Amount | Flag

export interface Choice<T extends string> {
  readonly kind: 'choice'
  readonly values: readonly T[]
  readonly initial: T
}
/** Whole numbers: `min` to `max` in steps of `step`, and 0 for "off" where `off` is true. */
export interface Amount {
  readonly kind: 'amount'
  readonly min: number
  readonly max: number
  readonly step: number
  readonly off: boolean
  readonly initial: number
}
export interface Flag {
  readonly kind: 'flag'
  readonly initial: boolean
}

export type OptionValue = string | number | boolean
/** A complete set of options: every name of the game with a checked value. */
export type Options = Readonly<Record<string, OptionValue>>

/** Specs in order; one may depend on the options before it (a default size that depends on the board). */
export type OptionSpecs = Readonly<Record<string, OptionSpec | ((chosen: Options) => OptionSpec)>>

type ValueOf<Spec> = Spec extends (chosen: Options) => infer Inner
  ? ValueOf<Inner>
  : Spec extends Choice<infer T>
    ? T
    : Spec extends Amount
      ? number
      : boolean
/** The options type that belongs to a table of specs. */
export type OptionsOf<Specs extends OptionSpecs> = { readonly [K in keyof Specs]: ValueOf<Specs[K]> }

export function choice<const T extends string>(values: readonly T[], initial: NoInfer<T>): Choice<T> {
  return { kind: 'choice', values, initial }
}

export function amount(
  min: number,
  max: number,
  initial: number,
  { step = 1, off = false }: { readonly step?: number; readonly off?: boolean } = {},
): Amount {
  return { kind: 'amount', min, max, step, off, initial }
}

export function flag(initial: boolean): Flag {
  return { kind: 'flag', initial }
}

/** Checks options from outside and fills in the defaults. Unknown names and values are refused. */
export function readOptions<Specs extends OptionSpecs>(specs: Specs, given: unknown): Result<OptionsOf<Specs>> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return fail('options/invalid')
  const values = new Map<string, unknown>(Object.entries(given))
  const chosen: Record<string, OptionValue> = {}
  for (const [name, spec] of Object.entries(specs)) {
    const rule = typeof spec === 'function' ? spec(chosen) : spec
    const value = values.has(name) ? checked(rule, values.get(name)) : rule.initial
    if (value === undefined) return fail('options/invalid')
    chosen[name] = value
    values.delete(name)
  }
  return values.size > 0 ? fail('options/invalid') : ok(chosen as OptionsOf<Specs>)
}

/** The options that differ from the defaults: what links and menus show. */
export function nonDefaultOptions(specs: OptionSpecs, options: Options): Options {
  return Object.fromEntries(
    Object.entries(specs)
      .filter(([name, spec]) => options[name] !== (typeof spec === 'function' ? spec(options) : spec).initial)
      .map(([name]) => [name, options[name]]),
  )
}

function checked(spec: OptionSpec, value: unknown): OptionValue | undefined {
  if (spec.kind === 'flag') return typeof value === 'boolean' ? value : undefined
  if (spec.kind === 'choice') return spec.values.find(v => v === value)
  if (typeof value !== 'number' || !Number.isInteger(value)) return undefined
  if (spec.off && value === 0) return 0
  return value >= spec.min && value <= spec.max && (value - spec.min) % spec.step === 0 ? value : undefined
}
