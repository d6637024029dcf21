import type { Plugin } from 'vite'

const NUMBERS: Readonly<Record<number, string>> = { 4: 'Four', 5: 'Five', 6: 'Six', 7: 'Seven', 8: 'Eight' }

/** Names that are common nouns, which a sentence writes small. */
const COMMON_NOUNS = /^Turtles$/

/** The app in one sentence, for search engines and for the device that installs it. */
export function describeApp(names: readonly string[]): string {
  const number = NUMBERS[names.length] ?? String(names.length)
  const words = names.map(name => (COMMON_NOUNS.test(name) ? name.toLowerCase() : name))
  return `${number} two-player board games: ${new Intl.ListFormat('en-GB').format(words)}.`
}

/** Writes the description into index.html. */
export function description(text: string): Plugin {
  return {
    name: 'description',
    transformIndexHtml: { order: 'pre', handler: html => html.replace('%DESCRIPTION%', text) },
  }
}
