import type { Task } from '../answers/task'

/**
 * A thread with a clock of its own: deferred work runs when the test runs it, and time passes only as the test sets.
 */
export class Thread {
  now = 0
  reads = 0
  /** How long each deferred run took, in order. */
  readonly slices: number[] = []
  private readonly queue: (() => void)[] = []

  /** `gap`: what passes between two runs; `tick`: what passes at each reading of the clock. */
  constructor(
    private readonly gap = 10,
    private readonly tick = 0,
  ) {}

  readonly clock = (): number => {
    this.reads++
    return (this.now += this.tick)
  }

  /** The same task, each step of it taking time. */
  timed<Answer>(task: Task<Answer>, cost: () => number): Task<Answer> {
    const step = () => {
      this.now += cost()
      return task.step()
    }
    return { millis: task.millis, step, done: () => task.done(), answer: () => task.answer() }
  }

  readonly defer = (run: () => void): void => {
    this.queue.push(run)
  }

  /** Runs one deferred thing. False when there is none. */
  turn(): boolean {
    const run = this.queue.shift()
    if (run === undefined) return false
    this.now += this.gap
    const begun = this.now
    run()
    this.slices.push(this.now - begun)
    return true
  }

  /** Runs until nothing is left, `most` times at most. */
  run(most = Infinity): void {
    for (let i = 0; i < most && this.turn(); i++);
  }
}
