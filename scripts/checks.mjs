// The one list of what a change must pass: `node scripts/checks.mjs check|test`.
import { turbo } from './turbo.mjs'

const check = ['format:check', 'types', 'lint', 'boundaries', 'unit']
const lists = { check, test: [...check, 'build', 'bundle', 'checks', 'browser'] }

const name = process.argv[2]
if (name !== 'check' && name !== 'test') throw new Error('usage: checks.mjs check|test')

// One failure hides no other: everything that does not need the failed task still runs.
// CI tells jest to write no snapshot and Metro not to watch files.
process.exit(turbo([...lists[name], '--continue=dependencies-successful'], { CI: '1' }))
