import type { ExpoConfig } from 'expo/config'
import links from './links.json'
import { version } from './package.json'

/** Store and system know the app by this name on both platforms. */
const id = 'app.tabuleiro.game'

/** The paper of the themes, behind the first picture. */
const paper = { light: '#f7f2e8', dark: '#0e1726' }

/** The addresses of the web app that open here: `/g` alone, and everything below the others. */
const linked = [{ path: '/g' }, { pathPrefix: '/play/' }, { pathPrefix: '/new/' }, { pathPrefix: '/rules/' }]

/** What libraries ask for and we never do; `INTERNET`, `VIBRATE` and `MODIFY_AUDIO_SETTINGS` are all that is left. */
const refused = [
  'FOREGROUND_SERVICE',
  'FOREGROUND_SERVICE_MEDIA_PLAYBACK',
  'POST_NOTIFICATIONS',
  'READ_EXTERNAL_STORAGE',
  'RECORD_AUDIO',
  'SYSTEM_ALERT_WINDOW',
  'WRITE_EXTERNAL_STORAGE',
]

const config: ExpoConfig = {
  name: 'Tabuleiro',
  slug: 'tabuleiro',
  version,
  scheme: 'tabuleiro',
  platforms: ['android', 'ios'],
  orientation: 'default',
  userInterfaceStyle: 'automatic',
  icon: './assets/icon.png',
  ios: {
    bundleIdentifier: id,
    supportsTablet: true,
    // Beside another app on an iPad, which needs every orientation.
    requireFullScreen: false,
    associatedDomains: [`applinks:${links.host}`],
    // Nothing here is secret: no questions about encryption at every upload.
    config: { usesNonExemptEncryption: false },
  },
  android: {
    package: id,
    adaptiveIcon: {
      foregroundImage: './assets/adaptive-foreground.png',
      monochromeImage: './assets/adaptive-monochrome.png',
      backgroundColor: paper.light,
    },
    predictiveBackGestureEnabled: true,
    permissions: ['android.permission.VIBRATE'],
    blockedPermissions: refused.map(name => `android.permission.${name}`),
    intentFilters: [
      {
        action: 'VIEW',
        autoVerify: true,
        category: ['BROWSABLE', 'DEFAULT'],
        data: linked.map(place => ({ scheme: 'https', host: links.host, ...place })),
      },
    ],
  },
  plugins: [
    'expo-router',
    'expo-system-ui',
    ['expo-localization', { supportedLocales: ['en', 'pt-PT'] }],
    // It plays short sounds while the app is in front, and never listens.
    [
      'expo-audio',
      {
        microphonePermission: false,
        recordAudioAndroid: false,
        enableBackgroundPlayback: false,
        enableBackgroundRecording: false,
      },
    ],
    [
      'expo-splash-screen',
      {
        image: './assets/splash.png',
        imageWidth: 140,
        backgroundColor: paper.light,
        dark: { image: './assets/splash-dark.png', backgroundColor: paper.dark },
      },
    ],
  ],
}

export default config
