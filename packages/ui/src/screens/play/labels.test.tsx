import { fireEvent, screen } from '@testing-library/react-native'
import type { GameId } from '@tabuleiro/engine'
import { boardOf } from '../../games/registry'
import { openNew, tapCell } from '../../testing/drive'

interface Cell {
  readonly props: { readonly testID?: string; readonly dataSet?: Readonly<Record<string, string | undefined>> }
}

const hooksIn = (cell: unknown) => (cell as Cell).props.dataSet ?? {}
const nameOf = (cell: unknown) => (cell as Cell).props.testID ?? ''

/** How many cells were put into words by what is done. */
function wordsFor(game: GameId, done: () => void): number {
  const board = boardOf(game)
  if (!board) throw new Error('the game has a board')
  const contents = jest.spyOn(board, 'contents')
  done()
  const { length } = contents.mock.calls
  contents.mockRestore()
  return length
}

/** The cells that may be tapped. */
const targets = () =>
  screen
    .getAllByTestId(/^cell-/)
    .filter(cell => hooksIn(cell).target === 'true')
    .map(nameOf)

test('a press puts only those cells into words that may now be tapped or no longer', () => {
  openNew({ start: '1' }, 'three-dragons')
  const before = targets()
  const words = wordsFor('three-dragons', () => tapCell('d1'))
  const after = targets()
  const changed = [...before, ...after].filter(name => before.includes(name) !== after.includes(name))
  expect(words).toBe(changed.length)
  expect(words).toBeLessThan(30)
  // Put down again, all is as it was.
  expect(wordsFor('three-dragons', () => tapCell('d1'))).toBe(0)
})

test('the keyboard goes from cell to cell without putting any into words', () => {
  openNew({ start: '1' }, 'alliances')
  expect(wordsFor('alliances', () => fireEvent(screen.getByTestId('cell-j4'), 'focus'))).toBe(0)
})
