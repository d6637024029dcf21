import { render, screen } from '@testing-library/react-native'
import { StyleSheet, View, type ViewStyle } from 'react-native'
import type { PieceProps } from '../games/piece'
import { sharedAppearance } from './appearance'
import type { BoardLayout } from './layout'
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
  layout: twoCells(20),
  at: 'a1',
  level: 0,
  millis: 150,
  delay: 90,
  isNew: false,
  isLeaving: false,
  isLifted: false,
}
const elsewhere = { at: 'a2' }

/** Two cells beside one another, the first on the left unless the board is turned. */
function twoCells(pitch: number, isTurned = false): BoardLayout {
  const cells = [0, 1].map(i => {
    const centre = { x: (isTurned ? 1.5 - i : 0.5 + i) * pitch, y: pitch / 2 }
    return { name: `a${i + 1}`, centre, outline: [], tone: 0 as const }
  })
  const byName = new Map(cells.map(cell => [cell.name, cell]))
  return { width: 2 * pitch, height: pitch, cells, labels: [], byName, rows: [cells], pitch }
}

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
      translate: '30px 10px',
      transitionDuration: '150ms, 0ms, 0ms',
      transitionDelay: '90ms, 0ms, 0ms',
    })
  })

  test.each([
    ['resized', twoCells(40), '60px 20px'],
    ['turned', twoCells(20, true), '10px 10px'],
  ])('a piece jumps when the board is %s', (_, layout, translate) => {
    const { rerender } = render(<InBrowser {...still} />)
    rerender(<InBrowser {...still} {...elsewhere} layout={layout} />)
    expect(styleNow()).toMatchObject({
      translate,
      transitionDuration: '0ms, 0ms, 0ms',
      transitionDelay: '0ms, 0ms, 0ms',
    })
  })

  test('a new piece appears and one that leaves fades', () => {
    const { rerender } = render(<InBrowser {...still} isNew />)
    expect(styleNow()).toMatchObject({ animationDuration: '150ms', animationDelay: '90ms', opacity: 1 })
    rerender(<InBrowser {...still} isLeaving />)
    expect(styleNow()).toMatchObject({ transitionDuration: '0ms, 150ms, 150ms', opacity: 0 })
  })

  test('without motion nothing takes time', () => {
    const { rerender } = render(<InBrowser {...still} millis={0} isNew />)
    expect(styleNow()).not.toHaveProperty('animationDuration')
    rerender(<InBrowser {...still} {...elsewhere} millis={0} />)
    expect(styleNow()).toMatchObject({ transitionDuration: '0ms, 0ms, 0ms' })
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

  test('a piece jumps when the board is turned', () => {
    const { rerender } = render(<OnPhone {...still} />)
    rerender(<OnPhone {...still} at="a1" layout={twoCells(20, true)} />)
    expect(styleNow().transform).toContainEqual({ translateX: 30 })
    rerender(<OnPhone {...still} {...elsewhere} layout={twoCells(40)} />)
    expect(styleNow().transform).toContainEqual({ translateX: 60 })
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
