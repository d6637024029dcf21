import { sessionAfter } from '../../testing/play'
import { keepScreenOn } from './keepScreenOn'

/** A device that remembers every wish, and whose owner can leave it. */
function device() {
  const wishes: boolean[] = []
  let tell: (isPresent: boolean) => void = () => undefined
  return {
    wishes,
    keepScreenOn: (isOn: boolean) => wishes.push(isOn),
    watchPresence: (listener: typeof tell) => {
      tell = listener
      return () => (tell = () => undefined)
    },
    tell: (isPresent: boolean) => tell(isPresent),
  }
}

test('the screen stays on from the first look at a match to its end', () => {
  const store = sessionAfter('d2')
  const asked = device()
  keepScreenOn(store, asked)
  store.tap('g5', false)
  expect(asked.wishes).toEqual([true])
  store.end({ how: 'resign', by: 0 })
  expect(asked.wishes).toEqual([true, false])
})

test('it is let go while nobody is there, and when the match is left', () => {
  const asked = device()
  const stop = keepScreenOn(sessionAfter('d2'), asked)
  asked.tell(false)
  asked.tell(true)
  expect(asked.wishes).toEqual([true, false, true])
  stop()
  asked.tell(false)
  asked.tell(true)
  expect(asked.wishes).toEqual([true, false, true, false])
})

test('a match that is over lets the screen go dark', () => {
  const store = sessionAfter('d2')
  store.end({ how: 'resign', by: 0 })
  const asked = device()
  const stop = keepScreenOn(store, asked)
  asked.tell(false)
  asked.tell(true)
  stop()
  expect(asked.wishes).toEqual([])
})
