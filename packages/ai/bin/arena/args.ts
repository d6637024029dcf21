import { isGameId, newMatch, parseJson, type GameId, type Match, type Result } from '@tabuleiro/engine'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { CLOCK_IDS, type ClockId } from './clocks'
import { openEntrant } from './players'
import { isExternal, type Entrant, type Plan } from './plan'

export const usage = `arena --game id --a <player> --b <player> [--games 100] [--seed 1] [--options '{}'] [--json]

Players   level:1 to level:8, level:max, random, report:<bot>, nodes:<n> and millis:<n> (full strength with that budget),
          ugi:<command> (an outside engine)
--games n         games, a moving first in every other one; each opening is played twice
--seed n          openings and chance of all games
--options json    options of the game
--opening n       random plies at the beginning (2)
--max-plies n     a game this long is a draw (1000)
--speed x         multiplies the time of both, or their nodes where they have no limit of time; --speed-a, --speed-b of one
--nodes-a n       plays a at full strength with n nodes a move (an outside engine: go nodes n); --nodes-b likewise
--go-a '...'      what an outside engine is told after go (movetime 1000 by the speed); --go-b likewise
--clock wall|cpu  what limits of time are measured by: the wall clock (as usual), or processor time, with one thread; an outside
                  engine then counts its own processor time
--sprt low,high   stops when the score is certain to be nearer to one of the two (alpha = beta = 0.05)
--threads n       games at a time (one for each core, one with --clock cpu); node budgets give the same games for any number
--json            a line for each game before the last one`

/** What the command line requests. */
export interface Request {
  readonly plan: Plan
  readonly threads: number
  readonly json: boolean
  readonly sprt: readonly [low: number, high: number] | undefined
}

/** An error of the command line, in a sentence. */
class Refusal extends Error {}

const options = {
  game: { type: 'string' },
  options: { type: 'string', default: '{}' },
  a: { type: 'string' },
  b: { type: 'string' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  opening: { type: 'string', default: '2' },
  'max-plies': { type: 'string', default: '1000' },
  speed: { type: 'string', default: '1' },
  'speed-a': { type: 'string' },
  'speed-b': { type: 'string' },
  'nodes-a': { type: 'string' },
  'nodes-b': { type: 'string' },
  'go-a': { type: 'string' },
  'go-b': { type: 'string' },
  clock: { type: 'string', default: 'wall' },
  threads: { type: 'string' },
  sprt: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** Reads the command line: the request, `help`, or a sentence about what is wrong with it. */
export function readArgs(args: readonly string[]): Request | 'help' | { readonly wrong: string } {
  try {
    const { values } = parseArgs({ args: [...args], options })
    return values.help ? 'help' : toRequest(values)
  } catch (error) {
    return { wrong: (error as Error).message.split('\n', 1)[0] }
  }
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

function toRequest(values: Values): Request {
  if (values.game === undefined || !isGameId(values.game)) throw new Refusal('--game needs the id of a game.')
  const match = openMatch(values.game, values.options)
  const plan: Plan = {
    game: values.game,
    options: match.setup.options,
    a: readEntrant(match, 'a', values),
    b: readEntrant(match, 'b', values),
    games: readWhole('games', values.games, 1),
    seed: readWhole('seed', values.seed, 0),
    opening: readWhole('opening', values.opening, 0),
    maxPlies: readWhole('max-plies', values['max-plies'], 1),
    clock: readClock(values.clock),
  }
  return {
    plan,
    threads: readThreads(values.threads, plan.clock),
    json: values.json,
    sprt: values.sprt === undefined ? undefined : readBounds(values.sprt),
  }
}

function openMatch(game: GameId, text: string): Match {
  const parsed = parseJson(text)
  const match: Result<Match> = parsed.ok ? newMatch({ game, options: parsed.value }) : parsed
  if (!match.ok) throw new Refusal(`--options ${text} are no options of ${game}.`)
  return match.value
}

function readEntrant(match: Match, name: 'a' | 'b', values: Values): Entrant {
  const given = values[name]
  if (given === undefined) throw new Refusal(`--${name} needs a player.`)
  const speed = readPositive(`speed-${name}`, values[`speed-${name}`] ?? values.speed)
  const nodes = values[`nodes-${name}`]
  const outside = isExternal({ player: given })
  if (nodes !== undefined) readWhole(`nodes-${name}`, nodes, 1)
  const player = nodes === undefined || outside ? given : `nodes:${nodes}`
  const go = values[`go-${name}`] ?? (nodes === undefined ? `movetime ${Math.round(1000 * speed)}` : `nodes ${nodes}`)
  const found = { player, speed, go }
  if (!outside && !openEntrant(match, found, 1).ok) throw new Refusal(`${match.game} has no player ${player}.`)
  return found
}

function readClock(text: string): ClockId {
  const clock = CLOCK_IDS.find(id => id === text)
  if (clock === undefined) throw new Refusal(`--clock needs one of ${CLOCK_IDS.join(', ')}.`)
  return clock
}

function readThreads(text: string | undefined, clock: ClockId): number {
  if (text === undefined) return clock === 'cpu' ? 1 : availableParallelism()
  const threads = readWhole('threads', text, 1)
  if (clock === 'cpu' && threads > 1) {
    throw new Refusal('--clock cpu needs --threads 1: processor time is that of all games played at a time.')
  }
  return threads
}

function readWhole(name: string, text: string, least: number): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isSafeInteger(value) || value < least) {
    throw new Refusal(`--${name} needs a whole number of at least ${least}.`)
  }
  return value
}

function readPositive(name: string, text: string): number {
  const value = Number(text)
  if (!(value > 0) || value === Infinity) throw new Refusal(`--${name} needs a positive number.`)
  return value
}

function readBounds(text: string): readonly [number, number] {
  const [low, high, ...rest] = text.split(',').map(Number)
  if (rest.length > 0 || !(low > 0) || !(high < 1) || !(low < high)) {
    throw new Refusal('--sprt needs two scores such as 0.5,0.55.')
  }
  return [low, high]
}
