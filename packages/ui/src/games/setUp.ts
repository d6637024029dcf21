import type { Pair, Piece, State } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import type { PieceAppearance } from './piece'

/**
 * A position that is being set up, legal or not: what each cell holds, in the letters of the game's position text (an
 * empty cell has none), and the other parts of that text by name.
 */
export interface Draft {
  readonly cells: Readonly<Record<string, string | undefined>>
  readonly fields: Readonly<Record<string, string | undefined>>
}

/** Something to put on a cell. Without an appearance it shows its name. */
export interface SetUpTool {
  readonly id: string
  readonly appearance?: PieceAppearance
}

/** A part of a position beside the board: one of several values, or with `max` a number. */
export interface SetUpField {
  readonly name: string
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly word: string }[]
  readonly max?: number
}

/** What a game knows of setting up its positions. Whether one is legal is for the engine's `decode` alone to say. */
export interface SetUp<S extends State = State> {
  read(s: S): Draft
  write(setup: S['setup'], draft: Draft): string
  pieces(setup: S['setup'], draft: Draft): readonly Piece[]
  tools(setup: S['setup']): readonly SetUpTool[]
  nameTool(t: TFunction, tool: string): string
  /** The same draft where the cell can never hold it. */
  put(setup: S['setup'], draft: Draft, cell: string, tool: string): Draft
  remove(setup: S['setup'], draft: Draft, cell: string): Draft
  /** What is taken from a cell when it is moved, as the tool that puts it. */
  toolOn(draft: Draft, cell: string): string | undefined
  /** `names` are what the players are called. */
  fields(t: TFunction, setup: S['setup'], names: Pair<string>): readonly SetUpField[]
}

/** The draft with another content of a cell; without one it is empty. */
export function withCell({ cells, fields }: Draft, cell: string, content?: string): Draft {
  return { cells: { ...cells, [cell]: content }, fields }
}

/** The draft with another value of a field. */
export function withField({ cells, fields }: Draft, name: string, value: string): Draft {
  return { cells, fields: { ...fields, [name]: value } }
}

/** The cells of a board by name, row by row as position texts have them. */
export function namedRows(setup: {
  readonly rows: readonly (readonly number[])[]
  readonly names: ReadonlyMap<number, string>
}): readonly (readonly string[])[] {
  return setup.rows.map(row => row.map(cell => setup.names.get(cell) ?? ''))
}

/** The contents of cells from a text with one letter for each: `-` is an empty cell, and a number so many of them. */
export function readLetters(names: readonly (readonly string[])[], text: string): Draft['cells'] {
  const letters = text.replace(/\d+/g, run => '-'.repeat(Number(run)))
  return readPlain(names, letters)
}

/** The same where every cell has its letter, a figure too. */
export function readPlain(names: readonly (readonly string[])[], text: string): Draft['cells'] {
  const rows = text.split('.')
  return Object.fromEntries(
    names.flatMap((row, r) => row.map((name, i) => [name, contentOf(rows[r]?.charAt(i) ?? '')] as const)),
  )
}

function contentOf(letter: string): string | undefined {
  return letter === '-' || letter === '' ? undefined : letter
}

/** Writes the contents of cells, one letter for each. */
export function writePlain(names: readonly (readonly string[])[], cells: Draft['cells']): string {
  return names.map(row => row.map(name => cells[name] ?? '-').join('')).join('.')
}

/** Writes them with a number for each run of empty cells. */
export function writeLetters(names: readonly (readonly string[])[], cells: Draft['cells']): string {
  return writePlain(names, cells).replace(/-+/g, run => String(run.length))
}

/** The values of a field that names a player. */
export function playerChoices(names: Pair<string>): SetUpField['choices'] {
  return [
    { value: '1', word: names[0] },
    { value: '2', word: names[1] },
  ]
}
