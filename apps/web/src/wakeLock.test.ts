import { createWakeLock } from './wakeLock'

/** A browser that grants locks and counts the active ones. */
function createBrowser() {
  const active = new Set<object>()
  const request = () => {
    const lock = { release: () => Promise.resolve(void active.delete(lock)) }
    active.add(lock)
    return Promise.resolve(lock)
  }
  return { active, navigator: { wakeLock: { request } } as unknown as Pick<Navigator, 'wakeLock'> }
}

const nextTask = () => new Promise(resolve => setTimeout(resolve))

test('the screen is kept on until it is released', async () => {
  const { active, navigator } = createBrowser()
  const keepScreenOn = createWakeLock(navigator)
  keepScreenOn(true)
  await nextTask()
  expect(active.size).toBe(1)
  keepScreenOn(false)
  await nextTask()
  expect(active.size).toBe(0)
})

test.each([
  [[true, false], 0],
  [[true, false, true], 1],
  [[true, true], 1],
])('of the calls %j the last one decides', async (calls, count) => {
  const { active, navigator } = createBrowser()
  const keepScreenOn = createWakeLock(navigator)
  calls.forEach(keepScreenOn)
  await nextTask()
  expect(active.size).toBe(count)
})

test('a browser that lacks or refuses wake locks does no harm, and is called again', async () => {
  createWakeLock({})(true)
  let requests = 0
  const request = () => {
    requests++
    return Promise.reject(new Error('battery'))
  }
  const keepScreenOn = createWakeLock({ wakeLock: { request } })
  keepScreenOn(true)
  keepScreenOn(true)
  await nextTask()
  expect(requests).toBe(2)
})
