import { watchPresence } from './presence'

/** A fake page that has events and a visibility, and nothing else. */
function openPage(visibilityState: 'visible' | 'hidden') {
  const page = Object.assign(new EventTarget(), { visibilityState })
  const frame = new EventTarget()
  Object.assign(globalThis, { document: page, window: frame })
  const changes: boolean[] = []
  const stop = watchPresence(isPresent => changes.push(isPresent))
  const show = (state: 'visible' | 'hidden') => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { changes, stop, show, fire: (type: string) => frame.dispatchEvent(new Event(type)) }
}

test('leaving and returning are each reported once', () => {
  const { changes, show, fire } = openPage('visible')
  show('hidden')
  fire('pagehide')
  show('visible')
  expect(changes).toEqual([false, true])
})

test('a page in the back/forward cache counts as left, whether or not its tab was hidden before', () => {
  const { changes, fire } = openPage('visible')
  fire('pagehide')
  fire('pageshow')
  expect(changes).toEqual([false, true])
})

test('a page that opens in a background tab starts as left', () => {
  const { changes, show } = openPage('hidden')
  expect(changes).toEqual([false])
  show('visible')
  expect(changes).toEqual([false, true])
})

test('a listener that was removed is not called', () => {
  const { changes, stop, show } = openPage('visible')
  stop()
  show('hidden')
  expect(changes).toEqual([])
})
