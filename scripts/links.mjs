// Reads the links and the headings of a markdown document.

/** Links and pictures in markdown, links by reference, and attributes of HTML. */
const patterns = [/\]\(\s*<?([^)\s>]+)/g, /^ *\[[^\]]+\]: *<?([^\s>]+)/gm, /\b(?:src|href)="([^"]+)"/g]

/**
 * The targets of all links outside code, with their lines counted from 1.
 * @param {string} markdown
 */
export function linksIn(markdown) {
  const prose = blank(blank(markdown, fences), /`[^`\n]*`/g)
  return patterns.flatMap(pattern =>
    [...prose.matchAll(pattern)].map(({ index, 1: target = '' }) => ({
      line: prose.slice(0, index).split('\n').length,
      target,
    })),
  )
}

/**
 * The anchors of the headings of a document, as GitHub makes them: a repeated one has a number.
 * @param {string} markdown
 */
export function anchorsIn(markdown) {
  /** @type {Map<string, number>} */
  const seen = new Map()
  return [...blank(markdown, fences).matchAll(/^#{1,6} +(.+?) *#* *$/gm)].map(([, heading = '']) => {
    const words = heading.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
    const anchor = words.replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '').replaceAll(' ', '-')
    const count = seen.get(anchor) ?? 0
    seen.set(anchor, count + 1)
    return count === 0 ? anchor : `${anchor}-${count}`
  })
}

const fences = /^ *(```+|~~~+)[^]*?^ *\1/gm

/**
 * Replaces matches by spaces, so that lines keep their numbers.
 * @param {string} text
 * @param {RegExp} pattern
 */
function blank(text, pattern) {
  return text.replace(pattern, match => match.replace(/[^\n]/g, ' '))
}
