import { createInstalling } from './installing'

/** A page whose browser can install the app, and how often it has asked. */
function openPage() {
  const page = new EventTarget()
  const asked = jest.fn(() => Promise.resolve())
  const offer = () => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: asked })
    page.dispatchEvent(event)
    return event
  }
  return { page, asked, offer }
}

test('what the browser offers is kept in place of its own banner, and asked once', () => {
  const { page, asked, offer } = openPage()
  const watch = createInstalling(page)
  const found: ((() => void) | undefined)[] = []
  watch(install => found.push(install))
  expect(found).toEqual([undefined])
  expect(offer().defaultPrevented).toBe(true)
  const [, install] = found
  install?.()
  expect(asked).toHaveBeenCalledTimes(1)
  expect(found.at(-1)).toBeUndefined()
})

test('a listener that comes later is told at once, one that has gone is not, and after installing there is no offer', () => {
  const { page, offer } = openPage()
  const watch = createInstalling(page)
  offer()
  const [early, late] = [jest.fn(), jest.fn()]
  watch(early)()
  watch(late)
  expect(late).toHaveBeenLastCalledWith(expect.any(Function))
  page.dispatchEvent(new Event('appinstalled'))
  expect(late).toHaveBeenLastCalledWith(undefined)
  expect(early).toHaveBeenCalledTimes(1)
})
