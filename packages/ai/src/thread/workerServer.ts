import { Driver, type Reply, type Surroundings } from './taskRunner'
import { openRequest, readMessage, ticketOf, type Message } from './messages'

/** One end of a channel between threads. */
export interface Port<Out, In> {
  readonly post: (message: Out) => void
  readonly listen: (hear: (message: In) => void) => void
}

/** The search thread: answers the messages that come in through the port. A broken one is answered with a code. */
export function serve(port: Port<Reply, unknown>, { clock, defer }: Pick<Surroundings, 'clock' | 'defer'>): void {
  const driver = new Driver({ clock, defer, post: port.post })
  port.listen(data => {
    const message = readMessage(data)
    if (message.ok) obey(driver, message.value)
    else port.post({ ticket: ticketOf(data), error: message.error })
  })
}

function obey(driver: Driver, message: Message): void {
  if ('ticket' in message) driver.start(message.ticket, () => openRequest(message))
  else driver[message.kind]()
}
