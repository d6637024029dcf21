import { useEffect, useRef, useState } from 'react'
import { usePlay } from '../PlayContext'
import { useEndParts, type EndParts } from './useEndParts'

/** What is shown after a match, and how. */
export interface End {
  readonly parts: EndParts
  /** Whether the match has ended on this screen just now, and nothing else was looked at since. */
  readonly isNew: boolean
  /** Steps back from the end: the moves take the place of the card, and the keyboard focus. */
  readonly onBack: () => void
}

/** The end of the match while it is shown; undefined while the match is on, or an earlier position is shown. */
export function useEnd(): End | undefined {
  const { view, session, actions } = usePlay()
  const parts = useEndParts()
  const isOver = view.result !== undefined
  const isNew = useIsNew(isOver, view.isPresent)
  const goesToMoves = useRef(false)
  const isShown = isOver && view.isPresent
  useEffect(() => {
    if (isShown || !goesToMoves.current) return
    goesToMoves.current = false
    actions.movesRef.current?.focus()
  }, [isShown, actions])
  if (!isShown || !parts) return undefined
  const onBack = () => {
    goesToMoves.current = true
    session.browse(view.ply - 1)
  }
  return { parts, isNew, onBack }
}

/** Whether the match went on when it was last looked at. */
function useIsNew(isOver: boolean, isPresent: boolean): boolean {
  const [isNew, setNew] = useState(!isOver)
  if (!isOver && !isNew) setNew(true)
  if (isOver && !isPresent && isNew) setNew(false)
  return isNew
}
