import { lazy, Suspense } from 'react'
import { usePlayLayout } from '../layout/playLayout'
import { usePlay } from '../PlayContext'
import { LegalMovesSheet } from './LegalMovesSheet'
import { MenuSheet } from './MenuSheet'
import { PlayedMovesSheet } from './PlayedMovesSheet'
import type { OpenSheet } from './useSheets'

const SharePanel = lazy(async () => ({ default: (await import('../../share/SharePanel')).SharePanel }))
const RulesSheet = lazy(async () => ({ default: (await import('../../rules/RulesSheet')).RulesSheet }))
const PlatesSheet = lazy(async () => ({ default: (await import('./PlatesSheet')).PlatesSheet }))
const KeysSheet = lazy(async () => ({ default: (await import('../keys/KeysSheet')).KeysSheet }))

/** The sheet that is open; those that few games open are loaded when they first are. */
export function PlaySheets({ open }: { readonly open: OpenSheet }) {
  return (
    <Suspense fallback={null}>
      <LoadedSheet open={open} />
    </Suspense>
  )
}

function LoadedSheet({ open }: { readonly open: OpenSheet }) {
  const { view, sheets } = usePlay()
  const { panel } = usePlayLayout()
  switch (open) {
    case 'menu':
      return <MenuSheet />
    case 'played':
      return <PlayedMovesSheet />
    case 'legal':
    case 'type':
      return <LegalMovesSheet isTyping={open === 'type'} />
    case 'share':
      return <SharePanel match={view.match} onClose={sheets.close} />
    case 'rules':
      return <RulesSheet game={view.match.game} width={panel} onClose={sheets.close} />
    case 'keys':
      return <KeysSheet />
    case 'plates':
      return <PlatesSheet />
  }
}
