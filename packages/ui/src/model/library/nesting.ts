/** The deepest nesting that is read. Every save stays far below it, and functions that walk data do not overflow. */
const MAX_DEPTH = 500

/** Whether JSON is nested too deep to be written again: parsers take more than writers do. */
export function isTooDeep(text: string): boolean {
  return count(text, '{') + count(text, '[') > MAX_DEPTH && depthOf(text) > MAX_DEPTH
}

function count(text: string, sign: string): number {
  let found = 0
  for (let at = text.indexOf(sign); at >= 0 && found <= MAX_DEPTH; at = text.indexOf(sign, at + 1)) found++
  return found
}

/** How deep brackets are nested, those in strings left out. */
function depthOf(text: string): number {
  let [depth, deepest] = [0, 0]
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (sign === '{' || sign === '[') deepest = Math.max(deepest, ++depth)
    else if (sign === '}' || sign === ']') depth--
  }
  return deepest
}
