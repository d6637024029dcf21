import { readRecord } from '@tabuleiro/engine'
import { readFileSync } from 'node:fs'
import { openAnalysis } from '../src/answers/analyse'

/** Prints the analysis of a record: `analyse < record.json`. Bad input is answered by one line with its code. */
const usage = 'usage: analyse < record.json'

const match = process.argv.length > 2 ? undefined : readRecord(readFileSync(0, 'utf8'))
if (match?.ok === true) {
  const task = openAnalysis(match.value)
  while (!task.step());
  print(task.answer())
} else {
  const { code = 'request/invalid', ...place } = match?.error ?? {}
  print({ error: { code, message: match ? 'the record cannot be read' : usage, ...place } })
  process.exitCode = 1
}

function print(answer: object): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`)
}
