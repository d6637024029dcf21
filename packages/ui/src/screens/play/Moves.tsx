import type { ReactNode } from 'react'
import { useArrangement } from './arrange'
import { MoveList, type MoveListProps } from './MoveList'

/** The list of moves. While a swap is on offer there is one move to list, and the offer takes its line where room is short. */
export function Moves({ children, ...props }: MoveListProps & { readonly children: ReactNode }) {
  const { mode, isRoomy } = useArrangement()
  const { view } = props
  const isOffered = view.targets.has('swap') && view.pending === undefined
  if (!isOffered) return <MoveList {...props} />
  return mode === 'row' && isRoomy ? (
    <>
      <MoveList {...props} />
      {children}
    </>
  ) : (
    children
  )
}
