import { build } from 'esbuild'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { isExternal, type GameReport, type Plan } from './plan'

/**
 * Plays the games of a plan on some threads and hands out the reports in order, so that the number of threads changes
 * nothing. `take` returns false to stop. The sources are bundled once, so that all games are played by the same code
 * without a transpiler.
 */
export async function playAll(plan: Plan, threads: number, take: (report: GameReport) => boolean): Promise<void> {
  const code = await bundle()
  const waiting = new Map<number, GameReport>()
  let next = 0
  let taken = 0
  await new Promise<void>((resolve, reject) => {
    const workers: Worker[] = []
    const stop = () => {
      for (const worker of workers) void endWorker(plan, worker)
      resolve()
    }
    const give = (worker: Worker) => {
      if (next < plan.games) worker.postMessage(next++)
    }
    for (let i = 0; i < Math.min(threads, plan.games); i++) {
      const worker = new Worker(code, { eval: true, workerData: plan, execArgv: [] })
      workers.push(worker)
      worker.on('error', reject)
      worker.on('message', (report: GameReport) => {
        waiting.set(report.game - 1, report)
        for (let found = waiting.get(taken); found !== undefined; found = waiting.get(++taken)) {
          waiting.delete(taken)
          if (!take(found) || taken + 1 === plan.games) {
            taken = Infinity
            stop()
            return
          }
        }
        if (taken !== Infinity) give(worker)
      })
      give(worker)
    }
  })
}

/** A thread with external engines closes them; a thread without any is terminated in the middle of its game. */
async function endWorker({ a, b }: Plan, worker: Worker): Promise<void> {
  if (isExternal(a) || isExternal(b)) worker.postMessage('close')
  else await worker.terminate()
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'worker.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'error',
  })
  return outputFiles[0].text
}
