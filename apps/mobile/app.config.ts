import type { ExpoConfig } from 'expo/config'
import links from '../../links.json'
import { version } from './package.json'
import { privacyManifest } from './plugins/privacy.mjs'
import { withReleaseBuild } from './plugins/releaseBuild.mjs'

/** The background colours of the themes, for the splash screen. */
const paper = { light: '#f7f2e8', dark: '#0e1726' }

/** The paths of the web app that open in this app, as Android writes them. */
const linkedPaths = links.paths.map(path => (path.endsWith('*') ? { pathPrefix: path.slice(0, -1) } : { path }))

/** A number that rises with every version, for builds that Expo's servers do not count: 1.2.3 is 10203. */
const buildNumber = version.split('.').reduce((number, part) => number * 100 + Number(part), 0)

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
    bundleIdentifier: links.appId,
    buildNumber: String(buildNumber),
    icon: { light: './assets/icon.png', dark: './assets/icon-dark.png', tinted: './assets/icon-tinted.png' },
    supportsTablet: true,
    // Split view on an iPad, which needs every orientation.
    requireFullScreen: false,
    associatedDomains: [`applinks:${links.host}`],
    // The app encrypts nothing: no question about encryption at every upload.
    config: { usesNonExemptEncryption: false },
    privacyManifests: privacyManifest,
    // Games come along to a new phone: AsyncStorage would leave them out of the backup.
    infoPlist: { RCTAsyncStorageExcludeFromBackup: false },
  },
  android: {
    package: links.appId,
    versionCode: buildNumber,
    // Games come along to a new phone.
    allowBackup: true,
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

export default withReleaseBuild(config)
