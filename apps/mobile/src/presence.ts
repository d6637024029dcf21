import { AppState, type AppStateStatus } from 'react-native'

/**
 * Whether the app's owner is there. On iOS an app that is covered (by the app switcher, the control centre, a call) is
 * `inactive` before it is in the background: both count as left.
 */
export function watchPresence(listener: (isPresent: boolean) => void): () => void {
  let wasPresent = true
  const hear = (state: AppStateStatus) => {
    const isPresent = state !== 'background' && state !== 'inactive'
    if (isPresent !== wasPresent) listener(isPresent)
    wasPresent = isPresent
  }
  const watching = AppState.addEventListener('change', hear)
  hear(AppState.currentState)
  return () => watching.remove()
}
