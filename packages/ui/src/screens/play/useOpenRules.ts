import { useCallback } from 'react'
import { useApp } from '../../app/AppContext'
import type { PlayLayout } from './layout/playLayout'
import type { PlayContextValue } from './PlayContext'

/** Opens the rules: beside the board where there is room, else as a page, which the way back leads from. */
export function useOpenRules({ view, sheets }: PlayContextValue, { mode, isRoomy }: PlayLayout): () => void {
  const { navigator } = useApp()
  const { game } = view.match
  const { show } = sheets
  const isBeside = mode === 'row' && isRoomy
  return useCallback(
    () => (isBeside ? show('rules') : navigator.open({ to: 'rules', game })),
    [isBeside, show, navigator, game],
  )
}
