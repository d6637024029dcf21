// The one list of what a change must pass: `node scripts/checks.mjs check|test`.
import { turbo } from './turbo.mjs'

const check = ['format:check', 'types', 'lint', 'boundaries', 'unit']
const lists = { check, test: [...check, 'build', 'bundle', 'browser'] }

const name = process.argv[2]
if (name !== 'check' && name !== 'test') throw new Error('usage: checks.mjs check|test')

// CI tells jest to write no snapshot and Metro not to watch files.
process.exit(turbo(lists[name], { CI: '1' }))
