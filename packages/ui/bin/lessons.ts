import { gameIds, isGameId } from '@tabuleiro/engine'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import type { Course } from '../src/games/lessons'
import { describeSteps } from './lessons/describeSteps'

/** The lessons as data: one JSON object per step on standard output (see the README). */

interface Refusal {
  readonly code: string
  readonly message: string
}

/** The games that the arguments ask for, or why they cannot be read. */
function readArguments(): readonly (typeof gameIds)[number][] | Refusal {
  try {
    const { game } = parseArgs({ options: { game: { type: 'string' } } }).values
    if (game === undefined) return gameIds
    return isGameId(game) ? [game] : { code: 'game/unknown', message: 'There is no game of this id.' }
  } catch {
    return { code: 'arguments/invalid', message: 'The only argument is --game <id>.' }
  }
}

async function print(line: object): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, 'drain')
}

// A reader that went away is no error of this program.
process.stdout.on('error', () => process.exit(0))

const games = readArguments()
if ('code' in games) {
  await print({ error: games })
  process.exitCode = 1
} else {
  for (const game of games) {
    const { course } = (await import(`../src/games/${game}/lessons/index.ts`)) as { readonly course: Course }
    for (const line of describeSteps(game, course)) await print(line)
  }
}
