import { storeAfter } from '../../testing/play'
import { stayAwake } from './keepScreenOn'

/** A device that remembers every wish, and whose owner can leave it. */
function device() {
  const wishes: boolean[] = []
  let tell: (isPresent: boolean) => void = () => undefined
  return {
    wishes,
    keepAwake: (isOn: boolean) => wishes.push(isOn),
    watchPresence: (listener: typeof tell) => {
      tell = listener
      return () => (tell = () => undefined)
    },
    tell: (isPresent: boolean) => tell(isPresent),
  }
}

test('the screen stays on from the first look at a match to its end', () => {
  const store = storeAfter('d2')
  const asked = device()
  stayAwake(store, asked)
  store.tap('g5', false)
  expect(asked.wishes).toEqual([true])
  store.end({ how: 'resign', by: 0 })
  expect(asked.wishes).toEqual([true, false])
})

test('it is let go while nobody is there, and when the match is left', () => {
  const asked = device()
  const stop = stayAwake(storeAfter('d2'), asked)
  asked.tell(false)
  asked.tell(true)
  expect(asked.wishes).toEqual([true, false, true])
  stop()
  asked.tell(false)
  asked.tell(true)
  expect(asked.wishes).toEqual([true, false, true, false])
})

test('a match that is over lets the screen go dark', () => {
  const store = storeAfter('d2')
  store.end({ how: 'resign', by: 0 })
  const asked = device()
  const stop = stayAwake(store, asked)
  asked.tell(false)
  asked.tell(true)
  stop()
  expect(asked.wishes).toEqual([])
})
