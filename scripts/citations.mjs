// Reads which sections of the rules a comment cites, and which sections a page of rules has.

/** @typedef {{ game: string | undefined, place: string }} Citation the game where it is named, and a place as below */

const headings = /^#{2,} (\d+(?:\.\d+)?)\b/
const clauses = /^- \(([a-z])\)/
const points = /^(\d+)\. /
const steps = /^\*\*Step (\d+)/

/**
 * Whatever can be cited on a page of rules: "5", "5.2" (a subsection, or a point of a list), "5 (d)", "4, step 2".
 * @param {string} page
 */
export function placesIn(page) {
  const places = new Set()
  let section = ''
  for (const line of page.replace(/^```[^]*?^```/gm, '').split('\n')) {
    section = headings.exec(line)?.[1] ?? section
    places.add(section)
    const [clause, point, step] = [clauses, points, steps].map(pattern => pattern.exec(line)?.[1])
    if (clause !== undefined) places.add(`${section} (${clause})`)
    if (point !== undefined) places.add(`${section}.${point}`)
    if (step !== undefined) places.add(`${section}, step ${step}`)
  }
  places.delete('')
  return places
}

/**
 * The places that a comment cites, one or a list after "rules", in the forms that docs/rules/README.md names.
 * @param {string} comment
 * @param {ReadonlyMap<string, string>} games their ids by name
 * @returns {Citation[]}
 */
export function citationsIn(comment, games) {
  const place = String.raw`\d[\w.]*(?: \([a-z]\))?(?:, step \d+)?`
  const names = [...games.keys()].join('|')
  const cited = new RegExp(String.raw`(?:\b(${names})(?:'s)? )?\brules? (${place}(?:(?:, | and )${place})*)`, 'gi')
  const flat = comment.replace(/\s*\n[\s*/]*/g, ' ')
  return [...flat.matchAll(cited)].flatMap(([, name = '', list = '']) =>
    [...list.matchAll(new RegExp(place, 'g'))].map(([text]) => ({
      game: games.get(name.toLowerCase()),
      place: text.replace(/\.$/, ''),
    })),
  )
}

/**
 * Whether a source may hold a citation at all: a quick look before it is parsed.
 * @param {string} source
 */
export function mayCite(source) {
  return /\brules?[\s*/]+\d/i.test(source)
}

/**
 * The game to which a file belongs by the name of a folder or its own.
 * @param {string} path
 * @param {Iterable<string>} ids
 */
export function gameAt(path, ids) {
  const names = path.split('/').map(name => name.split('.')[0])
  return [...ids].find(id => names.includes(id))
}
