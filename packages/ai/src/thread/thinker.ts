import { fail, ok, resultOf, type Match, type Result } from '@tabuleiro/engine'
import { openQuery, type Query, type QueryResults } from '../answers/query'
import { toRequest, type Message, type Port, type Reply } from './messages'
import { TaskRunner, type TaskRunnerContext } from './taskRunner'

/**
 * Called with how much of a question is done, from 0 to 1, and with what is found so far where that is worth showing.
 */
export type Progress<Answer = unknown> = (done: number, soFar?: Answer) => void

/** Answers one question at a time without blocking the screen: the interface that screens use. */
export interface Thinker {
  /** Asks a question in place of the one before. Resolves to undefined when it was cancelled or replaced. */
  ask<Q extends Query>(
    match: Match,
    query: Q,
    progress?: Progress<QueryResults[Q['kind']]>,
  ): Promise<Result<QueryResults[Q['kind']]> | undefined>
  /** Drops the present question. */
  cancel(): void
  /** Stops until `resume`. The time between does not count as thinking. */
  pause(): void
  resume(): void
}

/** A thinker on this thread, for phones, which have no other. `defer` lets the screen work between two slices. */
export function localThinker({ clock, defer }: Pick<TaskRunnerContext, 'clock' | 'defer'>): Thinker {
  const runner = new TaskRunner({ clock, defer, post: reply => thinker.receive(reply) })
  const thinker = new TicketedThinker({
    start: (ticket, match, query) => runner.start(ticket, () => openQuery(match, query)),
    cancel: () => runner.cancel(),
    pause: () => runner.pause(),
    resume: () => runner.resume(),
  })
  return thinker
}

/** A thinker at the other end of a port, where `serveThinker` listens. */
export function remoteThinker(port: Port<Message, Reply>): Thinker {
  const thinker = new TicketedThinker({
    start: (ticket, match, query) => port.post(toRequest(ticket, match, query)),
    cancel: () => port.post({ kind: 'cancel' }),
    pause: () => port.post({ kind: 'pause' }),
    resume: () => port.post({ kind: 'resume' }),
  })
  port.listen(reply => thinker.receive(reply))
  return thinker
}

/** What runs the tasks: a runner on this thread, or the port to one. */
interface ThinkerBackend {
  start(ticket: number, match: Match, query: Query): void
  cancel(): void
  pause(): void
  resume(): void
}

interface Pending {
  readonly settle: (result: Result<unknown> | undefined) => void
  readonly progress: Progress | undefined
}

/** Gives each question a ticket. Replies with another ticket than the current one are dropped. */
class TicketedThinker implements Thinker {
  private ticket = 0
  private pending: Pending | undefined

  constructor(private readonly backend: ThinkerBackend) {}

  ask<Q extends Query>(
    match: Match,
    query: Q,
    progress?: Progress<QueryResults[Q['kind']]>,
  ): Promise<Result<QueryResults[Q['kind']]> | undefined> {
    this.drop()
    this.ticket++
    return new Promise(resolve => {
      // The ticket makes sure that the answer is of this kind.
      const settle = resolve as Pending['settle']
      if (query.kind !== 'analyse' && resultOf(match) !== undefined) {
        this.backend.cancel()
        settle(fail('game/over'))
        return
      }
      this.pending = { settle, progress: progress as Progress | undefined }
      this.backend.start(this.ticket, match, query)
    })
  }

  cancel(): void {
    if (this.pending === undefined) return
    this.drop()
    this.backend.cancel()
  }

  pause(): void {
    this.backend.pause()
  }

  resume(): void {
    this.backend.resume()
  }

  receive(reply: Reply): void {
    const { pending } = this
    if (pending === undefined || reply.ticket !== this.ticket) return
    if ('done' in reply) {
      pending.progress?.(reply.done, reply.soFar)
      return
    }
    this.pending = undefined
    pending.settle('error' in reply ? { ok: false, error: reply.error } : ok(reply.answer))
  }

  private drop(): void {
    const { pending } = this
    this.pending = undefined
    pending?.settle(undefined)
  }
}
