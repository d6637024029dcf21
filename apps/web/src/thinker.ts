import { remoteThinker, type Reply, type Thinker } from '@tabuleiro/ai'
import { schedule } from '@tabuleiro/ui'
import { restartingPort, type ReplyTimeout, type StartThread } from './restartingWorker'

/**
 * A thread at work reports its progress ten times a second and thinks for at most five seconds. A minute leaves time
 * for the first load over a slow network.
 */
const timeout: ReplyTimeout = { millis: 60_000, schedule }

/** The computer players in a web worker, so that the page answers at once whatever they do. */
export function createThinker(): Thinker {
  return remoteThinker(restartingPort(startWorker, timeout))
}

const startWorker: StartThread = (onReply, onFail) => {
  const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module', name: 'thinker' })
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => onReply(data))
  worker.addEventListener('error', onFail)
  worker.addEventListener('messageerror', onFail)
  return {
    post: message => worker.postMessage(message),
    end: () => worker.terminate(),
  }
}
