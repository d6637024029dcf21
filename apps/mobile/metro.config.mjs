// The phone app's bundle: Expo's settings, without what libraries would bring along for features that we do not use.
import { getDefaultConfig } from 'expo/metro-config.js'

/** Optional peers that npm installs all the same. Their users ask in a `try`, and go without as where they are not installed. */
const absent = /^react-native-(worklets|reanimated|gesture-handler)(\/|$)/

/** react-native-qrcode-svg reads a logo's style sheet with this, and our codes carry no logo. */
const empty = /^react-native-svg\/css$/

/** The router draws its toolbars and tabs with kits of their own, and a font of a megabyte; we show neither. Its plain files show nothing. */
const plain = /[\\/]expo-router[\\/]build[\\/](layouts[\\/]stack-utils[\\/]toolbar|toolbar|native-tabs)[\\/]/

const config = getDefaultConfig(import.meta.dirname)

/** @type {import('expo/metro-config.js').MetroConfig} */
export default {
  ...config,
  resolver: {
    ...config.resolver,
    resolveRequest: (context, name, platform) => {
      if (absent.test(name)) throw new Error(`${name} is left out of the app`)
      if (empty.test(name)) return { type: 'empty' }
      const isPlain = name.startsWith('.') && plain.test(context.originModulePath)
      return context.resolveRequest(context, name, isPlain ? null : platform)
    },
  },
}
