import type { Message, Port, Reply } from '@tabuleiro/ai'

/** A thread that answers messages, and may fail. */
export interface Thread {
  post(message: Message): void
  end(): void
}

/** Starts a thread. It calls `onReply` with each reply, and `onFail` when it has thrown or could not be loaded. */
export type StartThread = (onReply: (reply: Reply) => void, onFail: () => void) => Thread

/** How long a thread may send nothing about a request before it counts as failed. */
export interface ReplyTimeout {
  readonly millis: number
  /** Runs `run` after this time, unless the function that it returns is called before. */
  readonly schedule: (millis: number, run: () => void) => () => void
}

type TicketedMessage = Extract<Message, { readonly ticket: number }>

/**
 * A port to a thread that is started with the first request, and again after it fails or exceeds the timeout. A
 * thread at work reports its progress, which restarts the timeout; the time of a pause does not count. An open
 * request is sent once more to the new thread. If that fails too, the reply is an error, and the next request starts
 * a new thread.
 */
export function restartingPort(start: StartThread, timeout: ReplyTimeout): Port<Message, Reply> {
  let notify: (reply: Reply) => void = () => undefined
  let thread: Thread | undefined
  let isPaused = false
  let open: { readonly request: TicketedMessage; readonly isRetry: boolean } | undefined
  let stopTimeout: () => void = () => undefined

  const restartTimeout = () => {
    stopTimeout()
    stopTimeout = open && !isPaused ? timeout.schedule(timeout.millis, recover) : () => undefined
  }
  const receive = (reply: Reply) => {
    if (reply.ticket === open?.request.ticket) {
      if (!('done' in reply)) open = undefined
      restartTimeout()
    }
    notify(reply)
  }
  const startThread = (): Thread => {
    const started = start(receive, () => {
      if (started === thread) recover()
    })
    if (isPaused) started.post({ kind: 'pause' })
    return started
  }
  const recover = () => {
    thread?.end()
    thread = undefined
    const failed = open
    if (failed === undefined) return
    if (failed.isRetry) receive({ ticket: failed.request.ticket, error: { code: 'request/invalid' } })
    else send(failed.request, true)
  }
  const send = (request: TicketedMessage, isRetry: boolean) => {
    open = { request, isRetry }
    thread ??= startThread()
    thread.post(request)
    restartTimeout()
  }
  return {
    post: message => {
      if ('ticket' in message) {
        send(message, false)
        return
      }
      if (message.kind === 'cancel') open = undefined
      else isPaused = message.kind === 'pause'
      thread?.post(message)
      restartTimeout()
    },
    listen: listener => {
      notify = listener
    },
  }
}
