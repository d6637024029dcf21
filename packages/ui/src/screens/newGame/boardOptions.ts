import { gameOf, type GameId, type Options } from '@tabuleiro/engine'
import { MIN_PITCH, layOut, type BoardShape, type Box } from '../../board/layout'
import { lookUpGameUi } from '../../games/registry'
import type { Field } from '../../model/newGame/options'

/** With more values than this only round ones are offered. */
const MAX_STEPS = 20

/** The numbers that an option may take on a screen of this size. A link or a saved game may still bring another. */
export function offeredAmounts(game: GameId, options: Options, field: Field, screen: Box): readonly number[] {
  const { name, spec } = field
  if (spec.kind !== 'amount') return []
  const count = Math.floor((spec.max - spec.min) / spec.step) + 1
  const steps = Array.from({ length: count }, (_, i) => spec.min + i * spec.step)
  const offered = count > MAX_STEPS ? steps.filter(value => isRound(value) || value === spec.initial) : steps
  const all = [...(spec.off ? [0] : []), ...offered]
  if (!changesBoard(game, options, field)) return all
  const side = Math.min(screen.width, screen.height) - MIN_PITCH
  return all.filter(value => {
    const shape = shapeWith(game, { ...options, [name]: value })
    return shape !== undefined && layOut(shape, { width: side, height: side }).pitch >= MIN_PITCH
  })
}

/** 1, 2, 5, 10, 20, 50... */
function isRound(value: number): boolean {
  return /^[125]0*$/.test(String(value))
}

/**
 * Whether an option is shown at once: the first one, which names the variant, and those that change the board. The
 * others are behind a disclosure.
 */
export function isMainOption(game: GameId, options: Options, field: Field): boolean {
  return Object.keys(gameOf(game).options)[0] === field.name || changesBoard(game, options, field)
}

/** Whether the shape of the board depends on an option. */
function changesBoard(game: GameId, options: Options, { name, spec }: Field): boolean {
  const others = spec.kind === 'flag' ? [true, false] : spec.kind === 'choice' ? spec.values : [spec.min, spec.max]
  const shapes = others.map(other => JSON.stringify(shapeWith(game, { ...options, [name]: other })?.cells))
  return new Set(shapes).size > 1
}

function shapeWith(game: GameId, options: Options): BoardShape | undefined {
  const setup = gameOf(game).setup(options)
  return setup.ok ? lookUpGameUi(game).draw.shape(setup.value) : undefined
}
