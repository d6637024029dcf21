import { createLoudspeaker } from './loudspeaker'

/** Whether the network is away when what makes sounds is asked for. */
let mockIsOffline = false

jest.mock('@tabuleiro/ui/sounds', () => {
  if (mockIsOffline) throw new Error('no network')
  return { recipes: {}, renderSamples: () => new Float32Array(1) }
})

/** A browser with a loudspeaker that counts what it plays, and a finger that touches the page. */
function createBrowser() {
  const page = new EventTarget()
  let played = 0
  class FakeAudioContext {
    readonly state = 'running'
    readonly sampleRate = 8000
    resume = () => Promise.resolve()
    createBuffer = () => ({ copyToChannel: () => undefined })
    createBufferSource = () => ({ connect: () => undefined, start: () => played++ })
  }
  Object.assign(globalThis, {
    window: page,
    AudioContext: FakeAudioContext,
    requestAnimationFrame: (paint: () => void) => setTimeout(paint),
  })
  return { played: () => played, touch: () => page.dispatchEvent(new Event('pointerup')) }
}

/** Lets a frame, a load and what follows it pass. */
async function rest(): Promise<void> {
  for (let tasks = 0; tasks < 10; tasks++) await new Promise(resolve => setTimeout(resolve))
}

beforeEach(() => {
  mockIsOffline = false
  jest.resetModules()
  // However busy the machine is, no sound comes too late.
  jest.spyOn(performance, 'now').mockReturnValue(0)
})

test('no sound is played before the first touch', async () => {
  const browser = createBrowser()
  const playSound = createLoudspeaker()
  playSound('move')
  await rest()
  expect(browser.played()).toBe(0)
  browser.touch()
  playSound('move')
  await rest()
  expect(browser.played()).toBe(1)
})

test('sounds that could not be loaded are loaded for the next sound', async () => {
  const browser = createBrowser()
  const playSound = createLoudspeaker()
  browser.touch()
  mockIsOffline = true
  playSound('move')
  await rest()
  expect(browser.played()).toBe(0)
  mockIsOffline = false
  playSound('move')
  await rest()
  expect(browser.played()).toBe(1)
})
