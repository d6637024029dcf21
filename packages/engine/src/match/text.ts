import { fail, ok, type Result } from '../core/result'
import type { Match } from './match'
import { fromRecord, toRecord } from './record'
import { moveNumber } from './moveNumber'
import { missingTag, readTags, resultToken, writeTags } from './tags'
import { commentWords, joinText, splitText, type TextParts } from './textParts'
import { cleanComment } from './tree'

const MAX_LENGTH = 2_000_000

/** A match, and what is said before its first move and after each: empty where nothing is. */
export interface CommentedMatch {
  readonly match: Match
  readonly comments: readonly string[]
}

/**
 * The record as a text that people can read, in the manner of chess's PGN: tags, numbered moves, result. Every tag
 * stands for a field of the record, so both forms have the same content. `comments` are written in braces: what is said
 * before the first move, then after each.
 */
export function writeText(match: Match, comments: readonly string[] = []): string {
  const words = listTokens(match).flatMap(({ token, ply }) => [token, ...commentAfter(comments, ply)])
  return joinText(writeTags(toRecord(match)), [...commentAfter(comments, 0), ...words])
}

/** Reads what `writeText` wrote, however its lines are broken, and leaves out the comments. */
export function readText(text: string): Result<Match> {
  const read = readCommentedText(text)
  return read.ok ? ok(read.value.match) : read
}

/** Reads what `writeText` wrote, with its comments. A refusal names the bad line, move or missing tag. */
export function readCommentedText(text: string): Result<CommentedMatch> {
  if (text.length > MAX_LENGTH) return fail('record/invalid')
  const parts = splitText(text)
  if (!parts.ok) return parts
  const { tags, tokens } = parts.value
  // A match has one line; variations belong to a study.
  const odd = tokens.find(({ kind }) => kind === 'open' || kind === 'close')
  if (odd !== undefined) return fail('record/invalid', odd.line)
  const words = tokens.filter(({ kind }) => kind === 'word').map(token => token.text)
  const record = readTags(tags, words.slice(0, -1).filter(isMove))
  if (record === undefined) return fail('record/invalid')
  const missing = missingTag(tags)
  if (missing !== undefined) return { ok: false, error: { code: 'record/invalid', missingTag: missing } }
  const match = fromRecord(record)
  if (!match.ok) return match
  if (!isWrittenAs(match.value, tags, words)) return fail('record/invalid')
  return ok({ match: match.value, comments: commentsIn(parts.value, match.value) })
}

/** Whether a text has exactly the tags, move numbers and result of the match that was read from it. */
function isWrittenAs(match: Match, tags: ReadonlyMap<string, string>, words: readonly string[]): boolean {
  const rightTags = writeTags(toRecord(match))
  const rightWords = listTokens(match)
  return (
    rightTags.length === tags.size &&
    rightTags.every(([name, value]) => tags.get(name) === value) &&
    rightWords.length === words.length &&
    rightWords.every(({ token }, i) => token === words[i])
  )
}

const isMove = (word: string) => !/^\d+\.(\.\.)?$/.test(word)

/** What is said after each move; several comments in one place are one. */
function commentsIn({ tokens }: TextParts, { plies }: Match): readonly string[] {
  const comments = ['', ...plies.map(() => '')]
  let ply = 0
  for (const { kind, text } of tokens) {
    if (kind === 'comment') comments[ply] = cleanComment(`${comments[ply]} ${text}`)
    else if (isMove(text) && ply < plies.length) ply++
  }
  return comments
}

/** A number, a move or the result; `ply` counts the moves up to a move and is absent for the others. */
interface Written {
  readonly token: string
  readonly ply?: number
}

/** Numbered moves and the result: `1. d2 swap 2. g5 e3 *`. */
function listTokens(match: Match): Written[] {
  const record = toRecord(match)
  const tokens = record.moves.flatMap((token, i) => {
    const { turn } = match.positions[i]
    const move = { token, ply: i + 1 }
    if (turn === 0) return [{ token: `${moveNumber(i, turn)}.` }, move]
    return i === 0 ? [{ token: '1...' }, move] : [move]
  })
  return [...tokens, { token: resultToken(record.result) }]
}

function commentAfter(comments: readonly string[], ply: number | undefined): string[] {
  return ply === undefined ? [] : commentWords(cleanComment(comments[ply] ?? ''))
}
