import { gameIds, gameOf, parseJson, withoutTurning, type GameId } from '@tabuleiro/engine'
import * as v from 'valibot'
import { cleanName } from '../newGame/choices'

/** The version of the file's own shape; the tree inside has its own. */
const VERSION = 1
/** The longest text that is read. */
const MAX_LENGTH = 4_000_000

/** As much of a tree as a list shows. The engine checks the rest when the study is opened. */
const treeSchema = v.pipe(
  v.looseObject({
    game: v.picklist(gameIds),
    rules: v.number(),
    title: v.string(),
    moves: v.custom<readonly unknown[]>(Array.isArray),
    start: v.optional(v.string()),
    comment: v.optional(v.string()),
  }),
  v.check(({ game, rules }) => rules === gameOf(game).rulesVersion),
)

const schema = v.looseObject({
  format: v.literal('tabuleiro-saved-study'),
  version: v.literal(VERSION),
  id: v.string(),
  changed: v.pipe(v.number(), v.safeInteger()),
  /** Out of the list, and soon deleted. */
  removed: v.boolean(),
  /** The line that was shown last. */
  path: v.string(),
  tree: treeSchema,
})

/** A study as it is stored. Fields that only a later release knows are left in it. */
export type StudyFile = v.InferInput<typeof schema>
/** The tree in a study file: only what a list shows is checked. */
export type StoredTree = StudyFile['tree']

/** A study as lists show it. */
export interface SavedStudy {
  readonly id: string
  readonly game: GameId
  /** The name that a person gave it, else empty. */
  readonly title: string
  readonly moves: number
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number
}

/** The file of a new study. */
export function newStudyFile(id: string, tree: StoredTree, path: string, changed: number): StudyFile {
  return { format: 'tabuleiro-saved-study', version: VERSION, id, changed, removed: false, path, tree }
}

/** Data as a study file, checked as far as lists need it. */
export function toStudyFile(data: unknown): StudyFile | undefined {
  // The data itself, not the output of the check: fields that this release does not know stay.
  return v.is(schema, data) ? data : undefined
}

/** Reads a stored study. */
export function readStudyFile(text: string): StudyFile | undefined {
  const data = text.length > MAX_LENGTH ? undefined : parseJson(text)
  return data?.ok === true ? toStudyFile(data.value) : undefined
}

export function toStudyRow({ id, changed, tree }: StudyFile): SavedStudy {
  return { id, game: tree.game, title: cleanName(withoutTurning(tree.title)), moves: tree.moves.length, changed }
}

/** Whether a study holds nothing that a person made: it would only pile up in the list. */
export function isEmptyStudy({ tree }: StudyFile): boolean {
  const { moves, title, start, comment } = tree
  return moves.length === 0 && title === '' && start === undefined && comment === undefined
}
