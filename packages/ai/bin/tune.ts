import { expectOk, gameOf, isGameId } from '@tabuleiro/engine'
import { parseArgs } from 'node:util'
import { gameAiFor } from '../src/games/registry'
import { fit, surprise, type Sample } from './tune/fit'
import { sampleGame } from './tune/selfPlay'

/** Fits the weights of a game's evaluation to games of the computer against itself: see `usage`. */

const usage = `tune --game id [--options '{}' ...] [--games 300] [--nodes 1000] [--seed 1]
Prints the table of weights, and how much better it foretells results of games it was not made from.`

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    options: { type: 'string', multiple: true, default: ['{}'] },
    games: { type: 'string', default: '300' },
    nodes: { type: 'string', default: '1000' },
    opening: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
})
if (values.game === undefined || !isGameId(values.game)) {
  process.stderr.write(`${usage}\n`)
  process.exit(1)
}
const id = values.game
const { weights } = gameAiFor(id).evaluation
const names = Object.keys(weights)
const old = Object.values(weights)

// Every fifth game validates the weights that the other games are fitted to.
const training: Sample[] = []
const validation: Sample[] = []
const games = Number(values.games)
for (let i = 0; i < games; i++) {
  const options: unknown = JSON.parse(values.options[i % values.options.length])
  const setup = expectOk(gameOf(id).setup(options))
  const play = {
    game: id,
    setup,
    nodes: Number(values.nodes),
    opening: Number(values.opening),
    randomMoveEvery: 12,
    maxPlies: 300,
  }
  const samples = sampleGame(play, Number(values.seed) * 100_003 + i)
  ;(i % 5 === 4 ? validation : training).push(...samples)
  if (i % 20 === 19) process.stderr.write(`${i + 1}/${games} games, ${training.length + validation.length} positions\n`)
}

const fitted = fit(training, old)
const rounded = fitted.map(weight => Math.round(weight * 10) / 10)
process.stdout.write(
  `surprise before ${surprise(validation, old).toFixed(4)}, after ${surprise(validation, rounded).toFixed(4)} bits\n`,
)
names.forEach((name, i) => process.stdout.write(`  ${name}: ${rounded[i]}, // was ${old[i]}\n`))
