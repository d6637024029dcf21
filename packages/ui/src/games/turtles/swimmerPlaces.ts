import type { BoardLayout, Point } from '../../board/layout'
import type { Seat } from './shape'

/** Distance between two swimmers, in cells. */
const APART = 0.36

/** The places of a seat's turtles in its sea, in pixels: the first two at the ends. */
export function swimmerPlaces({ byName, pitch }: BoardLayout, seat: Seat, count: number): readonly Point[] {
  const sea = byName.get(seat === 'south' ? 'goal-s' : 'goal-n')
  const [left, right] = sea?.outline ?? []
  if (!sea || !left || !right) return []
  const long = Math.hypot(right.x - left.x, right.y - left.y)
  return outsideIn(count).map(at => {
    const far = (at * APART * pitch) / long
    return { x: sea.centre.x + (right.x - left.x) * far, y: sea.centre.y + (right.y - left.y) * far }
  })
}

/** Places in a row, from the ends to the middle, where the sea is marked when a turtle can reach it. */
function outsideIn(count: number): readonly number[] {
  const row = Array.from({ length: count }, (_, i) => i - (count - 1) / 2)
  return row.sort((a, b) => Math.abs(b) - Math.abs(a) || a - b)
}
