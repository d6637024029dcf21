import { watchUpdates } from './updates'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A service worker of which a test decides what it does. */
class FakeWorker extends EventTarget {
  state = 'installing'
  readonly told: unknown[] = []
  postMessage(message: unknown) {
    this.told.push(message)
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null
  waiting: FakeWorker | null = null
  installing: FakeWorker | null = null
  looks = 0
  update() {
    this.looks++
    return Promise.reject(new Error('offline'))
  }
  find(worker: FakeWorker) {
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null
  constructor(readonly registration: FakeRegistration | undefined) {
    super()
  }
  register() {
    return this.registration ? Promise.resolve(this.registration) : Promise.reject(new Error('refused'))
  }
  changeController() {
    this.controller = new FakeWorker()
    this.dispatchEvent(new Event('controllerchange'))
  }
}

/** Lets promises that are already kept have their say. */
async function settled() {
  await Promise.resolve()
  await Promise.resolve()
}

/** A page, on its first visit or controlled by a version that is there already. */
async function openPage({
  isFirst = false,
  isRefused = false,
  waiting = null as FakeWorker | null,
  loading = Promise.resolve(),
} = {}) {
  const registration = new FakeRegistration()
  const workers = new FakeContainer(isRefused ? undefined : registration)
  if (!isFirst) workers.controller = registration.active = new FakeWorker()
  registration.waiting = waiting
  let reloads = 0
  let look: () => void = () => undefined
  const updates = watchUpdates({
    workers: workers as unknown as ServiceWorkerContainer,
    script: '/sw.js',
    scope: '/',
    reload: () => reloads++,
    stopLoading: () => loading,
    every: (_, run) => {
      look = run
    },
    schedule: (millis, run) => setTimeout(run, millis),
  })
  await settled()
  return { registration, workers, updates, reloads: () => reloads, look: () => look() }
}

function newVersion(registration: FakeRegistration): FakeWorker {
  const worker = new FakeWorker()
  registration.find(worker)
  worker.become('installed')
  return worker
}

test('the first version is no news and loads nothing again', async () => {
  const { registration, workers, updates, reloads } = await openPage({ isFirst: true })
  newVersion(registration)
  workers.changeController()
  expect([updates.isReady(), reloads()]).toEqual([false, 0])
})

test('a new version is offered, and waits to be accepted', async () => {
  const { registration, workers, updates, reloads } = await openPage()
  let calls = 0
  updates.subscribe(() => calls++)
  const worker = newVersion(registration)
  expect([updates.isReady(), calls, reloads()]).toEqual([true, 1, 0])
  expect(worker.told).toEqual([])
  updates.accept()
  await settled()
  expect(worker.told).toEqual([{ type: 'SKIP_WAITING' }])
  expect(reloads()).toBe(0)
  workers.changeController()
  expect(reloads()).toBe(1)
})

test('the old version is not told to go while the page loads something', async () => {
  let come: () => void = () => undefined
  const loading = new Promise<void>(resolve => {
    come = resolve
  })
  const { registration, updates } = await openPage({ loading })
  const worker = newVersion(registration)
  updates.accept()
  await settled()
  expect(worker.told).toEqual([])
  come()
  await settled()
  expect(worker.told).toEqual([{ type: 'SKIP_WAITING' }])
})

test('a load that never comes is waited for five seconds, and no longer', async () => {
  const { registration, updates } = await openPage({ loading: new Promise(() => undefined) })
  const worker = newVersion(registration)
  updates.accept()
  jest.advanceTimersByTime(4_999)
  await settled()
  expect(worker.told).toEqual([])
  jest.advanceTimersByTime(1)
  await settled()
  expect(worker.told).toEqual([{ type: 'SKIP_WAITING' }])
})

test('a version that came into use while the page still loaded is loaded', async () => {
  const { registration, updates, reloads } = await openPage()
  const worker = newVersion(registration)
  worker.become('activated')
  updates.accept()
  await settled()
  expect([worker.told, reloads()]).toEqual([[], 1])
})

test('a version that waited before the page was opened is offered as well', async () => {
  const worker = new FakeWorker()
  const { updates } = await openPage({ waiting: worker })
  expect(updates.isReady()).toBe(true)
})

test('dismissed, it says no more until the next version', async () => {
  const { registration, updates, reloads } = await openPage()
  newVersion(registration)
  updates.dismiss()
  expect(updates.isReady()).toBe(false)
  newVersion(registration)
  expect([updates.isReady(), reloads()]).toEqual([true, 0])
})

test('accepted in another tab, this one is not loaded again but asked', async () => {
  const { workers, updates, reloads } = await openPage()
  workers.changeController()
  expect([updates.isReady(), reloads()]).toEqual([true, 0])
  updates.accept()
  await settled()
  expect(reloads()).toBe(1)
})

test('it looks for new versions now and then, and bears being offline or refused', async () => {
  const { registration, look } = await openPage()
  look()
  expect(registration.looks).toBe(1)
  const { updates } = await openPage({ isRefused: true })
  expect(updates.isReady()).toBe(false)
})
