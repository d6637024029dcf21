/** The player who moves first is side 0, the other side 1. */
export type Side = 0 | 1

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0
}
