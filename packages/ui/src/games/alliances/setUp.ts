import { games, type StateOf } from '@tabuleiro/engine'
import { namedRows, playerChoices, readLetters, withCell, writeLetters, type SetUp } from '../setUp'
import { sayMore } from '../../i18n/say'
import { capitalised } from '../../i18n/capitalised'
import { COLOURS } from './colours'
import { discWord } from './words'

type AlliancesState = StateOf<'alliances'>

/** The letters of the position text, in the order of the colours. */
const LETTERS = ['o', 'p', 'g'] as const
const colourOf = (letter: string) => COLOURS[LETTERS.findIndex(each => each === letter)] ?? COLOURS[0] ?? ''

/** Setting up Alliances: discs, whose turn, the charts, and who has won which colour. */
export const setUp: SetUp<AlliancesState> = {
  read: s => {
    const [rows = '', turn, chart, won = ''] = games.alliances.encode(s).split('_')
    const owners = Object.fromEntries(COLOURS.map((colour, i) => [colour, won.charAt(i)]))
    return { cells: readLetters(namedRows(s.setup), rows), fields: { turn, chart, ...owners } }
  },
  write: (setup, { cells, fields }) => {
    const won = COLOURS.map(colour => fields[colour]).join('')
    return [writeLetters(namedRows(setup), cells), fields['turn'], fields['chart'], won].join('_')
  },
  pieces: (_, { cells }) =>
    Object.entries(cells).flatMap(([at, letter]) =>
      letter === undefined ? [] : [{ id: `disc-${at}`, kind: colourOf(letter), at }],
    ),
  tools: () => LETTERS.map(id => ({ id, appearance: { kind: colourOf(id) } })),
  nameTool: (t, tool) => t('alliances.piece', { colour: discWord(t, colourOf(tool)) }),
  put: (_, draft, cell, tool) => withCell(draft, cell, tool),
  remove: (_, draft, cell) => withCell(draft, cell),
  toolOn: ({ cells }, cell) => cells[cell],
  fields: (t, _, names) => [
    { name: 'turn', label: t('explore.toMove'), choices: playerChoices(names) },
    {
      name: 'chart',
      label: t('alliances.option.firstChart'),
      choices: [
        { value: 'a', word: t('alliances.value.firstChart.a') },
        { value: 'b', word: t('alliances.value.firstChart.b') },
      ],
    },
    ...COLOURS.map(colour => ({
      name: colour,
      label: capitalised(sayMore(t, 'alliances', ['setUp', 'won'], { colour: discWord(t, colour) })),
      choices: [{ value: '-', word: sayMore(t, 'alliances', ['setUp', 'open']) }, ...playerChoices(names)],
    })),
  ],
}
