import { TaskRunner, type Reply, type TaskRunnerContext } from './taskRunner'
import { openRequest, readMessage, readTicket, type Message } from './messages'

/** One end of a channel between threads. */
export interface Port<Out, In> {
  readonly post: (message: Out) => void
  readonly listen: (hear: (message: In) => void) => void
}

/** The search thread: answers the messages that come in through the port. A broken one is answered with a code. */
export function serveThinker(
  port: Port<Reply, unknown>,
  { clock, defer }: Pick<TaskRunnerContext, 'clock' | 'defer'>,
): void {
  const driver = new TaskRunner({ clock, defer, post: port.post })
  port.listen(data => {
    const message = readMessage(data)
    if (message.ok) dispatch(driver, message.value)
    else port.post({ ticket: readTicket(data), error: message.error })
  })
}

function dispatch(driver: TaskRunner, message: Message): void {
  if ('ticket' in message) driver.start(message.ticket, () => openRequest(message))
  else driver[message.kind]()
}
