// The bundle of the phone app: Expo's settings, without the parts of libraries that the app does not use.
import { getDefaultConfig } from 'expo/metro-config.js'

/** Optional peers that npm installs although they are optional. Libraries require them in a `try` and work without. */
const omittedModules = /^react-native-(worklets|reanimated|gesture-handler)(\/|$)/

/** react-native-qrcode-svg parses the style sheet of a logo with this, and the app's codes have no logo. */
const emptyModules = /^react-native-svg\/css$/

/**
 * The router draws its toolbars and tabs with native kits and a font of a megabyte. The app has neither, and the files
 * without a platform suffix draw nothing.
 */
const withoutPlatform = /[\\/]expo-router[\\/]build[\\/](layouts[\\/]stack-utils[\\/]toolbar|toolbar|native-tabs)[\\/]/

const config = getDefaultConfig(import.meta.dirname)

/** @type {import('expo/metro-config.js').MetroConfig} */
export default {
  ...config,
  resolver: {
    ...config.resolver,
    resolveRequest: (context, name, platform) => {
      if (omittedModules.test(name)) throw new Error(`${name} is left out of the app`)
      if (emptyModules.test(name)) return { type: 'empty' }
      const isWithoutPlatform = name.startsWith('.') && withoutPlatform.test(context.originModulePath)
      return context.resolveRequest(context, name, isWithoutPlatform ? null : platform)
    },
  },
}
