import { splitLines } from '@tabuleiro/engine/bin/lines'
import { Session } from './ugi/session'

/** The computer players as a UGI engine: commands on standard input, answers on standard output (see the README). */

/** A game of a hundred thousand moves fits; a longer line is cut and refused. */
const MAX_LINE_BYTES = 1_000_000

// A reader that closes the pipe ends the program without an error.
process.stdout.on('error', () => process.exit(0))

const session = new Session(
  {
    send: line => process.stdout.write(`${line}\n`),
    clock: () => performance.now(),
    defer: setImmediate,
  },
  () => process.stdout.write('', () => process.exit(0)),
)

for await (const { bytes, cut } of splitLines(process.stdin, MAX_LINE_BYTES))
  session.receive(cut ? undefined : bytes.toString('utf8'))
session.end()
