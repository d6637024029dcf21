type Style = Readonly<Record<string, unknown>>

/**
 * Stands in for inline-style-prefixer, which react-native-web brings along: the browsers that can run this page need one prefix,
 * Safari's for text that is not to be selected.
 */
function createPrefixer(): (style: Style) => Style {
  return style => ('userSelect' in style ? { ...style, WebkitUserSelect: style['userSelect'] } : style)
}

export { createPrefixer as default }
