import { readFileSync } from 'node:fs'
import { check, type Task } from './check'

/** Checks one game in a process of its own. */
process.stdout.write(JSON.stringify(check(JSON.parse(readFileSync(0, 'utf8')) as Task, () => performance.now())))
