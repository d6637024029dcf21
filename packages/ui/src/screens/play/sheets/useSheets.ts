import { useMemo, useState } from 'react'

/** What may be laid over the foot of the screen. */
export type OpenSheet = 'menu' | 'moves' | 'share'

/** Which sheet is open, and how that changes. */
export interface Sheets {
  readonly open: OpenSheet | undefined
  readonly openMenu: () => void
  /** Lists every legal move. */
  readonly openMoves: () => void
  readonly openShare: () => void
  readonly close: () => void
}

/** The sheets of a play screen. One that is closed hands the keyboard focus on: then `focusBoard` is called. */
export function useSheets(focusBoard: () => void): Sheets {
  const [open, setOpen] = useState<OpenSheet>()
  const changes = useMemo(
    () => ({
      openMenu: () => setOpen('menu'),
      openMoves: () => setOpen('moves'),
      openShare: () => setOpen('share'),
      close: () => {
        setOpen(undefined)
        focusBoard()
      },
    }),
    [focusBoard],
  )
  return { open, ...changes }
}
