import { games, type Piece, type StateOf } from '@tabuleiro/engine'
import {
  namedRows,
  playerChoices,
  readPlain,
  withCell,
  writePlain,
  type Draft,
  type SetUp,
  type SetUpTool,
} from '../setUp'
import { sayMore } from '../../i18n/say'
import { pieceWords } from './words'

type ThreeDragonsState = StateOf<'three-dragons'>
type ThreeDragonsSetup = ThreeDragonsState['setup']

const [CLOSED, OPENED, CAVE] = ['o', 'x', 'cave']
/** The letters of the pieces of both sides, by strength. */
const LETTERS = ['12345', 'abcde'] as const
/** The last number of a clock that can be written. */
const CLOCK_END = 9999

/** Setting up Three Dragons: pieces by strength, the caves, whose turn, and the clock of the draw. */
export const setUp: SetUp<ThreeDragonsState> = {
  read: s => {
    const [rows = '', turn, clock] = games['three-dragons'].encode(s).split('_')
    return { cells: readPlain(namedRows(s.setup), rows), fields: { turn, clock } }
  },
  write: (setup, { cells, fields }) =>
    [writePlain(namedRows(setup), cells), fields['turn'], fields['clock'] || '0'].join('_'),
  pieces,
  tools,
  nameTool: (t, tool) => {
    const made = pieceOf(tool)
    return made ? pieceWords(t, { kind: 'piece', ...made }) : sayMore(t, 'three-dragons', ['setUp', 'cave'])
  },
  put: (setup, draft, cell, tool) => {
    const kind = kindOf(setup, cell)
    if (kind === 'mountain' || (kind === 'cave' && !setup.dragons)) return draft
    if (tool !== CAVE) return withCell(draft, cell, tool)
    return kind === 'cave' ? withCell(draft, cell, draft.cells[cell] === CLOSED ? OPENED : CLOSED) : draft
  },
  // rules 4: a dragon leaves an opened cave behind.
  remove: (setup, draft, cell) => {
    if (pieceOf(draft.cells[cell]) === undefined) return draft
    return withCell(draft, cell, kindOf(setup, cell) === 'cave' ? OPENED : undefined)
  },
  toolOn: ({ cells }, cell) => (pieceOf(cells[cell]) ? cells[cell] : undefined),
  fields: (t, setup, names) => [
    { name: 'turn', label: t('explore.toMove'), choices: playerChoices(names) },
    {
      name: 'clock',
      label: sayMore(t, 'three-dragons', ['setUp', 'clock']),
      choices: [],
      max: setup.noProgress === 0 ? CLOCK_END : setup.noProgress,
    },
  ],
}

function kindOf(setup: ThreeDragonsSetup, cell: string) {
  return setup.squares.find(({ name }) => name === cell)?.kind
}

/** The side and the strength of a letter; undefined where it is no piece. */
function pieceOf(letter: string | undefined): { readonly side: 0 | 1; readonly value: number } | undefined {
  if (letter?.length !== 1) return undefined
  const side = LETTERS[0].includes(letter) ? 0 : 1
  const value = LETTERS[side].indexOf(letter) + 1
  return value > 0 ? { side, value } : undefined
}

function tools(setup: ThreeDragonsSetup): readonly SetUpTool[] {
  const letters = LETTERS.flatMap(each => [...(setup.strengths ? each : each.charAt(0))])
  const pieces = letters.map(id => ({ id, appearance: { kind: 'piece', ...lookOf(setup, id) } }))
  return setup.dragons ? [...pieces, { id: CAVE }] : pieces
}

/** Without strengths a stone shows none. */
function lookOf(setup: ThreeDragonsSetup, letter: string | undefined) {
  const { side = 0, value = 1 } = pieceOf(letter) ?? {}
  return setup.strengths ? { side, value } : { side }
}

function pieces(setup: ThreeDragonsSetup, { cells }: Draft): readonly Piece[] {
  return Object.entries(cells).flatMap(([at, letter]): Piece[] => {
    if (pieceOf(letter) === undefined) return []
    const kind = kindOf(setup, at) === 'cave' ? 'dragon' : 'piece'
    return [{ id: at, kind, at, ...lookOf(setup, letter) }]
  })
}
