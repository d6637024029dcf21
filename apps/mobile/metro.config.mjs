// The phone app's bundle: Expo's settings, without what libraries would bring along for features that we do not use.
import { getDefaultConfig } from 'expo/metro-config.js'

/** Optional peers that npm installs all the same. Their users ask in a `try`, and go without as where they are not installed. */
const absent = /^react-native-(worklets|reanimated|gesture-handler)(\/|$)/

/** react-native-qrcode-svg reads a logo's style sheet with this, and our codes carry no logo. */
const empty = /^react-native-svg\/css$/

/** The router draws its toolbars and tabs with kits of their own, and a font of a megabyte; we show neither. Its plain files show nothing. */
const plain = /[\\/]expo-router[\\/]build[\\/](layouts[\\/]stack-utils[\\/]toolbar|toolbar|native-tabs)[\\/]/

const config = getDefaultConfig(import.meta.dirname)
const serialize = config.serializer.customSerializer
if (!serialize) throw new Error('Expo has no serializer of its own')

/**
 * Hermes keeps line numbers in the bytecode, 0.8 MB of them, unless a source map takes them. Release builds of React Native make
 * one, and so does every `expo export` here: the numbers are in the map beside the bytecode.
 * @type {typeof serialize}
 */
const serializeWithMap = (entry, modules, graph, options) => {
  // Expo's own options, which Metro's types do not know.
  /** @type {typeof options & { serializerOptions?: { output?: string } }} */
  const { serializerOptions: asked } = options
  if (asked?.output !== 'static') return serialize(entry, modules, graph, options)
  const sourceMapUrl = options.sourceMapUrl ?? options.sourceUrl?.replace('.bundle?', '.map?')
  const withMap = { ...options, sourceMapUrl, serializerOptions: { ...asked, includeSourceMaps: true } }
  return serialize(entry, modules, graph, withMap)
}

/** @type {import('expo/metro-config.js').MetroConfig} */
export default {
  ...config,
  serializer: { ...config.serializer, customSerializer: serializeWithMap },
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
