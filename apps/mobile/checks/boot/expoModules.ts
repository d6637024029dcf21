import type { Phone } from './nativeModules'
import { strict, type Complain } from './strict'

type Listener = (event: unknown) => void

/** Expo's native base classes, which the bundle extends. */
class EventEmitter {
  private readonly listeners = new Map<string, Set<Listener>>()

  addListener(name: string, listener: Listener) {
    const all = this.listeners.get(name) ?? new Set()
    this.listeners.set(name, all.add(listener))
    return { remove: () => all.delete(listener) }
  }

  removeListener(name: string, listener: Listener) {
    this.listeners.get(name)?.delete(listener)
  }

  removeAllListeners(name: string) {
    this.listeners.delete(name)
  }

  emit(name: string, event: unknown) {
    for (const listener of [...(this.listeners.get(name) ?? [])]) listener(event)
  }
}

class SharedObject extends EventEmitter {
  release() {
    return
  }
}

/** A file that is always there and takes everything. */
class PhoneFile extends SharedObject {
  readonly exists = true

  constructor(readonly uri: string) {
    super()
  }

  validatePath() {
    return
  }
  write() {
    return
  }
  moveSync() {
    return
  }
}

class Player extends SharedObject {
  readonly currentTime = 0
  play() {
    return
  }
  remove() {
    return
  }
}

/** Classes that the bundle extends when it starts and the app never makes. */
class Unused extends SharedObject {
  prepareToRecordAsync() {
    return
  }
  record() {
    return
  }
  replace() {
    return
  }
}

const done = () => Promise.resolve()

/** Expo's global object: its modules, and a way to open a link while the app runs. */
export function createExpo(phone: Phone, complain: Complain) {
  const modules = Object.fromEntries(
    Object.entries(modulesOf(phone)).map(([name, own]) => [
      name,
      strict(name, Object.assign(new EventEmitter(), own), complain),
    ]),
  )
  return {
    open: (url: string) => modules['ExpoLinking']?.emit('onURLReceived', { url }),
    global: {
      EventEmitter,
      NativeModule: EventEmitter,
      SharedObject,
      SharedRef: SharedObject,
      modules: {
        ...modules,
        // What is missing here must be undefined.
        ExponentConstants: { executionEnvironment: 'bare', manifest: { scheme: 'tabuleiro' } },
      },
      uuidv4: () => '00000000-0000-4000-8000-000000000000',
      getViewConfig: () => ({ validAttributes: {}, directEventTypes: {} }),
    },
  }
}

function modulesOf({ link, languages, seen }: Phone): Record<string, object> {
  return {
    ExpoLinking: { getLinkingURL: () => link ?? null },
    ExpoLocalization: {
      getLocales: () =>
        languages.map(languageTag => ({ languageTag, languageCode: languageTag.slice(0, 2), textDirection: 'ltr' })),
      getCalendars: () => [],
    },
    ExpoSplashScreen: {
      preventAutoHideAsync: done,
      internalPreventAutoHideAsync: done,
      internalMaybeHideAsync: done,
      hide: () => void (seen.splash = 'gone'),
    },
    ExpoClipboard: {
      ViewPrototypes: {},
      isPasteButtonAvailable: false,
      setStringAsync: (text: string) => {
        seen.copied = text
        return Promise.resolve(true)
      },
    },
    FileSystem: {
      cacheDirectory: 'file:///cache/',
      documentDirectory: 'file:///files/',
      bundleDirectory: 'file:///bundle/',
      FileSystemFile: PhoneFile,
      FileSystemDirectory: class extends PhoneFile {},
      FileSystemUploadTask: Unused,
      FileSystemDownloadTask: Unused,
      FileSystemWatcher: Unused,
      FileSystemFileHandle: Unused,
    },
    ExpoAudio: {
      AudioPlayer: Player,
      AudioRecorder: Unused,
      AudioStream: Unused,
      AudioPlaylist: Unused,
      setAudioModeAsync: done,
    },
    ExpoFetchModule: { NativeRequest: Unused, NativeResponse: Unused },
    ExpoAsset: {},
    ExpoDocumentPicker: {},
    ExpoHaptics: { impactAsync: done },
    ExpoKeepAwake: { activate: done, deactivate: done },
    ExpoSharing: {},
    ExpoSystemUI: { setBackgroundColorAsync: done },
    ExpoHead: {},
    ExpoGlassEffect: { ViewPrototypes: {}, isLiquidGlassAvailable: () => false },
    ExpoRouterNativeLinkPreview: { ViewPrototypes: {} },
  }
}
