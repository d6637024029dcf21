import type { Message, Port, Reply } from '@tabuleiro/ai'

/** A thread that answers messages, and may fail. */
export interface Thread {
  post(message: Message): void
  end(): void
}

/** Starts a thread. `hear` is given its replies, `fail` is called when it has thrown or could not be loaded. */
export type StartThread = (hear: (reply: Reply) => void, fail: () => void) => Thread

/** How long a thread may be silent about a question, and how to be woken then. */
export interface Patience {
  readonly millis: number
  /** Runs `run` once that time has passed, unless what it returns is called before. */
  readonly schedule: (millis: number, run: () => void) => () => void
}

type Question = Extract<Message, { readonly ticket: number }>

/**
 * A port to a thread that is started when it is first asked something, and started anew when it fails or falls silent: whoever
 * thinks reports it, and time in a pause does not count. What it was asked is then asked once more; if that fails too, the answer
 * is a failure, and the next question finds a new thread.
 */
export function lastingPort(start: StartThread, patience: Patience): Port<Message, Reply> {
  let hear: (reply: Reply) => void = () => undefined
  let thread: Thread | undefined
  let isPaused = false
  let open: { readonly question: Question; readonly isSecond: boolean } | undefined
  let stopWaiting: () => void = () => undefined

  const wait = () => {
    stopWaiting()
    stopWaiting = open && !isPaused ? patience.schedule(patience.millis, recover) : () => undefined
  }
  const receive = (reply: Reply) => {
    if (reply.ticket === open?.question.ticket) {
      if (!('done' in reply)) open = undefined
      wait()
    }
    hear(reply)
  }
  const begin = (): Thread => {
    const begun = start(receive, () => {
      if (begun === thread) recover()
    })
    if (isPaused) begun.post({ kind: 'pause' })
    return begun
  }
  const recover = () => {
    thread?.end()
    thread = undefined
    const failed = open
    if (failed === undefined) return
    if (failed.isSecond) receive({ ticket: failed.question.ticket, error: { code: 'request/invalid' } })
    else ask(failed.question, true)
  }
  const ask = (question: Question, isSecond: boolean) => {
    open = { question, isSecond }
    thread ??= begin()
    thread.post(question)
    wait()
  }
  return {
    post: message => {
      if ('ticket' in message) {
        ask(message, false)
        return
      }
      if (message.kind === 'cancel') open = undefined
      else isPaused = message.kind === 'pause'
      thread?.post(message)
      wait()
    },
    listen: listener => {
      hear = listener
    },
  }
}
