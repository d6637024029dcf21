import { Path } from 'react-native-svg'

/** The five numbers in one line each, one unit wide and high: drawn without a font, so the same on every device. */
const LINES: Readonly<Record<number, string>> = {
  1: 'M-.27 -.27L.12 -.5L.12 .5',
  2: 'M-.47 -.24C-.47 -.4 -.25 -.5 0 -.5C.27 -.5 .47 -.4 .47 -.23C.47 -.11 .37 -.02 .2 .09L-.48 .5L.5 .5',
  3: 'M-.45 -.5L.43 -.5L-.06 -.12C.27 -.13 .5 .01 .5 .19C.5 .37 .27 .5 -.02 .5C-.22 .5 -.39 .45 -.5 .36',
  4: 'M.24 .5L.24 -.5L-.52 .22L.52 .22',
  5: 'M.42 -.5L-.34 -.5L-.42 -.06C-.3 -.11 -.16 -.14 0 -.14C.29 -.14 .5 -.01 .5 .17C.5 .36 .29 .5 -.01 .5C-.22 .5 -.39 .45 -.5 .36',
}

/** Stroke of a numeral as a share of its height, and the least of it. */
const STROKE = 0.15
const THIN = 2.8

/** The two numbers of a point. */
const PAIR = /(-?[.\d]+) (-?[.\d]+)/g

interface NumeralProps {
  readonly value: number
  readonly x: number
  readonly width: number
  readonly height: number
  readonly colour: string
  /** Degrees, around its own middle. */
  readonly turn?: number
}

/** A number from 1 to 5, its middle at `x`: broad, or narrow with strokes of the same weight. */
export function Numeral({ value, x, width, height, colour, turn = 0 }: NumeralProps) {
  const stroke = Math.max(THIN, height * STROKE)
  const line = (LINES[value] ?? '').replace(PAIR, (_, dx: string, dy: string) => {
    return `${x + Number(dx) * (width - stroke)} ${Number(dy) * (height - stroke)}`
  })
  return (
    <Path
      d={line}
      fill="none"
      stroke={colour}
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(turn !== 0 && { transform: `rotate(${turn} ${x} 0)` })}
    />
  )
}
