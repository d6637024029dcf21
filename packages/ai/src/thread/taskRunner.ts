import type { Result } from '@tabuleiro/engine'
import type { Task } from '../answers/task'
import { thinkFor, type Clock } from '../players/think'
import type { Reply } from './messages'

/** How long a task runs before other work gets the thread: with its last stride less than 8 ms. */
const SLICE_MS = 3
/** The time of thinking between two reports of progress. */
const REPORT_INTERVAL_MS = 100

/** What a runner needs from its thread: a clock, a way to be called again after other work, and where replies go. */
export interface TaskRunnerContext {
  readonly clock: Clock
  /** Calls `run` soon, never synchronously. */
  readonly defer: (run: () => void) => void
  readonly post: (reply: Reply) => void
}

interface Job {
  readonly ticket: number
  readonly open: () => Result<Task<unknown>>
  task: Task<unknown> | undefined
  /** Milliseconds of thinking so far, without the time between slices and in pauses. */
  spent: number
  /** `spent` at the last report. */
  reported: number
}

/**
 * Runs one task at a time in short slices: the same code in a browser's worker and on a phone's only thread. A new task
 * replaces the old one, which sends no more replies.
 */
export class TaskRunner {
  private job: Job | undefined
  private scheduled = false
  private paused = false

  constructor(private readonly context: TaskRunnerContext) {}

  /** Starts a task. Opening it (replaying a game, say) is its first slice. */
  start(ticket: number, open: () => Result<Task<unknown>>): void {
    this.job = { ticket, open, task: undefined, spent: 0, reported: 0 }
    this.schedule()
  }

  /** Drops the present task. */
  cancel(): void {
    this.job = undefined
  }

  /** Stops until `resume`, for an app in the background. */
  pause(): void {
    this.paused = true
  }

  resume(): void {
    this.paused = false
    this.schedule()
  }

  private schedule(): void {
    if (this.scheduled || this.paused || this.job === undefined) return
    this.scheduled = true
    this.context.defer(() => {
      this.scheduled = false
      if (this.job !== undefined && !this.paused) this.slice(this.job)
      this.schedule()
    })
  }

  private slice(job: Job): void {
    if (job.task === undefined) this.open(job)
    else if (this.think(job, job.task)) this.finish({ ticket: job.ticket, answer: job.task.answer() })
    else this.report(job, job.task)
  }

  private open(job: Job): void {
    const opened = job.open()
    if (opened.ok) job.task = opened.value
    else this.finish({ ticket: job.ticket, error: opened.error })
  }

  /** Runs a task for a slice. True when it is done or its time is up. */
  private think(job: Job, task: Task<unknown>): boolean {
    const { clock } = this.context
    const begun = clock()
    const left = (task.millis ?? Infinity) - job.spent
    const over = thinkFor(task, Math.min(SLICE_MS, left), clock)
    const taken = clock() - begun
    job.spent += taken
    return over || taken >= left
  }

  private report(job: Job, task: Task<unknown>): void {
    if (job.spent - job.reported < REPORT_INTERVAL_MS) return
    job.reported = job.spent
    const done = task.millis === undefined ? task.done() : job.spent / task.millis
    const soFar = task.soFar?.()
    this.context.post({ ticket: job.ticket, done, ...(soFar === undefined ? {} : { soFar }) })
  }

  /** The job ends before its reply is posted, since the receiver may start the next one at once. */
  private finish(reply: Reply): void {
    this.job = undefined
    this.context.post(reply)
  }
}
