import { moveList, type Game, type MoveList } from '../../src/core/game'
import { Line, perft } from '../../src/core/line'
import { expectOk } from '../../src/core/result'
import { gameOf } from '../../src/registry'
import type { PerftRow, PlayoutsRow, Row } from './rows'

/** What a virtual machine must offer to be measured: seconds of CPU time, as precisely as it can. */
export interface Machine {
  readonly clock: () => number
  /** Interpreters do less of the same work. */
  readonly slow: boolean
}

/** Does a row's work for about `seconds` and reports it in the words of the interface. */
export function measure(row: Row, seconds: number, machine: Machine): object {
  return row.bench === 'perft' ? measurePerft(row, seconds, machine) : measurePlayouts(row, seconds, machine)
}

function measurePerft(row: PerftRow, seconds: number, { clock, slow }: Machine): object {
  const depth = slow ? row.slowDepth : row.depth
  const line = new Line(gameOf(row.game), startPosition(row))
  let nodes = 0
  const from = clock()
  do nodes += perft(line, depth, { leaves: 'played' }) ?? 0
  while (clock() - from < seconds)
  const spent = clock() - from
  return { ...heading(row), depth, nodes, seconds: spent, perSecond: nodes / spent }
}

function measurePlayouts(row: PlayoutsRow, seconds: number, { clock }: Machine): object {
  const player = preparePlayouts(row)
  let games = 0
  let plies = 0
  const from = clock()
  do
    for (let i = 0; i < 10; i++) {
      plies += player()
      games++
    }
  while (clock() - from < seconds)
  const spent = clock() - from
  return { ...heading(row), games, plies, seconds: spent, perSecond: games / spent, pliesPerSecond: plies / spent }
}

/** A function that plays one random game and returns its length. */
export function preparePlayouts(row: PlayoutsRow): () => number {
  const start = startPosition(row)
  const line = new Line(gameOf(row.game), start)
  const list = moveList(start.setup)
  const cap = row.cap ?? Infinity
  const seed = new Uint32Array([12345])
  return () => playout(line, list, cap, seed)
}

/** The first move goes one ply down, so that `pop` brings the start back; the others play on in place. */
function playout(line: Line, list: MoveList, cap: number, seed: Uint32Array): number {
  line.moves(list)
  line.push(list.at[random(seed) % list.size])
  let plies = 1
  while (plies < cap && line.outcome() === 'playing') {
    line.moves(list)
    line.advance(list.at[random(seed) % list.size])
    plies++
  }
  line.pop()
  return plies
}

/** xorshift32, as in `limits.c`, without its lowest bit: that keeps it a small integer. No number is boxed. */
function random(seed: Uint32Array): number {
  let x = seed[0]
  x ^= x << 13
  x ^= x >>> 17
  x ^= x << 5
  seed[0] = x
  return x >>> 1
}

function startPosition(row: Row) {
  const game: Game = gameOf(row.game)
  return game.start(expectOk(game.setup(row.options)))
}

const heading = ({ bench, game, options }: Row) => ({ bench, game, options })
