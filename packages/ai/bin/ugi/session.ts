import {
  expectOk,
  gameIds,
  isGameId,
  newMatch,
  parseJson,
  positionOf,
  resultOf,
  type ErrorCode,
  type Match,
  type Result,
} from '@tabuleiro/engine'
import { LEVEL_IDS, type LevelId } from '../../src/games/gameAi'
import { isLevelId } from '../../src/players/openPlayer'
import { gameAiFor } from '../../src/games/registry'
import { readGo, readOption, readPosition } from './commands'
import { SearchQueue, type SearchQueueContext } from './searchQueue'

const MAX_SEED = 2 ** 31 - 1

const greeting = [
  'id name Tabuleiro',
  'id author the Tabuleiro authors',
  `option name Game type combo default ${gameIds[0]} ${gameIds.map(id => `var ${id}`).join(' ')}`,
  'option name Options type string default {}',
  `option name Level type combo default max ${LEVEL_IDS.map(id => `var ${id}`).join(' ')}`,
  `option name Seed type spin default 1 min 0 max ${MAX_SEED}`,
  'ugiok',
]

/** One UGI session: lines in, lines out. It never throws, whatever the input is. */
export class Session {
  private match: Match = expectOk(newMatch({ game: gameIds[0] }))
  private level: LevelId = 'max'
  private seed = 1
  private ending = false
  private hasQuit = false
  private readonly searches: SearchQueue

  /** `exit` is called once every answer has been sent. */
  constructor(
    private readonly context: Omit<SearchQueueContext, 'onIdle'>,
    private readonly exit: () => void,
  ) {
    const onIdle = () => {
      if (this.ending) this.exit()
    }
    this.searches = new SearchQueue({ ...context, onIdle })
  }

  /** Handles one line of input; undefined stands for a line that was too long to read. */
  receive(line: string | undefined): void {
    if (this.hasQuit) return
    if (line === undefined) {
      this.refuse('request/invalid')
      return
    }
    const [command, ...words] = line.trim().split(/\s+/)
    const handle = Object.hasOwn(this.commands, command)
      ? this.commands[command as keyof typeof this.commands]
      : undefined
    handle?.(words, line)
  }

  /** The input has ended: searches with a limit run to it, searches without one answer at once. */
  end(): void {
    this.searches.endUnlimited()
    this.ending = true
    if (!this.searches.busy) this.exit()
  }

  private readonly commands = {
    ugi: () => {
      greeting.forEach(this.context.send)
    },
    isready: () => {
      this.context.send('readyok')
    },
    uginewgame: () => {
      this.restart(newMatch({ game: this.match.game, options: this.match.setup.options }))
    },
    setoption: (_words: readonly string[], line: string) => {
      this.setOption(line)
    },
    position: (words: readonly string[]) => {
      this.restart(readPosition(this.match, words))
    },
    go: (words: readonly string[]) => {
      this.go(words)
    },
    stop: () => {
      this.searches.stop()
    },
    query: ([what]: readonly string[]) => {
      this.query(what)
    },
    quit: () => {
      this.quit()
    },
  }

  /** Answers every pending search with what it has found, then exits. */
  private quit(): void {
    this.hasQuit = true
    while (this.searches.busy) this.searches.stop()
    this.exit()
  }

  private refuse(code: ErrorCode): void {
    this.context.send(`info string error ${code}`)
  }

  private restart(match: Result<Match>): void {
    if (match.ok) this.match = match.value
    else this.refuse(match.error.code)
  }

  private setOption(line: string): void {
    const { name, value } = readOption(line) ?? { name: '', value: '' }
    if (name === 'game') {
      if (isGameId(value)) this.restart(newMatch({ game: value }))
      else this.refuse('game/unknown')
    } else if (name === 'options') this.restart(newMatch({ game: this.match.game, options: parsed(value) }))
    else if (name === 'level') {
      if (isLevelId(value)) this.level = value
      else this.refuse('player/unknown')
    } else if (name === 'seed' && /^\d{1,10}$/.test(value) && Number(value) <= MAX_SEED) this.seed = Number(value)
    else this.refuse('request/invalid')
  }

  private go(words: readonly string[]): void {
    if (resultOf(this.match) !== undefined) {
      this.refuse('game/over')
      this.context.send('bestmove none')
      return
    }
    const { faulty, ...limits } = readGo(words)
    if (faulty) this.refuse('request/invalid')
    const { match, seed } = this
    this.searches.go({ match, level: gameAiFor(match.game).levels[this.level], seed, limits })
  }

  private query(what: string): void {
    const result = resultOf(this.match)
    const answers: Record<string, string> = {
      gameover: String(result !== undefined),
      p1turn: String(positionOf(this.match).turn === 0),
      result: result === undefined ? 'none' : result.winner === undefined ? 'draw' : `p${result.winner + 1}win`,
    }
    if (Object.hasOwn(answers, what)) this.context.send(`response ${answers[what]}`)
  }
}

/** The value of a JSON text. Text that is no JSON gives null, which no game takes for options. */
function parsed(text: string): unknown {
  const json = parseJson(text)
  return json.ok ? json.value : null
}
