// Writes the list of shipped libraries and their licences: `node scripts/licences.mjs`, after a dependency has changed.
// libraries.test.mjs compares the list with the lock.
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

/** The copyright holders that a licence names, without the words that all licences share. @param {string} text */
function holderIn(text) {
  const lines = text.match(/^\W*copyright \(?[c©\d].*$/gim) ?? []
  return lines
    .map(line => line.replace(/all rights reserved\.?|copyright|\(c\)|©|<+[^>]*>+|\([^)]*[.@][^)]*\)/gi, ''))
    .map(line => line.replace(/\s+/g, ' ').replace(/^[\s:*/]+|[\s.,]+$/g, ''))
    .join('; ')
}

/** The author in package.json, for a library whose licence names no holder. @param {string} folder */
function readAuthor(folder) {
  const { author = '' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return String(author.name ?? author)
    .replace(/[<(].*$/, '')
    .trim()
}

/** The conditions of a licence, without its title and holders. @param {string} text */
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
  return { name, version, licence, holder: holderIn(text) || readAuthor(join(root, folder)) }
})

/** @param {string} name @param {unknown} data */
function write(name, data) {
  writeFileSync(join(about, name), `${JSON.stringify(data, null, 2)}\n`)
}

write('libraries.json', libraries)
write('licences.json', Object.fromEntries([...conditions].sort()))
