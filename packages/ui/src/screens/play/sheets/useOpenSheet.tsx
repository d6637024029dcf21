import { Suspense, type ReactElement } from 'react'
import { usePlayLayout } from '../layout/playLayout'
import { usePlay } from '../PlayContext'
import { EndQuestion, PlaySheets } from './rareSheets'

/** The sheet that is open, if any. The question whether to end the match comes before every other. */
export function useOpenSheet(): ReactElement | undefined {
  const { requests, sheets, view } = usePlay()
  const { mode } = usePlayLayout()
  const { current } = requests
  // Face to face every request is answered at the edges, by link in the dock; else moves are taken back without one.
  const isAsked = current && (current.what === 'resign' || (current.what === 'draw' && !view.match.request))
  const sheet =
    mode !== 'face' && isAsked ? <EndQuestion request={current} /> : sheets.open && <PlaySheets open={sheets.open} />
  return sheet && <Suspense fallback={null}>{sheet}</Suspense>
}
