import { once } from 'node:events'
import { answer, refusal } from './answer'
import { splitLines, type RawLine } from './lines'

/** The rules as a line protocol: one JSON request per line in, one JSON answer per line out (see the README). */

/** Far above what a request may have: a longer line is cut and refused. */
const MAX_LINE_BYTES = 8_000_000

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function answerTo(line: RawLine): object | undefined {
  if (line.cut) return refusal(undefined, { code: 'request/invalid' })
  let text: string
  try {
    text = utf8.decode(line.bytes)
  } catch {
    return refusal(undefined, { code: 'json/invalid' })
  }
  return /^[ \t\r]*$/.test(text) ? undefined : answer(text, line.bytes.length)
}

// A reader that went away is no error of this program.
process.stdout.on('error', () => process.exit(0))

for await (const line of splitLines(process.stdin, MAX_LINE_BYTES)) {
  const reply = answerTo(line)
  if (reply !== undefined && !process.stdout.write(`${JSON.stringify(reply)}\n`)) await once(process.stdout, 'drain')
}
