// Reads the links and the headings of a markdown document.

/** Links and pictures in markdown, links by reference, and attributes of HTML. */
const patterns = [/\]\(\s*<?([^)\s>]+)/g, /^ *\[[^\]]+\]: *<?([^\s>]+)/gm, /\b(?:src|href)="([^"]+)"/g]

/**
 * The targets of all links with their lines, counted from 1; what code shows is no link.
 * @param {string} markdown
 */
export function linksIn(markdown) {
  const prose = blanked(blanked(markdown, fences), /`[^`\n]*`/g)
  return patterns.flatMap(pattern =>
    [...prose.matchAll(pattern)].map(({ index, 1: target = '' }) => ({
      line: prose.slice(0, index).split('\n').length,
      target,
    })),
  )
}

/**
 * What `#...` can name in a document: its headings as GitHub writes them, a repeated one with its number.
 * @param {string} markdown
 */
export function anchorsIn(markdown) {
  /** @type {Map<string, number>} */
  const seen = new Map()
  return [...blanked(markdown, fences).matchAll(/^#{1,6} +(.+?) *#* *$/gm)].map(([, heading = '']) => {
    const words = heading.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
    const anchor = words.replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '').replaceAll(' ', '-')
    const count = seen.get(anchor) ?? 0
    seen.set(anchor, count + 1)
    return count === 0 ? anchor : `${anchor}-${count}`
  })
}

const fences = /^ *(```+|~~~+)[^]*?^ *\1/gm

/**
 * Spaces in the place of what matches, so that lines keep their numbers.
 * @param {string} text
 * @param {RegExp} pattern
 */
function blanked(text, pattern) {
  return text.replace(pattern, match => match.replace(/[^\n]/g, ' '))
}
