import { addMissingBuiltins } from '../bench/hermesGaps'
import { check, type Task } from './check'

/** Checks one game in the Hermes virtual machine, which has `print` and nothing of Node. */
declare const task: Task
declare function print(text: string): void

addMissingBuiltins()
print(JSON.stringify(check(task, () => Date.now())))
