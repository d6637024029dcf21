import { rulesOf, type Match } from '@tabuleiro/engine'
import type { Level } from '../../src/games/gameAi'
import { openLevel, type Budget } from '../../src/players/openPlayer'
import type { Best, Search } from '../../src/search/search'
import { isKnown, isWin, pliesToEnd } from '../../src/search/value'
import { thinking, type Clock } from '../../src/players/think'
import type { Limits } from './commands'

/** Milliseconds of thought between two looks at the input. */
const SLICE = 5
/** News at least this often. */
const NEWS = 1000

/** One `go`: the position it was asked in, who plays, and when it ends. */
export interface Job {
  readonly match: Match
  readonly level: Level
  readonly seed: number
  readonly limits: Limits
}

/** A thought under way. */
interface Thinking {
  readonly job: Job
  readonly search: Search
  readonly goOn: (slice?: number) => boolean
  readonly from: number
  told: { depth: number; at: number }
}

/** What the thinker needs from the world around it. */
export interface World {
  readonly say: (line: string) => void
  readonly clock: Clock
  /** Calls back soon, after input has been looked at. */
  readonly later: (task: () => void) => void
  /** Called when nothing is left to think about. */
  readonly rested: () => void
}

/** Thinks one `go` after the other in short slices; each is answered by exactly one `bestmove`. */
export class Thinker {
  private readonly queue: Job[] = []
  private now: Thinking | undefined

  constructor(private readonly world: World) {}

  get busy(): boolean {
    return this.now !== undefined
  }

  /** Takes on a job; while another is under way it waits its turn. */
  go(job: Job): void {
    this.queue.push(job)
    if (!this.busy) this.begin()
  }

  /** The present thought answers with what it has. */
  stop(): void {
    if (this.now !== undefined) this.answer(this.now)
  }

  /** Ends every thought that only `stop` would end: nobody is left to say it. */
  release(): void {
    this.queue.forEach((job, i) => {
      if (job.limits.infinite) this.queue[i] = { ...job, limits: { ...job.limits, infinite: false, millis: 0 } }
    })
    if (this.now?.job.limits.infinite === true) this.stop()
  }

  private begin(): void {
    const job = this.queue.shift()
    if (job === undefined) {
      this.world.rested()
      return
    }
    const { clock } = this.world
    const from = clock()
    const { search, budget } = openJob(job)
    const left = budget.millis === undefined ? {} : { millis: inTime(budget.millis) - (clock() - from) }
    const goOn = thinking({ search, budget: { ...budget, ...left } }, clock)
    const started = { job, search, goOn, from, told: { depth: 0, at: from } }
    this.now = started
    this.world.later(() => {
      this.slice(started)
    })
  }

  private slice(thought: Thinking): void {
    if (this.now !== thought) return
    const { limits } = thought.job
    const over = thought.goOn(SLICE)
    if (over && !limits.infinite) {
      this.answer(thought)
      return
    }
    this.tellNews(thought, over)
    if (!over) {
      this.world.later(() => {
        this.slice(thought)
      })
    }
  }

  /** A new depth is news, and that there is nothing left to learn: a book knows at once, at no depth. */
  private tellNews(thought: Thinking, over: boolean): void {
    const best = thought.search.best()
    const at = this.world.clock()
    if (!over && best.depth === thought.told.depth && at - thought.told.at < NEWS) return
    thought.told = { depth: best.depth, at }
    this.world.say(infoLine(thought.job.match, best, at - thought.from))
  }

  private answer(thought: Thinking): void {
    const { match } = thought.job
    const best = thought.search.best()
    this.world.say(infoLine(match, best, this.world.clock() - thought.from))
    this.world.say(`bestmove ${rulesOf(match).write(match.setup, best.move)}`)
    this.now = undefined
    this.begin()
  }
}

/**
 * The level's handicap with the limits of the job. The level's own budget ends a job that has no other: a depth is none, since
 * a search that grows a tree never comes to the end of it.
 */
function openJob({ match, level, seed, limits }: Job): ReturnType<typeof openLevel> {
  const { millis, nodes, infinite } = limits
  const own = { nodes: level.nodes, millis: level.millis }
  const budget: Budget = millis === undefined && nodes === undefined && !infinite ? own : { millis, nodes }
  const depth = Math.max(1, Math.min(level.depth ?? Infinity, limits.depth ?? Infinity))
  const { evalNoise, contempt } = level
  const handicap = { evalNoise, contempt, ...(depth === Infinity ? {} : { depth }) }
  const measure = budget.nodes === undefined ? { millis: 0 } : { nodes: budget.nodes }
  return { search: openLevel(match, { ...handicap, ...measure }, seed).search, budget }
}

/** A little less than the time allowed: the answer has to be written and read, too. */
function inTime(millis: number): number {
  return millis - Math.min(20, millis / 10)
}

/** What a search has found, in the words of the protocol. */
function infoLine(match: Match, { depth, nodes, value, pv }: Best, millis: number): string {
  const game = rulesOf(match)
  const rate = Math.round((nodes * 1000) / Math.max(1, millis))
  const score = !isKnown(value) ? `cp ${value}` : `${isWin(value) ? 'win' : 'loss'} ${pliesToEnd(value)}`
  const moves = pv.map(move => game.write(match.setup, move)).join(' ')
  return `info depth ${depth} nodes ${nodes} nps ${rate} time ${Math.round(millis)} score ${score} pv ${moves}`
}
