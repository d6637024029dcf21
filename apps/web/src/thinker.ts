import { remoteThinker, type Reply, type Thinker } from '@tabuleiro/ai'
import { schedule } from '@tabuleiro/ui'
import { lastingPort, type Patience, type StartThread } from './restartingWorker'

/**
 * Whoever thinks reports it ten times a second, and the longest thought is five seconds long: a minute of silence is none, but may
 * be the first load over a slow network.
 */
const patience: Patience = { millis: 60_000, schedule }

/** The computer players, on a thread of their own: whatever they do, the page answers at once. */
export function createThinker(): Thinker {
  return remoteThinker(lastingPort(startWorker, patience))
}

const startWorker: StartThread = (hear, fail) => {
  const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module', name: 'thinker' })
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => hear(data))
  worker.addEventListener('error', fail)
  worker.addEventListener('messageerror', fail)
  return {
    post: message => worker.postMessage(message),
    end: () => worker.terminate(),
  }
}
