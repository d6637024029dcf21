import { AppState, type AppStateStatus } from 'react-native'

/**
 * Calls the listener when the app comes to the foreground or leaves it. On iOS an app that is covered (by the app
 * switcher, the control centre, a call) is `inactive` before it is in the background: both count as left.
 */
export function watchPresence(listener: (isPresent: boolean) => void): () => void {
  let wasPresent = true
  const update = (state: AppStateStatus) => {
    const isPresent = state !== 'background' && state !== 'inactive'
    if (isPresent !== wasPresent) listener(isPresent)
    wasPresent = isPresent
  }
  const subscription = AppState.addEventListener('change', update)
  update(AppState.currentState)
  return () => subscription.remove()
}
