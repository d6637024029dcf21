import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Circle, G, Svg } from './svg'

type Props = Readonly<Record<string, unknown>>
const render = (Shape: FunctionComponent<Props>, props: Props) => renderToStaticMarkup(createElement(Shape, props))

test('shapes become SVG elements with the same attributes', () => {
  expect(render(Circle, { r: 3, fill: 'none', strokeWidth: 2 })).toBe(
    '<circle r="3" fill="none" stroke-width="2"></circle>',
  )
  expect(render(Svg, { viewBox: '0 0 4 4', testID: 'board' })).toBe('<svg viewBox="0 0 4 4" data-testid="board"></svg>')
})

test('the separate parts of a transformation come before the whole one, as in react-native-svg', () => {
  expect(render(G, { transform: 'rotate(9)', scale: 0.5, translateX: 3 })).toBe(
    '<g transform="translate(3 0) scale(0.5) rotate(9)"></g>',
  )
  expect(render(G, { transform: '' })).toBe('<g></g>')
})

test('nested styles are merged', () => {
  expect(render(G, { style: [{ opacity: 0.5 }, undefined, [{ color: 'red' }]] })).toBe(
    '<g style="opacity:0.5;color:red"></g>',
  )
})

test('a transformation that browsers would ignore throws', () => {
  expect(() => render(G, { transform: [{ scale: 2 }] })).toThrow('transform')
})
