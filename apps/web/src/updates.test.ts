import { watchUpdates } from './updates'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A service worker whose state a test sets. */
class FakeWorker extends EventTarget {
  state = 'installing'
  readonly messages: unknown[] = []
  postMessage(message: unknown) {
    this.messages.push(message)
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
  checks = 0
  update() {
    this.checks++
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

/** Lets the callbacks of settled promises run. */
async function flushPromises() {
  await Promise.resolve()
  await Promise.resolve()
}

/** A page, on its first visit or controlled by a version that is installed already. */
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
  let check: () => void = () => undefined
  const updates = watchUpdates({
    workers: workers as unknown as ServiceWorkerContainer,
    script: '/sw.js',
    scope: '/',
    reload: () => reloads++,
    stopLoading: () => loading,
    every: (_, run) => {
      check = run
    },
    schedule: (millis, run) => setTimeout(run, millis),
  })
  await flushPromises()
  return { registration, workers, updates, reloads: () => reloads, check: () => check() }
}

function newVersion(registration: FakeRegistration): FakeWorker {
  const worker = new FakeWorker()
  registration.find(worker)
  worker.become('installed')
  return worker
}

test('the first version is no update and reloads nothing', async () => {
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
  expect(worker.messages).toEqual([])
  updates.accept()
  await flushPromises()
  expect(worker.messages).toEqual([{ type: 'SKIP_WAITING' }])
  expect(reloads()).toBe(0)
  workers.changeController()
  expect(reloads()).toBe(1)
})

test('the new version is activated only after the loads of the page have ended', async () => {
  let finishLoading: () => void = () => undefined
  const loading = new Promise<void>(resolve => {
    finishLoading = resolve
  })
  const { registration, updates } = await openPage({ loading })
  const worker = newVersion(registration)
  updates.accept()
  await flushPromises()
  expect(worker.messages).toEqual([])
  finishLoading()
  await flushPromises()
  expect(worker.messages).toEqual([{ type: 'SKIP_WAITING' }])
})

test('a load that never ends delays the new version for five seconds', async () => {
  const { registration, updates } = await openPage({ loading: new Promise(() => undefined) })
  const worker = newVersion(registration)
  updates.accept()
  jest.advanceTimersByTime(4_999)
  await flushPromises()
  expect(worker.messages).toEqual([])
  jest.advanceTimersByTime(1)
  await flushPromises()
  expect(worker.messages).toEqual([{ type: 'SKIP_WAITING' }])
})

test('a version that is active already is loaded at once', async () => {
  const { registration, updates, reloads } = await openPage()
  const worker = newVersion(registration)
  worker.become('activated')
  updates.accept()
  await flushPromises()
  expect([worker.messages, reloads()]).toEqual([[], 1])
})

test('a version that waited before the page was opened is offered', async () => {
  const worker = new FakeWorker()
  const { updates } = await openPage({ waiting: worker })
  expect(updates.isReady()).toBe(true)
})

test('a dismissed notice stays hidden until the next version', async () => {
  const { registration, updates, reloads } = await openPage()
  newVersion(registration)
  updates.dismiss()
  expect(updates.isReady()).toBe(false)
  newVersion(registration)
  expect([updates.isReady(), reloads()]).toEqual([true, 0])
})

test('a version that is accepted in another tab is offered here and reloads nothing', async () => {
  const { workers, updates, reloads } = await openPage()
  workers.changeController()
  expect([updates.isReady(), reloads()]).toEqual([true, 0])
  updates.accept()
  await flushPromises()
  expect(reloads()).toBe(1)
})

test('new versions are checked for at intervals, and being offline or refused does no harm', async () => {
  const { registration, check } = await openPage()
  check()
  expect(registration.checks).toBe(1)
  const { updates } = await openPage({ isRefused: true })
  expect(updates.isReady()).toBe(false)
})
