import { readMessage, readTicket, type Message, type Port, type Reply } from './messages'
import { openRequest } from './openRequest'
import { TaskRunner, type TaskRunnerContext } from './taskRunner'

/** The search thread: answers the messages that come in through the port. A broken one is answered with a code. */
export function serveThinker(
  port: Port<Reply, unknown>,
  { clock, defer }: Pick<TaskRunnerContext, 'clock' | 'defer'>,
): void {
  const runner = new TaskRunner({ clock, defer, post: port.post })
  port.listen(data => {
    const message = readMessage(data)
    if (message.ok) dispatch(runner, message.value)
    else port.post({ ticket: readTicket(data), error: message.error })
  })
}

function dispatch(runner: TaskRunner, message: Message): void {
  switch (message.kind) {
    case 'move':
    case 'hint':
    case 'lines':
    case 'analyse':
      runner.start(message.ticket, () => openRequest(message))
      break
    case 'cancel':
      runner.cancel()
      break
    case 'pause':
      runner.pause()
      break
    case 'resume':
      runner.resume()
      break
    default:
      message satisfies never
  }
}
