/**
 * Calls the listener when the page comes into sight or leaves it. A page is out of sight while its tab is hidden, and
 * in the browser's back/forward cache. A page beside another window stays in sight.
 */
export function watchPresence(listener: (isPresent: boolean) => void): () => void {
  let wasPresent = true
  const update = (isPresent: boolean) => {
    if (isPresent !== wasPresent) listener(isPresent)
    wasPresent = isPresent
  }
  const onChange = () => update(document.visibilityState === 'visible')
  const onLeave = () => update(false)
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
