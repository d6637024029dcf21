import type { ExpoConfig } from 'expo/config'
import links from './links.json'
import { version } from './package.json'

/** The identifier of the app in the stores and on the device, on both platforms. */
const id = 'app.tabuleiro.game'

/** The background colours of the themes, for the splash screen. */
const paper = { light: '#f7f2e8', dark: '#0e1726' }

/** The paths of the web app that open in this app: `/g` itself, and everything below the others. */
const linkedPaths = [{ path: '/g' }, { pathPrefix: '/play/' }, { pathPrefix: '/new/' }, { pathPrefix: '/rules/' }]

/** Permissions that libraries declare and the app blocks; `INTERNET`, `VIBRATE` and `MODIFY_AUDIO_SETTINGS` remain. */
const blockedPermissions = [
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
    // Split view on an iPad, which needs every orientation.
    requireFullScreen: false,
    associatedDomains: [`applinks:${links.host}`],
    // The app encrypts nothing: no question about encryption at every upload.
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
    blockedPermissions: blockedPermissions.map(name => `android.permission.${name}`),
    intentFilters: [
      {
        action: 'VIEW',
        autoVerify: true,
        category: ['BROWSABLE', 'DEFAULT'],
        data: linkedPaths.map(path => ({ scheme: 'https', host: links.host, ...path })),
      },
    ],
  },
  plugins: [
    'expo-router',
    'expo-system-ui',
    ['expo-localization', { supportedLocales: ['en', 'pt-PT'] }],
    // Short sounds while the app is in the foreground, and no recording.
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
