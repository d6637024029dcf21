import type { Fabric } from './fabric'
import { strict, type Complain } from './strict'
import type { Thread } from './thread'

/** How the phone's storage answers. */
export type StoreMood = 'works' | 'fails' | 'slow' | 'silent'

/** What the native modules know of the phone, and what they change. */
export interface Phone {
  readonly platform: 'android' | 'ios'
  readonly stored: Map<string, string>
  readonly store: StoreMood
  /** The link that has started the app. */
  readonly link: string | undefined
  readonly languages: readonly string[]
  size: { width: number; height: number }
  readonly fontScale: number
  /** What came out of the app. */
  readonly seen: { splash: 'shown' | 'gone'; copied: string; shared: string; hasLeft: boolean }
}

/** The size of the window, as React Native is told of it. */
export function dimensionsOf({ size, fontScale }: Phone) {
  const all = { ...size, scale: 1, fontScale, densityDpi: 160 }
  return { window: all, screen: all, windowPhysicalPixels: all, screenPhysicalPixels: all }
}

const nothing = () => undefined

/** Calls that are known and do nothing here. */
const taking = (...names: readonly string[]) => Object.fromEntries(names.map(name => [name, nothing]))
const listening = taking('addListener', 'removeListeners')

interface Parts {
  readonly phone: Phone
  readonly thread: Thread
  readonly fabric: Fabric
  readonly complain: Complain
}

/** React Native's modules and those of its libraries. A call that is not listed here fails the proof. */
export function createNativeModules(parts: Parts): Record<string, unknown> {
  const { phone, complain } = parts
  const modules = { ...ofBoth(parts), ...(phone.platform === 'android' ? ofAndroid(parts) : ofIos(parts)) }
  return {
    ...Object.fromEntries(Object.entries(modules).map(([name, own]) => [name, strict(name, own, complain)])),
    // Without a value of its own, each flag has its default.
    NativeReactNativeFeatureFlagsCxx: {},
  }
}

function ofBoth({ phone, thread, fabric, complain }: Parts): Record<string, object> {
  const animated = animatedOf(thread)
  return {
    PlatformConstants: {
      getConstants: () => ({
        isTesting: false,
        reactNativeVersion: { major: 0, minor: 0, patch: 0, prerelease: null },
        Version: 36,
        osVersion: '26.0',
        interfaceIdiom: 'phone',
      }),
    },
    DeviceInfo: { getConstants: () => ({ Dimensions: dimensionsOf(phone) }) },
    SourceCode: { getConstants: () => ({ scriptURL: 'file:///main.jsbundle' }) },
    AppState: { ...listening, getConstants: () => ({ initialAppState: 'active' }), getCurrentAppState: nothing },
    Appearance: { ...listening, getColorScheme: () => 'light', setColorScheme: nothing },
    I18nManager: { getConstants: () => ({ isRTL: false, doLeftAndRightSwapInRTL: true }) },
    StatusBarManager: {
      getConstants: () => ({ HEIGHT: 24 }),
      ...taking('setStyle', 'setHidden', 'setColor', 'setTranslucent', 'setNetworkActivityIndicatorVisible'),
    },
    BlobModule: { getConstants: () => ({}), ...taking('addNetworkingHandler', 'createFromParts') },
    ExceptionsManager: { reportException: ({ message }: { message: string }) => complain(message) },
    NativeMicrotasksCxx: {
      queueMicrotask: (run: () => void) => void Promise.resolve().then(run).catch(complain),
    },
    NativeIdleCallbacksCxx: {
      requestIdleCallback: (run: (deadline: object) => void) =>
        thread.schedule(5, () => run({ didTimeout: false, timeRemaining: () => 10 })),
      cancelIdleCallback: thread.cancel,
    },
    NativePerformanceCxx: {
      now: thread.now,
      ...taking('reportMark', 'reportMeasure', 'getMarkTime', 'clearMarks', 'clearMeasures'),
    },
    NativeDOMCxx: {
      ...taking('linkRootNode', 'setNativeProps'),
      measure: fabric.manager.measure,
      measureInWindow: fabric.manager.measureInWindow,
      measureLayout: fabric.manager.measureLayout,
    },
    RNCSafeAreaContext: { getConstants: () => ({}) },
    RNCAsyncStorage: storageOf(phone, thread),
    NativeAnimatedModule: animated,
    NativeAnimatedTurboModule: animated,
    RNSModule: {},
    RNSVGSvgViewModule: {},
    RNSVGRenderableModule: {},
    ImageLoader: {},
    FileReaderModule: {},
  }
}

/** Answers a question about the phone's settings for access: every one of them is off. */
const isOff = (thread: Thread) => (tell: (is: boolean) => void) => thread.later(() => tell(false))

function ofAndroid({ phone: { link, seen }, thread }: Parts): Record<string, object> {
  return {
    IntentAndroid: { getInitialURL: () => Promise.resolve(link ?? null) },
    DeviceEventManager: { invokeDefaultBackPressHandler: () => void (seen.hasLeft = true) },
    AccessibilityInfo: {
      isReduceMotionEnabled: isOff(thread),
      isTouchExplorationEnabled: isOff(thread),
      announceForAccessibility: nothing,
    },
    SoundManager: { playTouchSound: nothing },
    ShareModule: {
      share: ({ message }: { message: string }) => {
        seen.shared = message
        return Promise.resolve({ action: 'sharedAction' })
      },
    },
  }
}

function ofIos({ phone: { link, seen }, thread }: Parts): Record<string, object> {
  return {
    LinkingManager: { ...listening, getInitialURL: () => Promise.resolve(link ?? null) },
    AccessibilityManager: {
      ...listening,
      getCurrentBoldTextState: isOff(thread),
      getCurrentReduceMotionState: isOff(thread),
      getCurrentVoiceOverState: isOff(thread),
      ...taking('announceForAccessibility', 'announceForAccessibilityWithOptions'),
    },
    KeyboardObserver: listening,
    ActionSheetManager: {
      showShareActionSheetWithOptions: (
        { message }: { message: string },
        _fail: unknown,
        done: (isDone: boolean, activity: string) => void,
      ) => {
        seen.shared = message
        thread.later(() => done(true, 'copy'))
      },
    },
  }
}

/** Animations on the native side: each is over a moment later. */
function animatedOf(thread: Thread) {
  return {
    ...listening,
    // Absent: then every operation is a call of its own.
    queueAndExecuteBatchedOperations: undefined,
    ...taking('createAnimatedNode', 'connectAnimatedNodes', 'disconnectAnimatedNodes', 'dropAnimatedNode'),
    ...taking('connectAnimatedNodeToView', 'disconnectAnimatedNodeFromView', 'restoreDefaultValues'),
    ...taking('startOperationBatch', 'finishOperationBatch', 'flushOperationQueue', 'stopAnimation'),
    ...taking('setAnimatedNodeValue', 'addAnimatedEventToView', 'removeAnimatedEventFromView'),
    ...taking('startListeningToAnimatedNodeValue', 'stopListeningToAnimatedNodeValue', 'updateAnimatedNodeConfig'),
    getValue: (_node: number, tell: (value: number) => void) => thread.later(() => tell(0)),
    startAnimatingNode: (_id: number, _node: number, _how: object, done: (end: object) => void) =>
      thread.setTimer(() => done({ finished: true }), 100),
  }
}

type Answer = (fault: readonly object[] | null, found?: unknown) => void

function storageOf({ stored, store }: Phone, thread: Thread) {
  const answer = (tell: Answer, find: () => unknown) => {
    if (store === 'silent') return
    if (store === 'fails') thread.later(() => tell([{ message: 'Database Error' }]))
    else thread.setTimer(() => tell(null, find()), store === 'slow' ? 4000 : 1)
  }
  return {
    getAllKeys: (tell: Answer) => answer(tell, () => [...stored.keys()]),
    multiGet: (keys: readonly string[], tell: Answer) =>
      answer(tell, () => keys.map(key => [key, stored.get(key) ?? null])),
    multiSet: (pairs: readonly (readonly [string, string])[], tell: Answer) =>
      answer(tell, () => pairs.forEach(([key, value]) => stored.set(key, value))),
    multiRemove: (keys: readonly string[], tell: Answer) => answer(tell, () => keys.forEach(key => stored.delete(key))),
  }
}
