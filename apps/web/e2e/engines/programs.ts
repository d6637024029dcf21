import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A program that was started, and the lines that it writes. */
export interface Running {
  readonly lines: readonly string[]
  /** The first group of the first line that matches. */
  waitFor(pattern: RegExp): Promise<string>
  /** Ends it at once. */
  readonly kill: () => Promise<void>
}

/** Starts a program and listens to what it writes. */
export function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Running {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  const listeners = new Set<(line: string) => void>()
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', line => {
      lines.push(line)
      for (const listener of listeners) listener(line)
    })
  const ended = new Promise<void>(resolve => child.on('close', () => resolve()))
  return {
    lines,
    waitFor: pattern =>
      new Promise((resolve, reject) => {
        const read = (line: string) => {
          const found = pattern.exec(line)
          if (found) resolve(found[1] ?? '')
        }
        lines.forEach(read)
        listeners.add(read)
        child.on('error', reject)
        void ended.then(() => reject(new Error(`${program} ended: ${lines.slice(-5).join('\n')}`)))
      }),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
