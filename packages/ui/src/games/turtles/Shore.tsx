import { G, Path } from 'react-native-svg'
import type { Cell, Point } from '../../board/layout'
import { useTheme } from '../../theme/useTheme'

/** The edge of the sand in waves, with foam along it and a swell behind. */
export function Shore({ sea, pitch }: { readonly sea: Cell; readonly pitch: number }) {
  const theme = useTheme()
  const [left, right] = sea.outline
  if (!left || !right) return null
  const line = (out: number) => waves(left, right, sea.centre, out * pitch, pitch)
  return (
    <G fill="none">
      <Path d={`${line(0.05)}L${pair(right)}L${pair(left)}Z`} fill={theme.beachAlt} />
      <Path d={line(0.05)} stroke={theme.foam} strokeWidth={pitch * 0.035} />
      <Path d={line(0.11)} stroke={theme.foam} strokeWidth={Math.max(0.75, pitch * 0.014)} opacity={0.6} />
    </G>
  )
}

/** Two bends to a cell, `out` pixels from the shore towards the sea. */
function waves(left: Point, right: Point, sea: Point, out: number, pitch: number): string {
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }
  const along = unit(left, right)
  const away = unit(middle, sea)
  const long = Math.hypot(right.x - left.x, right.y - left.y)
  const at = (a: number, b: number) =>
    pair({ x: left.x + along.x * a + away.x * b, y: left.y + along.y * a + away.y * b })
  const count = Math.round((2 * long) / pitch)
  const bends = Array.from({ length: count }, (_, i) => {
    const lift = pitch * (i % 2 === 0 ? 0.05 : -0.05)
    return `Q${at(((i + 0.5) * long) / count, out + lift)} ${at(((i + 1) * long) / count, out)}`
  })
  return `M${at(0, out)}${bends.join('')}`
}

function unit(from: Point, to: Point): Point {
  const long = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: (to.x - from.x) / long, y: (to.y - from.y) / long }
}

/** Hundredths of a pixel are plenty. */
function pair({ x, y }: Point): string {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`
}
