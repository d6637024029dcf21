import { fail, ok, readLink, readRecord, readText, type Match, type Result } from '@tabuleiro/engine'
import type { Library, Restored } from './library'
import { isComputer } from '../newGame/choices'

/** What came of a text from outside: one game, or all those of a backup. */
export type Imported =
  { readonly kind: 'game'; readonly id: string } | { readonly kind: 'backup'; readonly restored: Restored }

/** Takes in whatever a person may paste or open: a link, a record as text or JSON, a backup. Nothing is guessed. */
export function importText(library: Library, text: string): Result<Imported> {
  const match = readGame(text)
  if (match.ok) return ok({ kind: 'game', id: library.add(match.value) })
  if (match.error.code !== 'record/invalid' || !isJson(text)) return match
  const restored = library.restore(text.trim())
  return restored.ok ? ok({ kind: 'backup', restored: restored.value }) : match
}

/** A match from a text: replayed by the engine, and with players that exist. */
export function readGame(text: string): Result<Match> {
  const match = readAny(text.trim())
  if (!match.ok) return match
  const { game, seats } = match.value
  return seats.every(({ player }) => player === 'human' || isComputer(game, player)) ? match : fail('player/unknown')
}

function readAny(text: string): Result<Match> {
  if (isJson(text)) return readRecord(text)
  if (text.startsWith('[')) return readText(`${text}\n`)
  const payload = payloadIn(text)
  return payload === undefined ? fail('json/invalid') : readLink(payload)
}

function isJson(text: string): boolean {
  return text.trimStart().startsWith('{')
}

/** What follows the hash of a link, also in the middle of a message; or the payload by itself. */
function payloadIn(text: string): string | undefined {
  return /\/g#([\w-]*)/.exec(text)?.[1] ?? /^#?([\w-]+)$/.exec(text)?.[1]
}
