import { gameOf, positionOf, readMove, rulesOf, seenAt, type Match, type Move } from '@tabuleiro/engine'
import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { clocks, type ClockId } from './clocks'
import type { Entrant } from './plan'
import type { Forfeit, Player } from './player'

/** How long an external engine may take to start, or to answer beside the time it was given. */
const TIMEOUT_MS = 10_000
/** How long it may take to answer when it is limited by nodes or a depth. */
const UNTIMED_TIMEOUT_MS = 120_000
/** How many times its processor time may pass on the wall clock, beside the above: the machine may be busy. */
const BUSY_FACTOR = 50

type Waiter = (line: string | undefined) => boolean

/**
 * A program that speaks UGI over its standard streams. Whatever it does, a move or a forfeit comes out in finite time.
 */
export class UgiPlayer implements Player {
  /** Its processor time is its own: the arena sees only when it answers. */
  readonly clock = clocks.wall
  private engine: ChildProcess | undefined
  private waiter: Waiter | undefined
  private fault: string | undefined

  constructor(
    private readonly entrant: Entrant,
    private readonly counts: ClockId,
  ) {}

  async newGame(match: Match, seed: number): Promise<void> {
    if (this.fault !== undefined) this.close()
    this.fault = undefined
    if (this.engine === undefined) await this.start()
    this.send(`setoption name Game value ${match.game}`)
    this.send(`setoption name Options value ${JSON.stringify(match.setup.options)}`)
    this.send(`setoption name Seed value ${seed}`)
    this.send('uginewgame')
    await this.ask('isready', 'readyok', TIMEOUT_MS)
  }

  async move(match: Match): Promise<Move | Forfeit> {
    const game = gameOf(match.game)
    const moves = match.plies.map(ply => game.write(match.setup, ply.move)).join(' ')
    const from = match.start === undefined ? 'startpos' : `fen ${match.start}`
    this.send(`position ${from}${moves === '' ? '' : ` moves ${moves}`}`)
    const { go } = this.entrant
    const answer = await this.ask(`go ${go}`, 'bestmove', answerTimeout(go, this.counts))
    if (answer === undefined) return { forfeit: this.fault ?? 'no answer' }
    const text = answer.split(/\s+/)[1] ?? ''
    const move = readMove(rulesOf(match), positionOf(match), seenAt(match), text)
    return move.ok ? move.value : { forfeit: `${move.error.code}: ${text}` }
  }

  close(): void {
    const pid = this.engine?.pid
    this.engine = undefined
    if (pid === undefined) return
    try {
      // The command runs in a shell with a process group of its own, which is killed as a whole.
      process.kill(-pid, 'SIGKILL')
    } catch {
      this.fault = 'gone already'
    }
  }

  private async start(): Promise<void> {
    const command = this.entrant.player.slice('ugi:'.length)
    const engine = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'ignore'] })
    this.engine = engine
    const ended = (why: string) => {
      if (this.engine !== engine) return
      this.fault ??= why
      this.waiter?.(undefined)
    }
    engine.on('error', () => {
      ended('it could not be started')
    })
    engine.on('exit', () => {
      ended('it ended')
    })
    engine.stdin.on('error', () => {
      ended('it ended')
    })
    createInterface({ input: engine.stdout }).on('line', line => {
      if (this.engine === engine) this.waiter?.(line)
    })
    await this.ask('ugi', 'ugiok', TIMEOUT_MS)
  }

  private send(line: string): void {
    if (this.fault === undefined) this.engine?.stdin?.write(`${line}\n`)
  }

  /**
   * Sends a line and waits for one that begins with `word`. Undefined when none comes in time; `fault` has the reason.
   */
  private ask(line: string, word: string, timeoutMs: number): Promise<string | undefined> {
    if (this.fault !== undefined) return Promise.resolve(undefined)
    return new Promise(resolve => {
      const timer = setTimeout(() => {
        this.fault = `no ${word} in time`
        this.waiter?.(undefined)
      }, timeoutMs)
      this.waiter = answer => {
        if (answer !== undefined && answer.split(/\s+/, 1)[0] !== word) return false
        clearTimeout(timer)
        this.waiter = undefined
        resolve(answer)
        return true
      }
      this.send(line)
    })
  }
}

/** How long an external engine may take to answer `go`, by the wall clock, when it counts its time by `counts`. */
export function answerTimeout(go: string, counts: ClockId): number {
  const time = /movetime (\d+)/.exec(go)?.[1]
  if (time === undefined) return UNTIMED_TIMEOUT_MS
  return counts === 'wall' ? Number(time) + TIMEOUT_MS : BUSY_FACTOR * Number(time) + UNTIMED_TIMEOUT_MS
}
