import type { Row } from './rows'
import { measure } from './work'

/** The same work in the Hermes virtual machine, which has `print` and nothing of Node. */
declare const task: { readonly row: Row; readonly seconds: number }
declare function print(text: string): void

print(JSON.stringify(measure(task.row, task.seconds, { clock: () => Date.now() / 1000, slow: true })))
