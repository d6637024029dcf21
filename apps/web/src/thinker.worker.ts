import { serveThinker } from '@tabuleiro/ai'

// The search thread: it answers the messages of the page.
const slices = new MessageChannel()
let next: (() => void) | undefined
slices.port1.onmessage = () => {
  const run = next
  next = undefined
  run?.()
}

serveThinker(
  {
    post: reply => self.postMessage(reply),
    listen: listener => self.addEventListener('message', ({ data }) => listener(data)),
  },
  {
    clock: () => performance.now(),
    // A timer would wait four milliseconds between two slices of three milliseconds each.
    defer: run => {
      next = run
      slices.port2.postMessage(undefined)
    },
  },
)
