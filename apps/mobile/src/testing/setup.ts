// A phone has idle callbacks, Jest's preset does not. Here they run with the next timers.
Object.assign(globalThis, { requestIdleCallback: (run: () => void) => setTimeout(run, 0) })

/** No test plays sounds, unless it mocks this module itself. */
jest.mock('expo-audio', () => ({
  setAudioModeAsync: () => Promise.resolve(),
  createAudioPlayer: () => ({ play: () => undefined, seekTo: () => Promise.resolve(), volume: 1 }),
}))

/** The process of the phone that a test has started: `killApp` begins another. */
Object.assign(globalThis, { phoneProcess: 0 })
jest.mock('../oncePerProcess', () => ({
  oncePerProcess: (make: () => unknown) => {
    const made = new Map<unknown, unknown>()
    return () => {
      const { phoneProcess } = globalThis as { phoneProcess?: unknown }
      if (!made.has(phoneProcess)) made.set(phoneProcess, make())
      return made.get(phoneProcess)
    }
  },
}))
