import type { Point } from '../../board/layout'

/** The point at `angle` degrees (0 is up, clockwise) and `radius` around a centre, as paths write it. */
function at(angle: number, radius: number, centre: Point = { x: 0, y: 0 }): string {
  const radians = (angle * Math.PI) / 180
  return `${round(centre.x + radius * Math.sin(radians))} ${round(centre.y - radius * Math.cos(radians))}`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** A star of `corners` tips, the first one up. */
export function starPath(corners: number, outer: number, inner: number, centre: Point = { x: 0, y: 0 }): string {
  const step = 180 / corners
  return `M${Array.from({ length: 2 * corners }, (_, i) => at(i * step, i % 2 === 0 ? outer : inner, centre)).join('L')}Z`
}

/** An octagon with flat sides above and below. */
export function octagonPath(radius: number): string {
  return `M${Array.from({ length: 8 }, (_, i) => at(22.5 + 45 * i, radius)).join('L')}Z`
}

/** A spine: the angles at which it leaves and meets the body again, and where its tip is. */
interface Spine {
  readonly from: number
  readonly to: number
  readonly tip: number
  readonly radius: number
}

/** From the horns in a corner of the square, along the back, to the tail. */
const BACK: readonly Spine[] = [
  { from: 20, to: 66, tip: 42, radius: 66 },
  { from: 66, to: 102, tip: 78, radius: 50 },
  { from: 102, to: 136, tip: 114, radius: 52 },
  { from: 136, to: 168, tip: 142, radius: 50 },
  { from: 168, to: 200, tip: 176, radius: 47 },
]

/** The crest around a dragon of this radius: two backs that chase each other, so that half a turn changes nothing. */
export function crestPath(body: number): string {
  const spines = [0, 180].flatMap(turn =>
    BACK.map(({ from, to, tip, radius }) => {
      const rise = at(turn + from + (tip - from) / 4, (body + radius) / 2)
      const fall = at(turn + tip + (to - tip) * 0.45, body + (radius - body) * 0.6)
      return `Q${rise} ${at(turn + tip, radius)}Q${fall} ${at(turn + to, body)}`
    }),
  )
  return `M${at(20, body)}${spines.join('')}Z`
}

/** How far above the middle of its square an arch begins to bend. */
const SPRING = 11

/** The upper half of a gateway: an arch on straight feet that end at `foot` above the middle. */
export function archPath(radius: number, foot: number): string {
  return `M${-radius} ${-foot}V${-SPRING}A${radius} ${radius} 0 0 1 ${radius} ${-SPRING}V${-foot}Z`
}

/** The joints between the stones of an arch, from its inside to its outside. */
export function jointPath(inner: number, outer: number): string {
  const centre = { x: 0, y: -SPRING }
  return [-60, -36, -12, 12, 36, 60].map(angle => `M${at(angle, inner, centre)}L${at(angle, outer, centre)}`).join('')
}
