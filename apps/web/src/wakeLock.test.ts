import { createWakeLock } from './wakeLock'

/** A browser that grants locks and counts those that hold. */
function browser() {
  const held = new Set<object>()
  const request = () => {
    const lock = { release: () => Promise.resolve(void held.delete(lock)) }
    held.add(lock)
    return Promise.resolve(lock)
  }
  return { held, navigator: { wakeLock: { request } } as unknown as Pick<Navigator, 'wakeLock'> }
}

const settled = () => new Promise(resolve => setTimeout(resolve))

test('the screen is kept on until told otherwise', async () => {
  const { held, navigator } = browser()
  const keepAwake = createWakeLock(navigator)
  keepAwake(true)
  await settled()
  expect(held.size).toBe(1)
  keepAwake(false)
  await settled()
  expect(held.size).toBe(0)
})

test.each([
  [[true, false], 0],
  [[true, false, true], 1],
  [[true, true], 1],
])('the last of the wishes %j holds, however fast they come', async (wishes, count) => {
  const { held, navigator } = browser()
  const keepAwake = createWakeLock(navigator)
  wishes.forEach(keepAwake)
  await settled()
  expect(held.size).toBe(count)
})

test('a browser that refuses or cannot is no fault, and is asked again', async () => {
  createWakeLock({})(true)
  let asked = 0
  const request = () => {
    asked++
    return Promise.reject(new Error('battery'))
  }
  const keepAwake = createWakeLock({ wakeLock: { request } })
  keepAwake(true)
  keepAwake(true)
  await settled()
  expect(asked).toBe(2)
})
