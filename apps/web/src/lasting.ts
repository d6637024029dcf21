import type { Message, Port, Reply } from '@tabuleiro/ai'

/** A thread that answers messages, and may fail. */
export interface Thread {
  post(message: Message): void
  end(): void
}

/** Starts a thread. `hear` is given its replies, `fail` is called when it has thrown or could not be loaded. */
export type StartThread = (hear: (reply: Reply) => void, fail: () => void) => Thread

type Question = Extract<Message, { readonly ticket: number }>

/**
 * A port to a thread that is started when it is first asked something, and started anew when it fails. What it was asked is then
 * asked once more; if that fails too, the answer is a failure, and the next question finds a new thread.
 */
export function lastingPort(start: StartThread): Port<Message, Reply> {
  let hear: (reply: Reply) => void = () => undefined
  let thread: Thread | undefined
  let isPaused = false
  let open: { readonly question: Question; readonly isSecond: boolean } | undefined

  const receive = (reply: Reply) => {
    if (!('done' in reply) && reply.ticket === open?.question.ticket) open = undefined
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
    },
    listen: listener => {
      hear = listener
    },
  }
}
