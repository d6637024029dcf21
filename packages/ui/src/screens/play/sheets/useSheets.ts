import type { Side } from '@tabuleiro/engine'
import { useMemo, useState } from 'react'

/** What may be laid over a screen: `type` is the list of legal moves with the cursor in its field. */
export type OpenSheet = 'menu' | 'played' | 'legal' | 'type' | 'share' | 'rules' | 'keys' | 'plates'

/** Which sheet is open, and how that changes. */
export interface Sheets {
  readonly open: OpenSheet | undefined
  /** Who opened it, where each player has buttons of their own: it faces them. */
  readonly opener: Side | undefined
  readonly show: (sheet: OpenSheet, by?: Side) => void
  readonly openMenu: () => void
  readonly openShare: () => void
  readonly close: () => void
}

/** The sheets of a play screen. */
export function useSheets(): Sheets {
  const [shown, setShown] = useState<{ readonly sheet: OpenSheet; readonly by: Side | undefined }>()
  const changes = useMemo(() => {
    const show = (sheet: OpenSheet, by?: Side) => setShown({ sheet, by })
    return {
      show,
      openMenu: () => show('menu'),
      openShare: () => show('share'),
      close: () => setShown(undefined),
    }
  }, [])
  return { open: shown?.sheet, opener: shown?.by, ...changes }
}
