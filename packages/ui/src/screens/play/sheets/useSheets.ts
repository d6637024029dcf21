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

/** The sheets of a play screen. */
export function useSheets(): Sheets {
  const [open, setOpen] = useState<OpenSheet>()
  const changes = useMemo(
    () => ({
      openMenu: () => setOpen('menu'),
      openMoves: () => setOpen('moves'),
      openShare: () => setOpen('share'),
      close: () => setOpen(undefined),
    }),
    [],
  )
  return { open, ...changes }
}
