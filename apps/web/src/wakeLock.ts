/**
 * Keeps the screen on while that is wanted; where the browser cannot, or saves its battery, it goes dark as ever. Browsers let
 * go by themselves when the page is hidden, so whoever wants it asks again on return.
 */
export function createWakeLock(navigator: Pick<Navigator, 'wakeLock'> | object): (isOn: boolean) => void {
  // One request after the other, so that the last wish is the one that holds.
  let lock: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined)
  return isOn => {
    if (!('wakeLock' in navigator)) return
    const { wakeLock } = navigator
    lock = lock
      .then(async held => {
        await held?.release()
        return isOn ? await wakeLock.request('screen') : undefined
      })
      .catch(() => undefined)
  }
}
