// Reads which sections of the rules a comment cites, and which sections a page of rules has.

/** @typedef {{ game: string | undefined, section: string }} Citation with the game where the comment names it */

const headings = /^#{2,} (\d+(?:\.\d+)?)\b/
const clauses = /^- \(([a-z])\)/
const points = /^(\d+)\. /
const steps = /^\*\*Step (\d+)/

/**
 * The sections of a page of rules that can be cited: "5", "5.2" (a subsection, or a point of a list), "5 (d)",
 * "4, step 2".
 * @param {string} page
 */
export function sectionsIn(page) {
  const sections = new Set()
  let section = ''
  for (const line of page.replace(/^```[^]*?^```/gm, '').split('\n')) {
    section = headings.exec(line)?.[1] ?? section
    sections.add(section)
    const [clause, point, step] = [clauses, points, steps].map(pattern => pattern.exec(line)?.[1])
    if (clause !== undefined) sections.add(`${section} (${clause})`)
    if (point !== undefined) sections.add(`${section}.${point}`)
    if (step !== undefined) sections.add(`${section}, step ${step}`)
  }
  sections.delete('')
  return sections
}

/**
 * The sections that a comment cites, one or a list after "rules", in the forms that docs/rules/README.md names.
 * @param {string} comment
 * @param {ReadonlyMap<string, string>} games their ids by name
 * @returns {Citation[]}
 */
export function citationsIn(comment, games) {
  const section = String.raw`\d[\w.]*(?: \([a-z]\))?(?:, step \d+)?`
  const names = [...games.keys()].join('|')
  const cited = new RegExp(String.raw`(?:\b(${names})(?:'s)? )?\brules? (${section}(?:(?:, | and )${section})*)`, 'gi')
  const flat = comment.replace(/\s*\n[\s*/]*/g, ' ')
  return [...flat.matchAll(cited)].flatMap(([, name = '', list = '']) =>
    [...list.matchAll(new RegExp(section, 'g'))].map(([text]) => ({
      game: games.get(name.toLowerCase()),
      section: text.replace(/\.$/, ''),
    })),
  )
}

/**
 * Whether a source can contain a citation: a quick test before it is parsed.
 * @param {string} source
 */
export function canCite(source) {
  return /\brules?[\s*/]+\d/i.test(source)
}

/**
 * The game of a file, by the name of a folder or of the file.
 * @param {string} path
 * @param {Iterable<string>} ids
 */
export function gameOfFile(path, ids) {
  const names = path.split('/').map(name => name.split('.')[0])
  return [...ids].find(id => names.includes(id))
}
