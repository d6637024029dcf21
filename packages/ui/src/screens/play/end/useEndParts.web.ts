import { useEffect, useState } from 'react'
import { withLaterTexts } from '../../../i18n/loading'
import type * as parts from './parts'

/** What is shown after a match. */
export type EndParts = typeof parts

const load = withLaterTexts(() => import('./parts'))

/** The parts, once they were loaded. */
let loaded: EndParts | undefined

/** What is shown after a match, loaded while it is played: undefined until then, and where loading fails. */
export function useEndParts(): EndParts | undefined {
  const [shown, setShown] = useState(loaded)
  useEffect(() => {
    let isMounted = true
    const show = async () => {
      loaded ??= await load()
      if (isMounted) setShown(loaded)
    }
    show().catch(() => undefined)
    return () => {
      isMounted = false
    }
  }, [])
  return shown
}
