// A phone has idle callbacks, Jest's preset does not. Here they run with the next timers.
Object.assign(globalThis, { requestIdleCallback: (run: () => void) => setTimeout(run, 0) })

/** No test plays sounds, unless it mocks this module itself. */
jest.mock('expo-audio', () => ({
  setAudioModeAsync: () => Promise.resolve(),
  createAudioPlayer: () => ({ play: () => undefined, seekTo: () => Promise.resolve(), volume: 1 }),
}))
