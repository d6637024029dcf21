import { createElement, type FunctionComponent } from 'react'

/**
 * Replaces react-native-svg by the browser's own SVG elements: drawings are the same, and a board of some hundred
 * shapes needs neither its classes nor its parsers. Shapes take no presses: boards lay their tap targets over the
 * drawing.
 */
type Props = Readonly<Record<string, unknown>>

function shape(tag: string): FunctionComponent<Props> {
  return function Shape(props) {
    return createElement(tag, toAttributes(props))
  }
}

/** Turns props of react-native-svg into SVG attributes, and the parts of a transformation into one. */
function toAttributes({ testID, style, transform, translateX, translateY, scale, rotation, ...rest }: Props): Props {
  // react-native-svg also takes a list here; in a browser such a drawing would not be transformed, without any error.
  if (typeof (transform ?? '') !== 'string') throw new Error('write transform as a text')
  const moves = [
    (translateX ?? translateY) !== undefined && `translate(${text(translateX ?? 0)} ${text(translateY ?? 0)})`,
    scale !== undefined && `scale(${text(scale)})`,
    rotation !== undefined && `rotate(${text(rotation)})`,
    transform,
  ].filter(move => typeof move === 'string' && move !== '')
  return {
    ...rest,
    ...(testID !== undefined && { 'data-testid': testID }),
    ...(style !== undefined && { style: Object.assign({}, ...[style].flat(Infinity)) as Props }),
    ...(moves.length > 0 && { transform: moves.join(' ') }),
  }
}

function text(value: unknown): string {
  return String(value)
}

export const Circle = shape('circle')
export const ClipPath = shape('clipPath')
export const Defs = shape('defs')
export const Ellipse = shape('ellipse')
export const G = shape('g')
export const Image = shape('image')
export const Line = shape('line')
export const LinearGradient = shape('linearGradient')
export const Path = shape('path')
export const Polygon = shape('polygon')
export const Polyline = shape('polyline')
export const Rect = shape('rect')
export const Stop = shape('stop')
export const Svg = shape('svg')
export const Text = shape('text')

export { Svg as default }
