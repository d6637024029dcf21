/**
 * Whether somebody may be looking at the page: not while its tab is hidden, nor while the page is kept for the way back.
 * Another window beside it takes nobody away.
 */
export function watchPresence(listener: (isPresent: boolean) => void): () => void {
  let wasPresent = true
  const look = (isPresent: boolean) => {
    if (isPresent !== wasPresent) listener(isPresent)
    wasPresent = isPresent
  }
  const onChange = () => look(document.visibilityState === 'visible')
  const onLeave = () => look(false)
  document.addEventListener('visibilitychange', onChange)
  window.addEventListener('pageshow', onChange)
  window.addEventListener('pagehide', onLeave)
  onChange()
  return () => {
    document.removeEventListener('visibilitychange', onChange)
    window.removeEventListener('pageshow', onChange)
    window.removeEventListener('pagehide', onLeave)
  }
}
