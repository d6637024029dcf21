import { useEffect } from 'react'
import { useKeys } from '../../../platform/useKeys'
import type { KeyPress } from '../../../platform/web'
import type { PlayContextValue } from '../PlayContext'
import type { handlePlayKeys, KeyTargets } from './handlePlayKeys'

/** What keys do, once it is loaded. */
let handle: typeof handlePlayKeys | undefined

async function load(): Promise<typeof handlePlayKeys> {
  return (handle ??= (await import('./handlePlayKeys')).handlePlayKeys)
}

/** Handles the keys of the play screen. What they do is loaded once the board can be seen; a key before that waits. */
export function usePlayKeys(play: PlayContextValue, targets: KeyTargets): void {
  useEffect(() => void load().catch(() => undefined), [])
  useKeys((event: KeyPress) => {
    if (handle) handle(play, targets)(event)
    // A page that is left also ends what it loads: the key is then lost, and the next one tries again.
    else
      load().then(
        loaded => loaded(play, targets)(event),
        () => undefined,
      )
  })
}
