type Style = Readonly<Record<string, unknown>>

/**
 * Replaces inline-style-prefixer, a dependency of react-native-web. The browsers that can run this page need one
 * prefix: Safari's for text that cannot be selected.
 */
function createPrefixer(): (style: Style) => Style {
  return style => ('userSelect' in style ? { ...style, WebkitUserSelect: style['userSelect'] } : style)
}

export { createPrefixer as default }
