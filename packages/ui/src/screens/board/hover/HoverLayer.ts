/** No mouse hovers over a phone. */
export function HoverLayer(): null {
  return null
}
