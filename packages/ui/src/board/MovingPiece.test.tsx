import { render, screen } from '@testing-library/react-native'
import { StyleSheet, View, type ViewStyle } from 'react-native'
import type { PieceProps } from '../games/piece'
import { sharedAppearance } from './appearance'
import type { MovingPieceProps } from './motion'
import { MovingPiece as OnPhone } from './MovingPiece'
import { MovingPiece as InBrowser } from './MovingPiece.web'

let drawings = 0

function Stone({ appearance }: PieceProps) {
  drawings++
  return <View testID={appearance.kind} />
}

const still: MovingPieceProps = {
  Piece: Stone,
  appearance: sharedAppearance({ kind: 'stone' }),
  at: 'a1',
  x: 10,
  y: 10,
  size: 8,
  level: 0,
  millis: 150,
  delay: 90,
  isNew: false,
  isLeaving: false,
}
const elsewhere = { at: 'a2', x: 30, y: 10 }

type Style = ViewStyle & Readonly<Record<string, unknown>>

/** The styles of the piece now. */
function styleNow(): Style {
  const drawn = screen.toJSON()
  if (drawn === null || Array.isArray(drawn)) throw new Error('one piece is drawn')
  return StyleSheet.flatten(drawn.props['style'] as ViewStyle) as Style
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('in a browser', () => {
  test('a piece glides to another cell after its delay', () => {
    const { rerender } = render(<InBrowser {...still} />)
    rerender(<InBrowser {...still} {...elsewhere} />)
    expect(styleNow()).toMatchObject({
      transform: [{ translateX: 30 }, { translateY: 10 }],
      transitionDuration: '150ms',
      transitionDelay: '90ms',
    })
  })

  test('a piece jumps when only the board is resized', () => {
    const { rerender } = render(<InBrowser {...still} />)
    rerender(<InBrowser {...still} {...elsewhere} />)
    rerender(<InBrowser {...still} at="a2" x={60} y={20} />)
    expect(styleNow()).toMatchObject({ transitionDuration: '0ms' })
  })

  test('a new piece appears and one that leaves fades', () => {
    const { rerender } = render(<InBrowser {...still} isNew />)
    expect(styleNow()).toMatchObject({ animationDuration: '150ms', animationDelay: '90ms', opacity: 1 })
    rerender(<InBrowser {...still} isLeaving />)
    expect(styleNow()).toMatchObject({ transitionDuration: '150ms', opacity: 0 })
  })

  test('without motion nothing takes time', () => {
    const { rerender } = render(<InBrowser {...still} millis={0} isNew />)
    expect(styleNow()).not.toHaveProperty('animationDuration')
    rerender(<InBrowser {...still} {...elsewhere} millis={0} />)
    expect(styleNow()).toMatchObject({ transitionDuration: '0ms' })
  })
})

describe('on a phone', () => {
  test.each([
    [150, 10],
    [0, 30],
  ])('with %d ms a piece that goes elsewhere is at first at %d', (millis, atFirst) => {
    const { rerender } = render(<OnPhone {...still} millis={millis} />)
    rerender(<OnPhone {...still} {...elsewhere} millis={millis} />)
    // From here on the phone animates it natively.
    expect(styleNow().transform).toContainEqual({ translateX: atFirst })
  })
})

test.each([
  ['phone', OnPhone],
  ['browser', InBrowser],
])('%s: a piece with the same appearance in the same place is not rendered again', (_, MovingPiece) => {
  const { rerender } = render(<MovingPiece {...still} />)
  drawings = 0
  rerender(<MovingPiece {...still} appearance={sharedAppearance({ kind: 'stone' })} />)
  expect(drawings).toBe(0)
  rerender(<MovingPiece {...still} appearance={sharedAppearance({ kind: 'stone', value: 2 })} />)
  expect(drawings).toBe(1)
})
