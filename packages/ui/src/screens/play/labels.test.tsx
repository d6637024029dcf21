import { expectOk, gameIds, gameOf } from '@tabuleiro/engine'
import { screen, within } from '@testing-library/react-native'
import { lookUpGameUi } from '../../games/registry'
import { openNew } from '../../testing/drive'
import { createWorld } from '../../testing/world'

interface Spoken {
  readonly testID: string
  readonly 'aria-label'?: string
  readonly accessibilityLabel?: string
}

/** What every place on the board is called, by its name, in the order in which a reader meets them. */
function labels(): ReadonlyMap<string, string> {
  const cells = within(screen.getByTestId('board')).getAllByTestId(/^cell-/)
  return new Map(
    cells.map(cell => {
      const { testID, accessibilityLabel, 'aria-label': label } = cell.props as Spoken
      return [testID.slice('cell-'.length), accessibilityLabel ?? label ?? '']
    }),
  )
}

describe.each(gameIds)('%s', game => {
  const spoken = (locale: 'en' | 'pt') => {
    openNew({ first: 'human', second: 'human', start: '1' }, game, createWorld({ locale }))
    const found = labels()
    screen.unmount()
    return found
  }

  test('every place of the board has words of its own, in both languages', () => {
    const { cells } = lookUpGameUi(game).draw.shape(expectOk(gameOf(game).setup({})))
    const names = cells.map(({ name }) => name)
    const [en, pt] = [spoken('en'), spoken('pt')]
    for (const said of [en, pt]) {
      expect([...said.keys()].sort()).toEqual(names.sort())
      expect(new Set(said.values()).size).toBe(said.size)
      for (const label of said.values()) expect(label).toMatch(/\p{L}{3}/u)
    }
    for (const [name, label] of en) expect(pt.get(name)).not.toBe(label)
  })
})
