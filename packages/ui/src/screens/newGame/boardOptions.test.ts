import { gameOf, type GameId } from '@tabuleiro/engine'
import { completeOptions, optionFields } from '../../model/newGame/options'
import { isMainOption, offeredAmounts } from './boardOptions'

const phone = { width: 360, height: 640 }
const desktop = { width: 1280, height: 800 }

function fieldOf(game: GameId, name: string) {
  const options = completeOptions(game, {}) ?? {}
  const field = optionFields(game, options).find(each => each.name === name)
  if (!field) throw new Error(`${game} has no option ${name}`)
  return { options, field }
}

test('a size is offered only where its cells can be tapped', () => {
  const { options, field } = fieldOf('trike', 'size')
  expect(offeredAmounts('trike', options, field, phone).at(-1)).toBe(14)
  expect(offeredAmounts('trike', options, field, desktop).at(-1)).toBe(19)
})

test('a long range is offered in round steps, with its usual value and off', () => {
  const { options, field } = fieldOf('three-dragons', 'noProgress')
  expect(offeredAmounts('three-dragons', options, field, phone)).toEqual([0, 2, 5, 10, 20, 50, 100, 200, 500, 1000])
})

test.each([
  ['three-dragons', ['variant', 'width', 'height']],
  ['trike', ['board', 'size']],
  ['alliances', ['size']],
  ['turtles', ['width', 'length']],
] as const)('of %s everybody sees %j at once', (game, names) => {
  const options = completeOptions(game, {}) ?? {}
  const main = optionFields(game, options).filter(field => isMainOption(game, options, field))
  expect(main.map(({ name }) => name)).toEqual(names)
  expect(Object.keys(gameOf(game).options)).toEqual(expect.arrayContaining([...names]))
})
