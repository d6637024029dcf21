import { remoteThinker, type Reply, type Thinker } from '@tabuleiro/ai'
import { lastingPort, type StartThread } from './lasting'

/** The computer players, on a thread of their own: whatever they do, the page answers at once. */
export function createThinker(): Thinker {
  return remoteThinker(lastingPort(startWorker))
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
