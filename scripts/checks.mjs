// The list of checks that a change must pass: `node scripts/checks.mjs check|test`.
import { turbo } from './turbo.mjs'

const check = ['format:check', 'types', 'lint', 'boundaries', 'unit']
// Lists that run side by side. The browser tests are the longest and often wait for a page: they start first, beside
// all else, so that no core is idle while they wait. The phone's checks are a list of their own, so that they do not
// wait for those of other packages and run alone at the end.
const lists = {
  check: [check],
  test: [['build', 'browser'], ['bundle', 'checks'], check],
}

const name = process.argv[2]
if (name !== 'check' && name !== 'test') throw new Error('usage: checks.mjs check|test')

// After a failure, every task that does not depend on the failed one still runs.
// CI makes jest write no snapshots and Metro watch no files.
const runs = lists[name].map(tasks => turbo([...tasks, '--continue=dependencies-successful'], { CI: '1' }))
process.exit(Math.max(...(await Promise.all(runs))))
