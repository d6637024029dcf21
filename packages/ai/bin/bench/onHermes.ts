import { addMissingBuiltins } from './hermesGaps'
import { measure, type Task } from './work'

/** Runs one task in the Hermes virtual machine, which has `print` and nothing of Node. */
declare const task: Task
declare function print(text: string): void

addMissingBuiltins()
print(JSON.stringify(measure(task, () => Date.now())))
