// The private names of React Native and Expo that the fake phone leans on, with a word each. A new version may change
// them: then the proof fails at the start, and the change belongs here.
import type { Thread } from './thread'

/** The views of React Native, react-native-screens, -safe-area-context and -svg that the app draws with. */
export const knownViews = new Set([
  'RCTView',
  'RCTText',
  'RCTVirtualText',
  'RCTRawText',
  'RCTScrollView',
  'RCTScrollContentView',
  'AndroidHorizontalScrollView',
  'AndroidHorizontalScrollContentView',
  'RCTSinglelineTextInputView',
  'RCTMultilineTextInputView',
  'AndroidTextInput',
  'RNCSafeAreaProvider',
  'RNCSafeAreaView',
  'RNSSafeAreaView',
  'RNSScreen',
  'RNSScreenStack',
  'RNSScreenStackHeaderConfig',
  'RNSScreenContentWrapper',
  ...['SvgView', 'SvgViewAndroid', 'Group', 'Path', 'Circle', 'Rect', 'Line', 'Text', 'TSpan', 'Defs', 'ClipPath'].map(
    name => `RNSVG${name}`,
  ),
  ...['Ellipse', 'LinearGradient', 'RadialGradient', 'Pattern', 'Use', 'Mask', 'Image', 'Symbol'].map(
    name => `RNSVG${name}`,
  ),
])

/** How urgent an event is to React: numbers of its reconciler. Every event counts as a touch here. */
export const priorities = {
  unstable_DefaultEventPriority: 32,
  unstable_DiscreteEventPriority: 2,
  unstable_ContinuousEventPriority: 8,
  unstable_IdleEventPriority: 268_435_456,
  unstable_getCurrentEventPriority: () => 2,
}

/** What a bundle finds in its global object, and the way into it. */
export interface Host {
  readonly globals: Readonly<Record<string, unknown>>
  /** Starts the app on a surface. */
  readonly run: () => void
  /** Sends an event of the system. */
  readonly emit: (name: string, payload?: unknown) => void
}

interface HostParts {
  readonly thread: Thread
  readonly uiManager: object
  readonly modules: Readonly<Record<string, unknown>>
  readonly expo: Readonly<Record<string, unknown>>
  readonly complain: (fault: unknown) => void
}

/** Functions by which native code calls a bundle: the bundle registers their modules. */
type Callable = Record<string, () => { emit: (name: string, payload: unknown) => void }>

/** Builds the global object of a bundle. */
export function createHost({ thread, uiManager, modules, expo, complain }: HostParts): Host {
  const callable: Callable = {}
  const globals: Record<string, unknown> = {
    // Says that there is no bridge: all native code is reached as below.
    RN$Bridgeless: true,
    // Receives the modules that native code may call.
    RN$registerCallableModule: (name: string, get: Callable[string]) => void (callable[name] = get),
    // Facts about views without a description of their own: none.
    RN$LegacyInterop_UIManager_getConstants: () => ({}),
    RN$LegacyInterop_UIManager_getConstantsForViewManager: () => ({}),
    // Says that promises are the engine's own.
    HermesInternal: { hasPromise: () => true },
    // Where the console goes. React Native says what it runs; nothing else is to be said in a release.
    nativeLoggingHook: (message: string) => {
      if (message !== 'Running "main"') complain(`console: ${message}`)
    },
    nativePerformanceNow: thread.now,
    nativeRuntimeScheduler: schedulerOf(thread),
    nativeFabricUIManager: uiManager,
    nativeModuleProxy: modules,
    expo,
    // What Hermes and React Native's native side have of the web's functions.
    TextEncoder,
    atob,
    btoa,
    setTimeout: (run: () => void, millis?: number) => thread.setTimer(run, millis),
    setInterval: (run: () => void, millis = 0) => thread.setTimer(run, millis, millis),
    requestAnimationFrame: (run: (at: number) => void) => thread.setTimer(() => run(thread.now()), 16),
    clearTimeout: thread.clearTimer,
    clearInterval: thread.clearTimer,
    cancelAnimationFrame: thread.clearTimer,
  }
  return {
    globals,
    run: () =>
      thread.later(() => {
        // React Native's registry of apps, which it leaves in the global object.
        const { RN$AppRegistry: registry } = globals as { RN$AppRegistry?: { runApplication: Runner } }
        if (!registry) throw new Error('the bundle has registered no app')
        registry.runApplication('main', { rootTag: 1, initialProps: {}, fabric: true })
      }),
    emit: (name, payload) => thread.later(() => callable['RCTDeviceEventEmitter']?.().emit(name, payload)),
  }
}

type Runner = (name: string, surface: object) => void

/** The scheduler of native code, which React uses in place of its own. */
function schedulerOf(thread: Thread) {
  return {
    unstable_scheduleCallback: thread.schedule,
    unstable_cancelCallback: thread.cancel,
    unstable_shouldYield: () => false,
    unstable_requestPaint: () => undefined,
    unstable_now: thread.now,
    unstable_getCurrentPriorityLevel: () => 3,
    unstable_ImmediatePriority: 1,
    unstable_UserBlockingPriority: 2,
    unstable_NormalPriority: 3,
    unstable_LowPriority: 4,
    unstable_IdlePriority: 5,
  }
}
