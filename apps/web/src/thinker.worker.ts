import { serveThinker } from '@tabuleiro/ai'

// The search thread: it answers what the page asks and knows nothing else of it.
const turns = new MessageChannel()
let next: (() => void) | undefined
turns.port1.onmessage = () => {
  const run = next
  next = undefined
  run?.()
}

serveThinker(
  {
    post: reply => self.postMessage(reply),
    listen: hear => self.addEventListener('message', ({ data }) => hear(data)),
  },
  {
    clock: () => performance.now(),
    // A timer would wait four milliseconds between two slices of three.
    defer: run => {
      next = run
      turns.port2.postMessage(undefined)
    },
  },
)
