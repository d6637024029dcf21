import { fail, ok, resultOf, type Match, type Result } from '@tabuleiro/engine'
import { TaskRunner, type Reply, type TaskRunnerContext } from './taskRunner'
import { openQuery, toRequest, type QueryResults, type Message, type Query } from './messages'
import type { Port } from './workerServer'

/** Told how much of a question is done, from 0 to 1. */
export type Progress = (done: number) => void

/** Somebody who thinks about one question at a time, without holding up the screen: the one face that screens see. */
export interface Thinker {
  /** Asks a question in place of the one before. Undefined comes back when it was cancelled or another took its place. */
  ask<W extends Query>(match: Match, wish: W, progress?: Progress): Promise<Result<QueryResults[W['kind']]> | undefined>
  /** Drops the present question. */
  cancel(): void
  /** Stops and goes on later; the time between does not count as thinking. */
  pause(): void
  resume(): void
}

/** A thinker on this very thread: a phone has no other. `defer` lets the screen have its turn between two slices. */
export function localThinker({ clock, defer }: Pick<TaskRunnerContext, 'clock' | 'defer'>): Thinker {
  const driver = new TaskRunner({ clock, defer, post: reply => desk.receive(reply) })
  const desk = new TicketedThinker({
    ask: (ticket, match, wish) => driver.start(ticket, () => openQuery(match, wish)),
    tell: kind => driver[kind](),
  })
  return desk
}

/** A thinker at the other end of a port, where `serve` listens. */
export function remoteThinker(port: Port<Message, Reply>): Thinker {
  const desk = new TicketedThinker({
    ask: (ticket, match, wish) => port.post(toRequest(ticket, match, wish)),
    tell: kind => port.post({ kind }),
  })
  port.listen(reply => desk.receive(reply))
  return desk
}

interface ThinkerBackend {
  ask(ticket: number, match: Match, wish: Query): void
  tell(kind: 'cancel' | 'pause' | 'resume'): void
}

interface Pending {
  readonly settle: (result: Result<unknown> | undefined) => void
  readonly progress: Progress | undefined
}

/** Hands out tickets and knows which one is current: whatever comes back to another one is dropped. */
class TicketedThinker implements Thinker {
  private ticket = 0
  private pending: Pending | undefined

  constructor(private readonly back: ThinkerBackend) {}

  ask<W extends Query>(
    match: Match,
    wish: W,
    progress?: Progress,
  ): Promise<Result<QueryResults[W['kind']]> | undefined> {
    this.drop()
    this.ticket++
    return new Promise(resolve => {
      // The ticket vouches for the kind of the answer.
      const settle = resolve as Pending['settle']
      if (wish.kind !== 'analyse' && resultOf(match) !== undefined) {
        this.back.tell('cancel')
        settle(fail('game/over'))
        return
      }
      this.pending = { settle, progress }
      this.back.ask(this.ticket, match, wish)
    })
  }

  cancel(): void {
    if (this.pending === undefined) return
    this.drop()
    this.back.tell('cancel')
  }

  pause(): void {
    this.back.tell('pause')
  }

  resume(): void {
    this.back.tell('resume')
  }

  receive(reply: Reply): void {
    const { pending } = this
    if (pending === undefined || reply.ticket !== this.ticket) return
    if ('done' in reply) {
      pending.progress?.(reply.done)
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
