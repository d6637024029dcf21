import { fail, ok, type Result } from '../core/result'
import { withoutTurning } from './schema'

/** No line of moves is longer than this. */
const WIDTH = 80

/** A part of the moves of a text: a word, a parenthesis, or what stands between braces. */
export interface Token {
  readonly kind: 'word' | 'open' | 'close' | 'comment'
  readonly text: string
  /** The line on which it begins, from 0. */
  readonly line: number
}

/** A text in the manner of chess's PGN: tags, then words, with comments in braces and variations in parentheses. */
export interface TextParts {
  readonly tags: ReadonlyMap<string, string>
  readonly tokens: readonly Token[]
}

/** Divides a text into its parts, however its lines are broken. A refusal has the number of the bad line. */
export function splitText(text: string): Result<TextParts> {
  const tags = new Map<string, string>()
  const scanner = new Scanner()
  for (const [at, line] of withoutTurning(text).split(/\r?\n/).entries()) {
    if (scanner.isInComment || !line.startsWith('[')) {
      scanner.readLine(line, at)
      continue
    }
    const tag = /^\[([A-Za-z]+) "((?:[^"\\]|\\["\\])*)"\][ \t]*$/.exec(line)
    // Tags come first, and each once.
    if (tag === null || scanner.tokens.length > 0 || tags.has(tag[1])) return fail('record/invalid', at)
    tags.set(tag[1], tag[2].replace(/\\(.)/g, '$1'))
  }
  return scanner.isInComment ? fail('record/invalid', scanner.commentLine) : ok({ tags, tokens: scanner.tokens })
}

/** Reads the lines of moves one after another: a comment may go on from one to the next. */
class Scanner {
  readonly tokens: Token[] = []
  isInComment = false
  /** Where the present comment began. */
  commentLine = 0
  private comment = ''

  readLine(line: string, at: number): void {
    let from = 0
    while (from < line.length) from = this.isInComment ? this.readComment(line, from) : this.readToken(line, from, at)
    if (this.isInComment) this.comment += ' '
  }

  /** Reads up to the brace that closes, or to the end of the line. A backslash takes the next character as it is. */
  private readComment(line: string, from: number): number {
    for (let at = from; at < line.length; at++) {
      const char = line.charAt(at)
      if (char === '}') {
        this.tokens.push({ kind: 'comment', text: this.comment, line: this.commentLine })
        this.isInComment = false
        return at + 1
      }
      this.comment += char === '\\' ? line.charAt(++at) : char
    }
    return line.length
  }

  private readToken(line: string, from: number, at: number): number {
    const char = line.charAt(from)
    if (char === ' ' || char === '\t') return from + 1
    if (char === '(' || char === ')') {
      this.tokens.push({ kind: char === '(' ? 'open' : 'close', text: char, line: at })
      return from + 1
    }
    if (char === '{') {
      this.isInComment = true
      this.commentLine = at
      this.comment = ''
      return from + 1
    }
    let end = from + 1
    while (end < line.length && !' \t(){'.includes(line.charAt(end))) end++
    this.tokens.push({ kind: 'word', text: line.slice(from, end), line: at })
    return end
  }
}

/** A comment as words to be written, with its braces; none where nothing is said. */
export function commentWords(comment: string): string[] {
  return comment === '' ? [] : `{${comment.replace(/[\\{}]/g, '\\$&')}}`.split(' ')
}

/** Tags and words as a text whose lines are not too long. */
export function joinText(tags: readonly (readonly [name: string, value: string])[], words: readonly string[]): string {
  const written = tags.map(([name, value]) => `[${name} "${value.replace(/[\\"]/g, '\\$&')}"]`)
  return [...written, '', ...wrapWords(words), ''].join('\n')
}

function wrapWords(words: readonly string[]): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    if (line !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}
