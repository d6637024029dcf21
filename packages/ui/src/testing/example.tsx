import { localThinker } from '@tabuleiro/ai'
import { useState } from 'react'
import {
  AppProvider,
  createLibrary,
  createMemoryStorage,
  createProgress,
  createSettings,
  createStudiesSource,
  HomeScreen,
  LanguageProvider,
  pathOf,
  PlayScreen,
  type App,
  type Destination,
} from '..'

const storage = createMemoryStorage()
const settings = createSettings(storage)
const parts: Omit<App, 'navigator'> = {
  settings,
  progress: createProgress(storage),
  studies: createStudiesSource(storage),
  library: createLibrary(storage, { settings }),
  thinker: localThinker({ clock: Date.now, defer: run => setTimeout(run, 0) }),
  device: {
    isForgetful: false,
    addressOf: destination => `https://example.org${pathOf(destination)}`,
    linkTo: payload => `https://example.org/g#${payload}`,
    copy: () => Promise.resolve(false),
    paste: () => Promise.resolve(undefined),
    share: () => Promise.resolve(false),
    sharePicture: () => Promise.resolve('failed'),
    save: () => Promise.resolve(false),
    open: () => Promise.resolve(undefined),
    play: () => undefined,
    tick: () => undefined,
    keepScreenOn: () => undefined,
    watchPresence: () => () => undefined,
  },
}

/** The smallest shell: it remembers where it is and shows that screen. */
export function Example() {
  const [at, open] = useState<Destination>({ to: 'home' })
  const app = { ...parts, navigator: { open, back: () => open({ to: 'home' }) } }
  return (
    <AppProvider value={app}>
      <LanguageProvider locales={['pt-PT', 'en']}>
        {at.to === 'play' ? <PlayScreen id={at.id} /> : <HomeScreen />}
      </LanguageProvider>
    </AppProvider>
  )
}
