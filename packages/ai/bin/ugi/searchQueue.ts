import { rulesOf, type Match } from '@tabuleiro/engine'
import type { Level } from '../../src/games/gameAi'
import { openLevel, type Budget } from '../../src/players/openPlayer'
import type { Best, Search } from '../../src/search/search'
import { isKnown, isWin, pliesToEnd } from '../../src/search/value'
import { startThinking, type Clock } from '../../src/players/think'
import type { Limits } from './commands'

/** How long a search runs before input is handled. */
const SLICE_MS = 5
/** An `info` line is sent at least this often. */
const INFO_INTERVAL_MS = 1000

/** One `go` command: the match it was given in, the level that plays, and its limits. */
export interface Job {
  readonly match: Match
  readonly level: Level
  readonly seed: number
  readonly limits: Limits
}

/** The search that is running. */
interface RunningSearch {
  readonly job: Job
  readonly search: Search
  readonly runSlice: (slice?: number) => boolean
  readonly from: number
  lastInfo: { depth: number; at: number }
}

/** What the queue needs from the program that runs it. */
export interface SearchQueueContext {
  readonly send: (line: string) => void
  readonly clock: Clock
  /** Calls `task` after pending input has been handled. */
  readonly defer: (task: () => void) => void
  /** Called when the queue is empty. */
  readonly onIdle: () => void
}

/** Runs one `go` after the other in short slices. Each is answered by exactly one `bestmove`. */
export class SearchQueue {
  private readonly queue: Job[] = []
  private current: RunningSearch | undefined

  constructor(private readonly context: SearchQueueContext) {}

  get busy(): boolean {
    return this.current !== undefined
  }

  /** Adds a job, and starts it if none is running. */
  go(job: Job): void {
    this.queue.push(job)
    if (!this.busy) this.begin()
  }

  /** The running search answers with what it has found. */
  stop(): void {
    if (this.current !== undefined) this.answer(this.current)
  }

  /** Ends every search that only `stop` would end: the input is closed, so no `stop` can come. */
  endUnlimited(): void {
    this.queue.forEach((job, i) => {
      if (job.limits.infinite) this.queue[i] = { ...job, limits: { ...job.limits, infinite: false, millis: 0 } }
    })
    if (this.current?.job.limits.infinite === true) this.stop()
  }

  private begin(): void {
    const job = this.queue.shift()
    if (job === undefined) {
      this.context.onIdle()
      return
    }
    const { clock } = this.context
    const from = clock()
    const { search, budget } = openJob(job)
    const left = budget.millis === undefined ? {} : { millis: withMargin(budget.millis) - (clock() - from) }
    const runSlice = startThinking({ search, budget: { ...budget, ...left } }, clock)
    const started = { job, search, runSlice, from, lastInfo: { depth: 0, at: from } }
    this.current = started
    this.context.defer(() => {
      this.slice(started)
    })
  }

  private slice(running: RunningSearch): void {
    if (this.current !== running) return
    const { limits } = running.job
    const over = running.runSlice(SLICE_MS)
    if (over && !limits.infinite) {
      this.answer(running)
      return
    }
    this.sendInfo(running, over)
    if (!over) {
      this.context.defer(() => {
        this.slice(running)
      })
    }
  }

  /** Sends an `info` line for a new depth, for a finished search (a book answers at depth 0), or after the interval. */
  private sendInfo(running: RunningSearch, over: boolean): void {
    const best = running.search.best()
    const at = this.context.clock()
    if (!over && best.depth === running.lastInfo.depth && at - running.lastInfo.at < INFO_INTERVAL_MS) return
    running.lastInfo = { depth: best.depth, at }
    this.context.send(infoLine(running.job.match, best, at - running.from))
  }

  private answer(running: RunningSearch): void {
    const { match } = running.job
    const best = running.search.best()
    this.context.send(infoLine(match, best, this.context.clock() - running.from))
    this.context.send(`bestmove ${rulesOf(match).write(match.setup, best.move)}`)
    this.current = undefined
    this.begin()
  }
}

/**
 * Opens the search of a job: the level's handicap with the limits of the job. The level's own budget applies where the
 * job has none. A depth is not a budget, since a tree search never completes it.
 */
function openJob({ match, level, seed, limits }: Job): ReturnType<typeof openLevel> {
  const { millis, nodes, infinite } = limits
  const own = { nodes: level.nodes, millis: level.millis }
  const budget: Budget = millis === undefined && nodes === undefined && !infinite ? own : { millis, nodes }
  const depth = Math.max(1, Math.min(level.depth ?? Infinity, limits.depth ?? Infinity))
  const { evalNoise, contempt } = level
  const handicap = { evalNoise, contempt, ...(depth === Infinity ? {} : { depth }) }
  const limit = budget.nodes === undefined ? { millis: 0 } : { nodes: budget.nodes }
  return { search: openLevel(match, { ...handicap, ...limit }, seed).search, budget }
}

/** A little less than the time allowed: writing and reading the answer takes time as well. */
function withMargin(millis: number): number {
  return millis - Math.min(20, millis / 10)
}

/** The `info` line of the protocol for what a search has found. */
function infoLine(match: Match, { depth, nodes, value, pv }: Best, millis: number): string {
  const game = rulesOf(match)
  const rate = Math.round((nodes * 1000) / Math.max(1, millis))
  const score = !isKnown(value) ? `cp ${value}` : `${isWin(value) ? 'win' : 'loss'} ${pliesToEnd(value)}`
  const moves = pv.map(move => game.write(match.setup, move)).join(' ')
  return `info depth ${depth} nodes ${nodes} nps ${rate} time ${Math.round(millis)} score ${score} pv ${moves}`
}
