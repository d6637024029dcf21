import { games, type Piece, type Side, type StateOf } from '@tabuleiro/engine'
import { withCell, withField, type Draft, type SetUp } from '../setUp'
import { seatOf } from './shape'
import { turtleWords } from './words'

type TurtlesState = StateOf<'turtles'>
type TurtlesSetup = TurtlesState['setup']

const SIZES = [1, 2, 3, 4, 5] as const
const SEATS = ['s', 'n'] as const
const TURTLES = SEATS.flatMap(seat => SIZES.map(size => `${seat}${size}`))

/**
 * Setting up turtles: a turtle is on the beach, in its sea (a tap there takes it along) or else in its nest. In a stack
 * the larger ones carry the smaller ones, so that its order needs no telling.
 */
export const setUp: SetUp<TurtlesState> = {
  read: s => {
    const [ranks = '', turn, south = '', north = ''] = games.turtles.encode(s).split('~')
    const stacks = ranks.split('_').map(rank => rank.split('.'))
    const { length } = s.setup.options
    const cells = s.setup.cells.map(({ name, rank, file }) => [name, clean(stacks[length - rank]?.[file])] as const)
    return { cells: Object.fromEntries(cells), fields: { turn, s: clean(south), n: clean(north) } }
  },
  write: (setup, { cells, fields }) => {
    const { length } = setup.options
    const ranks = Array.from({ length }, (_, i) =>
      setup.cells
        .filter(({ rank }) => rank === length - i)
        .map(({ name }) => cells[name] ?? '0')
        .join('.'),
    )
    return [ranks.join('_'), fields['turn'], fields['s'] ?? '0', fields['n'] ?? '0'].join('~')
  },
  pieces,
  tools: setup =>
    TURTLES.map(id => ({
      id,
      appearance: { kind: seatOf(id), side: sideOf(setup, id), value: Number(id.charAt(1)), notes: ['beside'] },
    })),
  nameTool: turtleWords,
  put: (_, draft, cell, tool) => {
    const sea = seaOf(cell)
    if (sea !== undefined && sea !== tool.charAt(0)) return draft
    const lifted = without(draft, tool)
    if (sea !== undefined)
      return withField(lifted, sea, [...(lifted.fields[sea] ?? ''), tool.charAt(1)].sort().join(''))
    const stack = turtlesOn(lifted, cell).filter(id => id.charAt(1) !== tool.charAt(1))
    return withCell(lifted, cell, [...stack, tool].sort((a, b) => Number(b.charAt(1)) - Number(a.charAt(1))).join(''))
  },
  remove: (_, draft, cell) => {
    const top = topOn(draft, cell)
    return top === undefined ? draft : without(draft, top)
  },
  toolOn: topOn,
  fields: (t, setup, names) => [
    {
      name: 'turn',
      label: t('explore.toMove'),
      choices: SEATS.map(seat => ({ value: seat, word: names[sideOf(setup, seat)] })),
    },
  ],
}

/** An empty stack and an empty set are written as 0. */
function clean(text: string | undefined): string | undefined {
  return text === '0' || text === '' ? undefined : text
}

/** The seat whose sea a place is. */
function seaOf(cell: string): string | undefined {
  return /^goal-([sn])$/.exec(cell)?.[1]
}

/** The turtles of a cell from bottom to top, or those in a sea. */
function turtlesOn({ cells, fields }: Draft, cell: string): readonly string[] {
  const sea = seaOf(cell)
  if (sea !== undefined) return [...(fields[sea] ?? '')].map(size => `${sea}${size}`)
  return cells[cell]?.match(/../g) ?? []
}

function topOn(draft: Draft, cell: string): string | undefined {
  return turtlesOn(draft, cell).at(-1)
}

/** The draft with a turtle in its nest. */
function without(draft: Draft, id: string): Draft {
  const [seat, size] = [id.charAt(0), id.charAt(1)]
  const cells = Object.entries(draft.cells).map(([name, stack]) => [name, clean(stack?.replace(id, ''))] as const)
  const scored = clean(draft.fields[seat]?.replace(size, ''))
  return { cells: Object.fromEntries(cells), fields: { ...draft.fields, [seat]: scored } }
}

function sideOf(setup: TurtlesSetup, id: string): Side {
  return setup.options.start === seatOf(id) ? 0 : 1
}

function pieces(setup: TurtlesSetup, draft: Draft): readonly Piece[] {
  const placed = setup.cells.flatMap(({ name }) =>
    turtlesOn(draft, name).map((id, height) => ({ id, at: name, height })),
  )
  const scored = SEATS.flatMap(seat => turtlesOn(draft, `goal-${seat}`)).map(id => ({ id, at: `scored-${id}` }))
  return [...placed, ...scored].map(piece => ({
    ...piece,
    kind: 'turtle',
    side: sideOf(setup, piece.id),
    value: Number(piece.id.charAt(1)),
  }))
}
