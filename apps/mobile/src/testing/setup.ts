// What a phone has and Jest's idea of it lacks. It is idle as soon as its timers are looked at.
Object.assign(globalThis, { requestIdleCallback: (run: () => void) => setTimeout(run, 0) })

/** Whoever wants to hear something says so in a test of their own. */
jest.mock('expo-audio', () => ({
  setAudioModeAsync: () => Promise.resolve(),
  createAudioPlayer: () => ({ play: () => undefined, seekTo: () => Promise.resolve(), volume: 1 }),
}))
