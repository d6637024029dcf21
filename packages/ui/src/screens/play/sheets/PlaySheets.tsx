import { lazy, Suspense } from 'react'
import { usePlay } from '../PlayContext'
import { LegalMovesSheet } from './LegalMovesSheet'
import { MenuSheet } from './MenuSheet'
import type { OpenSheet } from './useSheets'

const SharePanel = lazy(() => import('../../share/SharePanel').then(({ SharePanel }) => ({ default: SharePanel })))

/** The menu, the list of legal moves or the ways to share. */
export function PlaySheets({ open }: { readonly open: OpenSheet }) {
  const { view, sheets } = usePlay()
  if (open === 'menu') return <MenuSheet />
  if (open === 'moves') return <LegalMovesSheet />
  return (
    <Suspense fallback={null}>
      <SharePanel match={view.match} onClose={sheets.close} />
    </Suspense>
  )
}
