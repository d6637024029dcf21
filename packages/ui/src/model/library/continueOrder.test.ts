import { afterMoves, trike } from '../../testing/saves'
import { createWorld } from '../../testing/world'
import { gamesToContinue } from './continueOrder'

const here = { name: '', player: 'human' } as const
const friend = { name: 'Ana', player: 'friend' } as const

test('games in which a friend waits come first, those that wait for a friend last', () => {
  const { library } = createWorld()
  const add = (seats: Parameters<typeof trike>[0], ...moves: string[]) =>
    library.add(afterMoves(trike(seats), ...moves))
  const yourTurn = add({ seats: [here, friend] }, 'd2', 'g5')
  const computer = add({ seats: [here, { name: '', player: 'level:1' }] })
  const waiting = add({ seats: [here, friend] }, 'd2')
  const invited = add({ seats: [friend, here] })
  const over = add({ seats: [here, friend] }, 'g6', 'f6', 'g7')
  const order = gamesToContinue(library, library.list()).map(({ id }) => id)
  expect(order[0]).toBe(yourTurn)
  expect(order[1]).toBe(computer)
  expect(new Set(order.slice(2))).toEqual(new Set([waiting, invited]))
  expect(order).not.toContain(over)
})
