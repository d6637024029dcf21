/**
 * Returns a function that keeps the screen on, or lets it go dark again. It does nothing where the browser has no wake
 * locks, or refuses them to save its battery. A browser releases the lock of a hidden page: request it again on return.
 */
export function createWakeLock(navigator: Pick<Navigator, 'wakeLock'> | object): (isOn: boolean) => void {
  // One request after the other, so that the last call decides.
  let lock: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined)
  return isOn => {
    if (!('wakeLock' in navigator)) return
    const { wakeLock } = navigator
    lock = lock
      .then(async previous => {
        await previous?.release()
        return isOn ? await wakeLock.request('screen') : undefined
      })
      .catch(() => undefined)
  }
}
