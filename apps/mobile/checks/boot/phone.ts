import assert from 'node:assert/strict'
import vm from 'node:vm'
import { createExpo } from './expoModules'
import { Fabric, textOf, type Shown } from './fabric'
import { createNativeModules, dimensionsOf, type Phone } from './nativeModules'
import { createHost } from './reactNative'
import { Thread } from './thread'

/** What a phone is like when the app starts. What is left out is usual. */
export type Settings = Partial<Omit<Phone, 'platform' | 'seen'>>

/** The app on a fake phone. */
export type RunningApp = Awaited<ReturnType<typeof startApp>>

/** A phone of usual size. */
const UPRIGHT = { width: 412, height: 915 }

/** Gives a realm the date of the phone, not the wall's: a script, since each realm has a class of its own. */
const PHONE_DATE = `now => {
  const began = Date.UTC(2026, 0, 1)
  globalThis.Date = class extends Date {
    constructor(...parts) {
      if (parts.length > 0) super(...parts)
      else super(began + now())
    }
    static now() {
      return Math.floor(began + now())
    }
  }
}`

/** Starts a bundle on a fake phone, from its icon or by a link, and waits until it is quiet. */
export async function startApp(platform: Phone['platform'], bundle: vm.Script, settings: Settings = {}) {
  const complaints: string[] = []
  const complain = (fault: unknown) =>
    void complaints.push(fault instanceof Object && 'stack' in fault ? String(fault.stack) : String(fault))
  const phone: Phone = {
    platform,
    stored: new Map(),
    store: 'works',
    link: undefined,
    languages: ['en-GB'],
    size: UPRIGHT,
    fontScale: 1,
    ...settings,
    seen: { splash: 'shown', copied: '', shared: '', hasLeft: false },
  }
  const thread = new Thread(complain)
  const fabric = new Fabric(thread, () => ({ x: 0, y: 0, ...phone.size }), complain)
  const expo = createExpo(phone, complain)
  const modules = createNativeModules({ phone, thread, fabric, complain })
  const host = createHost({ thread, uiManager: fabric.manager, modules, expo: expo.global, complain })
  const realm = vm.createContext(host.globals)
  const setDate = vm.runInContext(PHONE_DATE, realm) as (now: () => number) => void
  setDate(thread.now)
  bundle.runInContext(realm)
  host.run()
  await pass(1500)

  async function pass(millis: number): Promise<void> {
    await thread.until(() => false, millis)
  }

  /** The view with a test id, on the screen in front. */
  const find = (id: string) =>
    fabric
      .views()
      .filter(({ props }) => props['testID'] === id)
      .at(-1)

  function get(id: string): Shown {
    const view = find(id)
    assert.ok(view, `no ${id} among ${ids().join(' ')}`)
    return view
  }

  const ids = () => fabric.views().flatMap(({ props }) => (typeof props['testID'] === 'string' ? props['testID'] : []))

  /** Waits for a view; so long as a computer may think, and longer. */
  async function waitFor(id: string): Promise<Shown> {
    await thread.until(() => find(id) !== undefined, 60_000)
    return get(id)
  }

  async function press(id: string, millis = 1000): Promise<void> {
    const view = get(id)
    const { x, y, width, height } = fabric.boxOf(view)
    const at = { pageX: x + width / 2, pageY: y + height / 2, locationX: width / 2, locationY: height / 2 }
    const touch = { identifier: 0, target: view.tag, timestamp: thread.now(), ...at }
    thread.later(() => fabric.send(view, 'topTouchStart', { touches: [touch], changedTouches: [touch], ...touch }))
    thread.setTimer(() => fabric.send(view, 'topTouchEnd', { touches: [], changedTouches: [touch], ...touch }), 60)
    await pass(millis)
  }

  return {
    ...{ phone, complaints, find, get, ids, waitFor, press, pass, until: thread.until.bind(thread) },
    says: (id: string) => textOf(get(id)),
    label: (id: string) => String(get(id).props['accessibilityLabel']),
    /** What a screen reader says of every cell. */
    board: () => fabric.views().flatMap(({ props }) => (isCell(props) ? [String(props['accessibilityLabel'])] : [])),
    turn: async (size: Phone['size']) => {
      phone.size = size
      host.emit('didUpdateDimensions', dimensionsOf(phone))
      thread.later(fabric.layOut)
      await pass(1500)
    },
    back: async () => {
      host.emit('hardwareBackPress')
      await pass(1500)
    },
    open: async (url: string) => {
      thread.later(() => expo.open(url))
      host.emit('url', { url })
      await pass(1500)
    },
    goTo: (state: 'active' | 'background') => host.emit('appStateDidChange', { app_state: state }),
  }
}

const isCell = ({ testID }: Shown['props']) => typeof testID === 'string' && testID.startsWith('cell-')
