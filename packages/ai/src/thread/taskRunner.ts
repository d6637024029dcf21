import type { Failure, Result } from '@tabuleiro/engine'
import type { Task } from '../answers/task'
import { thinkFor, type Clock } from '../players/think'

/** Thinking stops for whoever else needs the thread after this many milliseconds: with its last stride, less than 8. */
const SLICE_MS = 3
/** Milliseconds of thinking between two reports of progress. */
const REPORT_INTERVAL_MS = 100

/** What the driver sends out; tickets say which question it belongs to. */
export type Reply<Answer = unknown> =
  | { readonly ticket: number; readonly done: number }
  | { readonly ticket: number; readonly answer: Answer }
  | { readonly ticket: number; readonly error: Failure }

/** The world around the driver: a clock, a way to be called again when others have had their turn, and where replies go. */
export interface TaskRunnerContext {
  readonly clock: Clock
  /** Runs `run` soon, never at once. */
  readonly defer: (run: () => void) => void
  readonly post: (reply: Reply) => void
}

interface Job {
  readonly ticket: number
  readonly open: () => Result<Task<unknown>>
  task: Task<unknown> | undefined
  /** Milliseconds thought so far: the time between slices and in a pause does not count. */
  spent: number
  /** What was spent at the last report. */
  reported: number
}

/**
 * Runs one task at a time in short slices: the same code in a browser's worker and on a phone's only thread. A new task takes
 * the place of the old one, of which nothing more is heard.
 */
export class TaskRunner {
  private job: Job | undefined
  private scheduled = false
  private paused = false

  constructor(private readonly context: TaskRunnerContext) {}

  /** Begins a task; opening it (replaying a game, say) is its first slice. */
  start(ticket: number, open: () => Result<Task<unknown>>): void {
    this.job = { ticket, open, task: undefined, spent: 0, reported: 0 }
    this.schedule()
  }

  /** Forgets the present task. */
  cancel(): void {
    this.job = undefined
  }

  /** Stops thinking, to go on later as if nothing had happened: for an app in the background. */
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

  /** Thinks for a slice. True when the task is done or its time is up. */
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
    this.context.post({ ticket: job.ticket, done })
  }

  /** The job ends before its reply is posted: who hears it may start the next one at once. */
  private finish(reply: Reply): void {
    this.job = undefined
    this.context.post(reply)
  }
}
