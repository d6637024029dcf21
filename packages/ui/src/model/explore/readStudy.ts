import {
  fail,
  fromTreeRecord,
  isTreeLink,
  newTree,
  ok,
  parseJson,
  readPath,
  readTreeLink,
  readTreeText,
  toTree,
  toTreeRecord,
  type Path,
  type Result,
  type Tree,
} from '@tabuleiro/engine'
import { readGame } from '../library/importGame'
import type { StoredTree, StudyFile } from './studyFile'

/** A tree with the line that is shown. */
export interface ShownTree {
  readonly tree: Tree
  readonly path: Path
}

/** The tree of a saved study, replayed, at the line that was shown last. */
export function openStudyFile({ tree, path }: StudyFile): Result<ShownTree> {
  const read = fromTreeRecord(tree)
  return read.ok ? ok({ tree: read.value, path: readPath(read.value, path) ?? [] }) : read
}

/** A tree as studies are stored. */
export function toStoredTree(tree: Tree): StoredTree {
  return { ...toTreeRecord(tree), game: tree.origin.game }
}

/**
 * The tree in a text that a person has pasted or opened: a study or a game as text, as JSON or as a link. Nothing is
 * guessed.
 */
export function readStudyText(text: string): Result<Tree> {
  const trimmed = text.trim()
  if (trimmed.startsWith('[')) return readTreeText(`${trimmed}\n`)
  const payload =
    /\/(?:explore|g)#(s[\w-]*)/.exec(trimmed)?.[1] ?? (/^s[1-9][\w-]+$/.test(trimmed) ? trimmed : undefined)
  if (payload !== undefined) return isTreeLink(payload) ? readTreeLink(payload) : fail('link/invalid')
  const data = trimmed.startsWith('{') ? parseJson(trimmed) : undefined
  if (data?.ok === true && isStudy(data.value)) return fromTreeRecord(data.value)
  const match = readGame(trimmed)
  return match.ok ? toTree(match.value) : match
}

/** The tree of an address: a game with options as JSON and a position. */
export function openAddress(game: Tree['origin']['game'], options?: string, position?: string): Result<Tree> {
  const read = options === undefined ? ok({}) : parseJson(options)
  return read.ok ? newTree({ game, options: read.value, start: position }) : fail('options/invalid')
}

function isStudy(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'format' in data && data.format === 'tabuleiro-study'
}
