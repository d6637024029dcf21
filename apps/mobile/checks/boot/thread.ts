/** What the app's only thread is to do, and by when. */
export interface Task {
  readonly run: (didTimeout: boolean) => unknown
  readonly due: number
}

interface Timer {
  readonly run: () => unknown
  readonly at: number
  readonly every: number | undefined
}

/** React Native's limits for a task of each priority, in milliseconds: none, immediate, touches, normal, low, idle. */
const WITHIN = [0, 0, 250, 5000, 10_000, 300_000]

/** How far each reading moves the clock, in milliseconds: a search that watches it comes to the end of a slice. */
const READING = 0.1

/**
 * The JavaScript thread of a phone. Tasks run in the order in which they are due, with the microtasks of each before
 * the next one. The clock is not the wall's: it moves a little when it is read, and jumps where nothing is to be done.
 */
export class Thread {
  private time = 0
  private tasks: Task[] = []
  private readonly timers = new Map<number, Timer>()
  private lastTimer = 0

  constructor(private readonly complain: (fault: unknown) => void) {}

  readonly now = (): number => (this.time += READING)

  readonly later = (run: () => unknown): void => void this.tasks.push({ run, due: this.time })

  readonly schedule = (priority: number, run: Task['run']): Task => {
    const task = { run, due: this.time + (WITHIN[priority] ?? 0) }
    this.tasks.push(task)
    return task
  }

  readonly cancel = (task: unknown): void => {
    this.tasks = this.tasks.filter(one => one !== task)
  }

  readonly setTimer = (run: () => unknown, millis = 0, every?: number): number => {
    this.timers.set(++this.lastTimer, { run, at: this.time + millis, every })
    return this.lastTimer
  }

  readonly clearTimer = (id: number): void => void this.timers.delete(id)

  /** Lets time pass until a condition holds; false where it does not within so many milliseconds of the phone. */
  async until(isReached: () => boolean, millis: number): Promise<boolean> {
    const end = this.time + millis
    while (!isReached()) {
      if (this.time >= end) return false
      const hasWorked = this.runNext()
      // The microtasks of the bundle run here.
      await new Promise(resolve => setImmediate(resolve))
      if (!hasWorked) this.time = Math.max(this.time, Math.min(end, ...this.alarms()))
    }
    return true
  }

  private alarms(): number[] {
    return [...this.timers.values()].map(({ at }) => at)
  }

  private runNext(): boolean {
    for (const [id, { run, at, every }] of this.timers) {
      if (at > this.time) continue
      if (every === undefined) this.timers.delete(id)
      else this.timers.set(id, { run, at: this.time + every, every })
      this.later(run)
    }
    const task = this.tasks.reduce<Task | undefined>(
      (first, one) => (first && first.due <= one.due ? first : one),
      undefined,
    )
    if (!task) return false
    this.cancel(task)
    try {
      const rest = task.run(false)
      if (typeof rest === 'function') this.tasks.push({ ...task, run: rest as Task['run'] })
    } catch (fault) {
      this.complain(fault)
    }
    return true
  }
}
