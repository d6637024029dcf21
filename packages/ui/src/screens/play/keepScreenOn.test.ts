import { sessionAfter } from '../../testing/play'
import { keepScreenOn } from './keepScreenOn'

/** A device that records every call, and an app that can be hidden and shown. */
function device() {
  const calls: boolean[] = []
  let setPresent: (isPresent: boolean) => void = () => undefined
  return {
    calls,
    keepScreenOn: (isOn: boolean) => calls.push(isOn),
    watchPresence: (listener: typeof setPresent) => {
      setPresent = listener
      return () => (setPresent = () => undefined)
    },
    setPresent: (isPresent: boolean) => setPresent(isPresent),
  }
}

test('the screen stays on from opening a match to its end', () => {
  const session = sessionAfter('d2')
  const fake = device()
  keepScreenOn(session, fake)
  session.tap('g5', false)
  expect(fake.calls).toEqual([true])
  session.end({ how: 'resign', by: 0 })
  expect(fake.calls).toEqual([true, false])
})

test('the screen may turn off while the app is hidden, and after leaving the match', () => {
  const fake = device()
  const stop = keepScreenOn(sessionAfter('d2'), fake)
  fake.setPresent(false)
  fake.setPresent(true)
  expect(fake.calls).toEqual([true, false, true])
  stop()
  fake.setPresent(false)
  fake.setPresent(true)
  expect(fake.calls).toEqual([true, false, true, false])
})

test('a match that is over lets the screen go dark', () => {
  const session = sessionAfter('d2')
  session.end({ how: 'resign', by: 0 })
  const fake = device()
  const stop = keepScreenOn(session, fake)
  fake.setPresent(false)
  fake.setPresent(true)
  stop()
  expect(fake.calls).toEqual([])
})
