import { watchPresence } from './presence'

/** A page of which nothing but its events and its visibility is there. */
function openPage(visibilityState: 'visible' | 'hidden') {
  const page = Object.assign(new EventTarget(), { visibilityState })
  const frame = new EventTarget()
  Object.assign(globalThis, { document: page, window: frame })
  const heard: boolean[] = []
  const stop = watchPresence(isPresent => heard.push(isPresent))
  const show = (state: 'visible' | 'hidden') => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { heard, stop, show, tell: (type: string) => frame.dispatchEvent(new Event(type)) }
}

test('leaving and returning are each told once', () => {
  const { heard, show, tell } = openPage('visible')
  show('hidden')
  tell('pagehide')
  show('visible')
  expect(heard).toEqual([false, true])
})

test('a page that is kept for the way back is left, whether or not its tab was hidden before', () => {
  const { heard, tell } = openPage('visible')
  tell('pagehide')
  tell('pageshow')
  expect(heard).toEqual([false, true])
})

test('a page that opens in a tab behind another has nobody there yet', () => {
  const { heard, show } = openPage('hidden')
  expect(heard).toEqual([false])
  show('visible')
  expect(heard).toEqual([false, true])
})

test('who no longer watches hears nothing', () => {
  const { heard, stop, show } = openPage('visible')
  stop()
  show('hidden')
  expect(heard).toEqual([])
})
