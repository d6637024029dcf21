import { Circle } from 'react-native-svg'

/** Where the pips of a die lie, in gaps from the middle. Half a turn changes none of them. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, 1],
    [0, 0],
    [1, -1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
]

interface PipsProps {
  readonly value: number
  readonly gap: number
  readonly r: number
}

/** A number as a die shows it, in the colour of the group it is drawn in. */
export function Pips({ value, gap, r }: PipsProps) {
  return PIPS[value]?.map(([x, y]) => <Circle key={`${x} ${y}`} cx={x * gap} cy={y * gap} r={r} />)
}
