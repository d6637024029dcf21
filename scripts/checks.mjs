// The list of checks that a change must pass: `node scripts/checks.mjs check|test`.
import { turbo } from './turbo.mjs'

const check = ['format:check', 'types', 'lint', 'boundaries', 'unit']
const lists = { check, test: [...check, 'build', 'bundle', 'checks', 'browser'] }

const name = process.argv[2]
if (name !== 'check' && name !== 'test') throw new Error('usage: checks.mjs check|test')

// After a failure, every task that does not depend on the failed one still runs.
// CI makes jest write no snapshots and Metro watch no files.
process.exit(turbo([...lists[name], '--continue=dependencies-successful'], { CI: '1' }))
