import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Circle, G, Svg } from './svg'

type Props = Readonly<Record<string, unknown>>
const drawn = (Shape: FunctionComponent<Props>, props: Props) => renderToStaticMarkup(createElement(Shape, props))

test('shapes are the elements of the browser, with the same attributes', () => {
  expect(drawn(Circle, { r: 3, fill: 'none', strokeWidth: 2 })).toBe(
    '<circle r="3" fill="none" stroke-width="2"></circle>',
  )
  expect(drawn(Svg, { viewBox: '0 0 4 4', testID: 'board' })).toBe('<svg viewBox="0 0 4 4" data-testid="board"></svg>')
})

test('the separate parts of a transformation come before the whole one, as on the phone', () => {
  expect(drawn(G, { transform: 'rotate(9)', scale: 0.5, translateX: 3 })).toBe(
    '<g transform="translate(3 0) scale(0.5) rotate(9)"></g>',
  )
  expect(drawn(G, { transform: '' })).toBe('<g></g>')
})

test('styles of the phone are merged', () => {
  expect(drawn(G, { style: [{ opacity: 0.5 }, undefined, [{ color: 'red' }]] })).toBe(
    '<g style="opacity:0.5;color:red"></g>',
  )
})

test('a transformation that would be lost is refused', () => {
  expect(() => drawn(G, { transform: [{ scale: 2 }] })).toThrow('transform')
})
