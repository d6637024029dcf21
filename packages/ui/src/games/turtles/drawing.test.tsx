import { render, screen } from '@testing-library/react-native'
import { expectOk, games } from '@tabuleiro/engine'
import { Circle, Path } from 'react-native-svg'
import { turtlesUi } from '.'
import { layOut } from '../../board/layout'
import { Marks, MarksOver } from '../../board/Marks'
import { TurtlesPlayerExtras } from './PlayerExtras'
import { Numeral } from './Numeral'
import { TurtlePiece } from './Piece'
import { TurtlesOverlay } from './Overlay'
import { Swimmer } from './Swimmer'

const position = '0.0_0.0_0.0_0.0~s~25~1'

function stateAt(options: unknown) {
  return expectOk(games.turtles.decode(expectOk(games.turtles.setup(options)), position))
}

/** The turtles in the sea and the places that are left, as they are drawn from first to last. */
function swimmers() {
  return screen
    .UNSAFE_queryAllByType(Swimmer)
    .map(({ props }) => ({ seat: props.seat as string, size: props.size as number }))
}

function drawingOf(notes: readonly string[]): string {
  render(<TurtlePiece appearance={{ kind: 'south', value: 5, notes }} size={50} />)
  return JSON.stringify(screen.toJSON())
}

test('a turtle that is stuck, one that carries and one that stands alone look different', () => {
  const drawings = [['top'], ['covered', 'rider-4'], ['covered', 'rider-4', 'stuck']].map(drawingOf)
  expect(new Set(drawings).size).toBe(3)
})

test('the number of a turtle is always drawn, and a turtle without a number has none', () => {
  for (const value of [1, 2, 3, 4, 5]) {
    render(<TurtlePiece appearance={{ kind: 'north', value, notes: ['covered', 'rider-1'] }} size={50} />)
    expect(screen.UNSAFE_getByType(Numeral).props.value).toBe(value)
  }
  render(<TurtlePiece appearance={{ kind: 'north' }} size={50} />)
  expect(screen.UNSAFE_queryByType(Numeral)).toBeNull()
})

test('the seas show who is there and how many are to come', () => {
  const state = stateAt({ goal: 3 })
  render(
    <TurtlesOverlay layout={layOut(turtlesUi.draw.shape(state.setup), { width: 300, height: 600 })} state={state} />,
  )
  expect(swimmers()).toEqual([
    ...[2, 5, undefined].map(size => ({ seat: 'south', size })),
    ...[1, undefined, undefined].map(size => ({ seat: 'north', size })),
  ])
})

test.each([
  ['south', 0, [2, 5, undefined, undefined]],
  ['north', 0, [1, undefined, undefined, undefined]],
  ['south', 1, [1, undefined, undefined, undefined]],
] as const)('with player 1 at the %s, player %d + 1 holds %j', (start, side, sizes) => {
  render(<TurtlesPlayerExtras state={stateAt({ goal: 4, start })} side={side} height={24} />)
  expect(swimmers().map(({ size }) => size)).toEqual(sizes)
})

test.each(['selected', 'hint'] as const)('a sea that is %s is marked within its outline', kind => {
  const layout = layOut(turtlesUi.draw.shape(stateAt({}).setup), { width: 300, height: 600 })
  const Layer = kind === 'hint' ? MarksOver : Marks
  render(<Layer layout={layout} marks={[{ kind, cells: ['goal-s'] }]} occupied={new Set()} />)
  expect(screen.UNSAFE_queryAllByType(Circle)).toEqual([])
  expect(screen.UNSAFE_queryAllByType(Path)).not.toEqual([])
})
