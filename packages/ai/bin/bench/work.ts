import { expectOk, newMatch, ok, playMove, readMove, replay, resultOf, rulesOf, type Match } from '@tabuleiro/engine'
import type { LevelId } from '../../src/games/gameAi'
import { TaskRunner } from '../../src/thread/taskRunner'
import { openMove } from '../../src/answers/move'
import { openLevel } from '../../src/players/openPlayer'
import { gameAiFor } from '../../src/games/registry'
import { think } from '../../src/players/think'
import { computeSignature } from './signature'
import type { Row } from './rows'

/** One measurement. */
export interface Task {
  readonly bench: 'search' | 'slices' | 'answers'
  readonly row: Row
  /** Search: at least this long. */
  readonly seconds: number
  /** Answers: the level. */
  readonly level: LevelId
}

/** Milliseconds of processor time, as well as the machine knows them. */
export type Clock = () => number

/**
 * Nodes for each position of a search row: few enough for interpreters, so that all machines have the same signature.
 */
const SEARCH_NODES = 10_000
/** Moves that are timed for each level. */
const ANSWERS = 20

/**
 * Runs a task and reports the fields of the interface. `wall` is given where `clock` counts the time of all threads of
 * a process: neither another thread of the process nor another process is part of a slice.
 */
export function measure(task: Task, clock: Clock, wall: Clock = clock): object {
  const { row, seconds, level } = task
  const { game, options } = row
  const heading = { bench: task.bench, game, options }
  if (task.bench === 'search') return { ...heading, ...measureSearch(row, seconds, clock) }
  if (task.bench === 'slices') return { ...heading, ...measureSlices(row, clock, wall) }
  return { ...heading, level, ...measureAnswers(row, level, clock) }
}

/** For node budgets: no time is spent on reading a clock. */
const never: Clock = () => 0

function measureSearch(row: Row, seconds: number, clock: Clock): object {
  const matches = openMatches(row)
  const from = clock()
  let nodes = 0
  let signature = ''
  let depth = 0
  do {
    const found = matches.map(match => think(openLevel(match, { nodes: SEARCH_NODES }, 1), never))
    signature = computeSignature(found)
    depth = found.reduce((sum, best) => sum + best.depth, 0) / found.length
    nodes += found.reduce((sum, best) => sum + best.nodes, 0)
  } while (clock() - from < seconds * 1000)
  const spent = (clock() - from) / 1000
  return { nodes, seconds: spent, perSecond: nodes / spent, depth, signature }
}

/** Measures the slices of the app's task runner with level 5 on each position, including the opening of the search. */
function measureSlices(row: Row, clock: Clock, wall: Clock): object {
  const slices: number[] = []
  for (const match of openMatches(row)) {
    const turns: (() => void)[] = []
    const runner = new TaskRunner({ clock, defer: turn => turns.push(turn), post: () => undefined })
    runner.start(1, () => openMove(match, 'level:5', 1))
    for (let turn = turns.shift(); turn !== undefined; turn = turns.shift()) {
      const from = [clock(), wall()]
      turn()
      slices.push(Math.min(clock() - from[0], wall() - from[1]))
    }
  }
  return { slices: slices.length, p99: percentile(slices, 0.99), longest: percentile(slices, 1) }
}

/** A level plays against itself, from each of the positions in turn when a game ends. */
function measureAnswers(row: Row, level: LevelId, clock: Clock): object {
  const starts = openMatches(row)
  const millis: number[] = []
  let match = starts[0]
  for (let i = 0; i < ANSWERS; i++) {
    if (i % (ANSWERS / starts.length) === 0 || resultOf(match) !== undefined) match = starts[i % starts.length]
    const from = clock()
    const { move } = think(openLevel(match, gameAiFor(row.game).levels[level], i), clock)
    millis.push(clock() - from)
    match = expectOk(playMove(match, move))
  }
  return {
    answers: ANSWERS,
    p50: percentile(millis, 0.5),
    p95: percentile(millis, 0.95),
    longest: percentile(millis, 1),
  }
}

/** The least of the values that `share` of them do not exceed. */
function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
}

/** The matches of a row, each at its position. */
export function openMatches({ game, options, moves, plies }: Row): Match[] {
  const texts = moves.split(' ')
  return plies.map(length => {
    const match = expectOk(newMatch({ game, options }))
    return expectOk(
      replay(match, length, (s, seen, at) => {
        const move = readMove(rulesOf(match), s, seen, texts[at])
        return move.ok ? ok({ move: move.value }) : move
      }),
    )
  })
}
