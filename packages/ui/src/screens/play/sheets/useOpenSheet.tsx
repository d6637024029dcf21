import type { ReactElement } from 'react'
import { usePlayLayout } from '../layout/playLayout'
import { usePlay } from '../PlayContext'
import { EndQuestion } from './EndQuestion'
import { PlaySheets } from './PlaySheets'

/** The sheet that is open, if any. The question whether to end the match comes before every other. */
export function useOpenSheet(): ReactElement | undefined {
  const { requests, sheets } = usePlay()
  const { mode } = usePlayLayout()
  const { current } = requests
  // Face to face every request is answered at the edges; elsewhere moves are taken back without one.
  if (mode !== 'face' && current && current.what !== 'undo') return <EndQuestion request={current} />
  return sheets.open && <PlaySheets open={sheets.open} />
}
