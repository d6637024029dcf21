// Writes down whose work we ship: `node scripts/licences.mjs`, after a dependency has changed. A test of the page that shows
// the list compares it with the lock.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shippedLibraries } from './libraries.mjs'

const root = join(import.meta.dirname, '..')
const about = join(root, 'packages/ui/src/screens/about')

/** @param {string} folder */
function licenceText(folder) {
  const file = readdirSync(folder).find(name => /^licen[cs]e/i.test(name))
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').replace(/\r/g, '')
}

/** The lines of a licence that name its holders, without the words that all of them share. @param {string} text */
function holderIn(text) {
  const lines = text.match(/^\W*copyright \(?[c©\d].*$/gim) ?? []
  return lines
    .map(line => line.replace(/all rights reserved\.?|copyright|\(c\)|©|<+[^>]*>+|\([^)]*[.@][^)]*\)/gi, ''))
    .map(line => line.replace(/\s+/g, ' ').replace(/^[\s:*/]+|[\s.,]+$/g, ''))
    .join('; ')
}

/** Whoever wrote a library, where its licence names nobody. @param {string} folder */
function authorOf(folder) {
  const { author = '' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return String(author.name ?? author)
    .replace(/[<(].*$/, '')
    .trim()
}

/** The conditions alone: what comes after the title and the holders. @param {string} text */
function conditionsIn(text) {
  const start = text.search(/^(permission|redistribution|this is free)/im)
  return (start < 0 ? text : text.slice(start)).trim()
}

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
/** @type {Map<string, string>} */
const conditions = new Map()
const libraries = shippedLibraries(lock).map(({ folder, name, version, licence }) => {
  const text = licenceText(join(root, folder))
  if (text !== '' && !conditions.has(licence)) conditions.set(licence, conditionsIn(text))
  return { name, version, licence, holder: holderIn(text) || authorOf(join(root, folder)) }
})

/** @param {string} name @param {unknown} data */
function write(name, data) {
  writeFileSync(join(about, name), `${JSON.stringify(data, null, 2)}\n`)
}

write('libraries.json', libraries)
write('licences.json', Object.fromEntries([...conditions].sort()))
