import { gameOf, type Failure, type GameId, type Setup, type State } from '@tabuleiro/engine'
import { withField, type Draft, type SetUp } from '../../../games/setUp'

/** The tools of every game, beside its own pieces. */
export const MOVE = 'move'
export const REMOVE = 'remove'

/** A position while it is set up: a value, and the functions below make a new one from an old one. */
export interface SettingUp {
  readonly draft: Draft
  readonly tool: string
  /** The cell from which something is being moved. */
  readonly held: string | undefined
  /** The drafts before it, the last one last. */
  readonly earlier: readonly Draft[]
  /** Whether the last tap was refused, because the cell can never hold what was to be put there. */
  readonly isRefused: boolean
}

/** How many steps can be taken back. */
const MAX_EARLIER = 200

export function beginSettingUp(draft: Draft): SettingUp {
  return { draft, tool: MOVE, held: undefined, earlier: [], isRefused: false }
}

/** Takes another tool in hand. */
export function withTool(now: SettingUp, tool: string): SettingUp {
  return { ...now, tool, held: undefined, isRefused: false }
}

/** The position changed in one step, which can be taken back. */
export function withDraft(now: SettingUp, draft: Draft): SettingUp {
  const earlier = [...now.earlier, now.draft].slice(-MAX_EARLIER)
  return { ...now, draft, held: undefined, earlier, isRefused: false }
}

/** One step back. */
export function undone(now: SettingUp): SettingUp {
  const draft = now.earlier.at(-1)
  return draft ? { ...now, draft, held: undefined, earlier: now.earlier.slice(0, -1), isRefused: false } : now
}

/**
 * A tap on a cell with the tool in hand: it moves what stands there, takes it away, or puts something. What stands
 * there already is taken away by the same tap.
 */
export function tapCell(game: SetUp, setup: Setup, now: SettingUp, cell: string): SettingUp {
  const { draft, tool, held } = now
  const here = game.toolOn(draft, cell)
  if (tool === REMOVE) return changed(now, game.remove(setup, draft, cell))
  if (tool !== MOVE) {
    const next = here === tool ? game.remove(setup, draft, cell) : game.put(setup, draft, cell, tool)
    return changed(now, next)
  }
  if (held === undefined) return here === undefined ? now : { ...now, held: cell, isRefused: false }
  const moved = game.toolOn(draft, held)
  if (held === cell || moved === undefined) return { ...now, held: undefined }
  const target = game.put(setup, game.remove(setup, draft, held), cell, moved)
  // Where the other cell cannot have it, it stays where it was.
  return game.toolOn(target, cell) === moved ? withDraft(now, target) : { ...now, held: undefined, isRefused: true }
}

function changed(now: SettingUp, draft: Draft): SettingUp {
  return draft === now.draft ? { ...now, isRefused: true } : withDraft(now, draft)
}

/** Another value of a part beside the board. */
export function setField(now: SettingUp, name: string, value: string): SettingUp {
  return withDraft(now, withField(now.draft, name, value))
}

/** The position without pieces. */
export function emptied(game: SetUp, setup: Setup, { draft }: SettingUp): Draft {
  return Object.keys(draft.cells).reduce((left, cell) => {
    let next = left
    while (game.toolOn(next, cell) !== undefined) next = game.remove(setup, next, cell)
    return next
  }, draft)
}

/** What the engine says of a draft: the position, or why it is none. */
export type Verdict =
  | { readonly text: string; readonly state: State; readonly failure?: undefined }
  | { readonly text: string; readonly state?: undefined; readonly failure: Failure }

/** The engine alone decides whether a position is one of its game. */
export function judgeDraft(game: GameId, setUp: SetUp, setup: Setup, draft: Draft): Verdict {
  const text = setUp.write(setup, draft)
  const read = gameOf(game).decode(setup, text)
  return read.ok ? { text, state: read.value } : { text, failure: read.error }
}
