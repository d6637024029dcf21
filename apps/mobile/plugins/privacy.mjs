const PREFIX = 'NSPrivacyAccessedAPICategory'

/** Why the libraries of the app call system functions that could identify a device: as their own manifests say. */
const REASONS = {
  // React Native and AsyncStorage: files of the app itself.
  FileTimestamp: ['C617.1', '0A2A.1', '3B52.1'],
  // expo-file-system: whether there is room to write.
  DiskSpace: ['E174.1', '85F4.1'],
  // React Native: time that has passed.
  SystemBootTime: ['35F9.1'],
  // React Native, expo-localization and expo-system-ui: settings of the app itself.
  UserDefaults: ['CA92.1'],
}

/**
 * What Apple asks for: the app tracks no person and collects nothing.
 * @type {NonNullable<NonNullable<import('expo/config').ExpoConfig['ios']>['privacyManifests']>}
 */
export const privacyManifest = {
  NSPrivacyTracking: false,
  NSPrivacyTrackingDomains: [],
  NSPrivacyCollectedDataTypes: [],
  NSPrivacyAccessedAPITypes: Object.entries(REASONS).map(([category, reasons]) => ({
    NSPrivacyAccessedAPIType: `${PREFIX}${category}`,
    NSPrivacyAccessedAPITypeReasons: reasons,
  })),
}
