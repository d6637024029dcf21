import { fail, newMatch, ok, readMove, replay, rulesOf, type Match, type Result } from '@tabuleiro/engine'

/** When a `go` ends: at whichever of these limits comes first. */
export interface Limits {
  readonly millis?: number
  readonly nodes?: number
  readonly depth?: number
  /** The answer waits for `stop`. */
  readonly infinite: boolean
}

const limitFields = { movetime: 'millis', nodes: 'nodes', depth: 'depth' } as const

/**
 * The limits after `go`. A value that is not a number is left out and reported by `faulty`, a negative one counts as
 * zero, and unknown words are ignored.
 */
export function readGo(words: readonly string[]): Limits & { readonly faulty: boolean } {
  const limits: { millis?: number; nodes?: number; depth?: number } = {}
  let faulty = false
  words.forEach((word, i) => {
    if (!Object.hasOwn(limitFields, word)) return
    const value = /^-?\d{1,15}$/.test(words[i + 1] ?? '') ? Math.max(0, Number(words[i + 1])) : undefined
    if (value === undefined) faulty = true
    else limits[limitFields[word as keyof typeof limitFields]] = value
  })
  return { ...limits, infinite: words.includes('infinite'), faulty }
}

/** The match after `position startpos|fen <position> [moves ...]`, in the game and with the options of `before`. */
export function readPosition(before: Match, words: readonly string[]): Result<Match> {
  const [kind, ...rest] = words
  if (kind !== 'startpos' && kind !== 'fen') return fail('position/invalid')
  const start = kind === 'fen' ? rest.shift() : undefined
  if (kind === 'fen' && start === undefined) return fail('position/invalid')
  const [keyword, ...moves] = rest
  if (rest.length > 0 && keyword !== 'moves') return fail('position/invalid')
  const fresh = newMatch({ game: before.game, options: before.setup.options, start })
  if (!fresh.ok) return fresh
  const game = rulesOf(fresh.value)
  return replay(fresh.value, moves.length, (s, seen, at) => {
    const move = readMove(game, s, seen, moves[at])
    return move.ok ? ok({ move: move.value }) : move
  })
}

/** The name, in small letters, and the value of `setoption name <name> value <value>`. */
export function readOption(line: string): { readonly name: string; readonly value: string } | undefined {
  const found = /^setoption\s+name\s+(\S+)\s+value\s?(.*)$/s.exec(line.trim())
  return found === null ? undefined : { name: found[1].toLowerCase(), value: found[2].trim() }
}
