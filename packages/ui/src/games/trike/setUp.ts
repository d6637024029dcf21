import { games, type Piece, type StateOf } from '@tabuleiro/engine'
import {
  namedRows,
  playerChoices,
  readLetters,
  withCell,
  withField,
  writeLetters,
  type Draft,
  type SetUp,
} from '../setUp'
import { sayMore } from '../../i18n/say'

type TrikeState = StateOf<'trike'>

const CHECKERS = ['b', 'w'] as const
const KINDS: Readonly<Record<string, string>> = { b: 'black', w: 'white' }
const PAWN = 'pawn'
/** The pawn's place before the first checker. */
const NOWHERE = '-'

/**
 * Setting up Trike. The colours alternate, so that the number of checkers says which is to move; what remains to be
 * told is who plays the dark ones, and where the pawn stands.
 */
export const setUp: SetUp<TrikeState> = {
  read: s => {
    const [rows = '', pawn, , owner] = games.trike.encode(s).split('_')
    return { cells: readLetters(namedRows(s.setup), rows), fields: { pawn, owner } }
  },
  write: (setup, { cells, fields }) => {
    const stones = Object.values(cells).filter(content => content !== undefined).length
    const colour = stones % 2 === 0 ? 'b' : 'w'
    return [writeLetters(namedRows(setup), cells), fields['pawn'], colour, fields['owner']].join('_')
  },
  pieces,
  tools: () => [
    ...CHECKERS.map(id => ({ id, appearance: { kind: KINDS[id] ?? '' } })),
    { id: PAWN, appearance: { kind: PAWN } },
  ],
  nameTool: (t, tool) =>
    tool === PAWN
      ? sayMore(t, 'trike', ['setUp', 'pawn'])
      : t(tool === 'b' ? 'trike.checker.black' : 'trike.checker.white'),
  put: (_, draft, cell, tool) => {
    if (tool === PAWN) return withField(draft, PAWN, cell)
    const placed = withCell(draft, cell, tool)
    return draft.fields['pawn'] === NOWHERE ? withField(placed, PAWN, cell) : placed
  },
  remove: (_, draft, cell) => {
    const without = withCell(draft, cell)
    return draft.fields['pawn'] === cell ? withField(without, PAWN, NOWHERE) : without
  },
  toolOn: ({ cells, fields }, cell) => cells[cell] ?? (fields['pawn'] === cell ? PAWN : undefined),
  fields: (t, setup, names) =>
    setup.options.pie
      ? [{ name: 'owner', label: sayMore(t, 'trike', ['setUp', 'owner']), choices: playerChoices(names) }]
      : [],
}

function pieces(_: TrikeState['setup'], { cells, fields }: Draft): readonly Piece[] {
  const black = fields['owner'] === '2' ? 1 : 0
  const checkers = Object.entries(cells).flatMap(([at, content]): Piece[] =>
    content === undefined
      ? []
      : [{ id: `checker-${at}`, kind: KINDS[content] ?? '', at, side: content === 'b' ? black : black === 0 ? 1 : 0 }],
  )
  const at = fields['pawn'] ?? NOWHERE
  return at === NOWHERE ? checkers : [...checkers, { id: PAWN, kind: PAWN, at }]
}
