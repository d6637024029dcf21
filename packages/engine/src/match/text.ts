import { fail, type Result } from '../core/result'
import type { Match } from './match'
import { fromRecord, toRecord } from './record'
import { moveNumber } from './moveNumber'
import { withoutTurning } from './schema'
import { missingTag, readTags, resultToken, writeTags } from './tags'

/** No line of moves is longer than this. */
const WIDTH = 80
const MAX_LENGTH = 2_000_000

/**
 * The record as a text that people can read, in the manner of chess's PGN: tags, numbered moves, result.
 * Every tag stands for a field of the record, so both forms have the same content.
 */
export function writeText(match: Match): string {
  const tags = writeTags(toRecord(match)).map(([name, value]) => `[${name} "${value.replace(/[\\"]/g, '\\$&')}"]`)
  return [...tags, '', ...wrapTokens(listTokens(match)), ''].join('\n')
}

/** Reads what `writeText` wrote, however its lines are broken. A refusal names the bad line, move or missing tag. */
export function readText(text: string): Result<Match> {
  if (text.length > MAX_LENGTH) return fail('record/invalid')
  const tags = new Map<string, string>()
  const tokens: string[] = []
  for (const [at, line] of withoutTurning(text).split(/\r?\n/).entries()) {
    if (!line.startsWith('[')) {
      for (const token of line.split(/[ \t]/)) if (token !== '') tokens.push(token)
      continue
    }
    const tag = /^\[([A-Za-z]+) "((?:[^"\\]|\\["\\])*)"\][ \t]*$/.exec(line)
    // Tags come first, and each once.
    if (tag === null || tokens.length > 0 || tags.has(tag[1])) return fail('record/invalid', at)
    tags.set(tag[1], tag[2].replace(/\\(.)/g, '$1'))
  }
  const moves = tokens.slice(0, -1).filter(token => !/^\d+\.(\.\.)?$/.test(token))
  const record = readTags(tags, moves)
  if (record === undefined) return fail('record/invalid')
  const missing = missingTag(tags)
  if (missing !== undefined) return { ok: false, error: { code: 'record/invalid', missingTag: missing } }
  const match = fromRecord(record)
  if (!match.ok) return match
  return isWrittenAs(match.value, tags, tokens) ? match : fail('record/invalid')
}

/** Whether a text has exactly the tags, move numbers and result of the match that was read from it. */
function isWrittenAs(match: Match, tags: ReadonlyMap<string, string>, tokens: readonly string[]): boolean {
  const rightTags = writeTags(toRecord(match))
  const rightTokens = listTokens(match)
  return (
    rightTags.length === tags.size &&
    rightTags.every(([name, value]) => tags.get(name) === value) &&
    rightTokens.length === tokens.length &&
    rightTokens.every((token, i) => token === tokens[i])
  )
}

/** Numbered moves and the result: `1. d2 swap 2. g5 e3 *`. */
function listTokens(match: Match): string[] {
  const record = toRecord(match)
  const tokens = record.moves.flatMap((move, i) => {
    const { turn } = match.positions[i]
    if (turn === 0) return [`${moveNumber(i, turn)}.`, move]
    return i === 0 ? ['1...', move] : [move]
  })
  return [...tokens, resultToken(record.result)]
}

function wrapTokens(tokens: readonly string[]): string[] {
  const lines: string[] = []
  let line = ''
  for (const token of tokens) {
    if (line !== '' && line.length + 1 + token.length > WIDTH) {
      lines.push(line)
      line = token
    } else line = line === '' ? token : `${line} ${token}`
  }
  return [...lines, line]
}
