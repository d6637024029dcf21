import { fail, ok, readLink, readRecord, readText, type Match, type Result } from '@tabuleiro/engine'
import type { Library, Restored } from './library'
import { isComputer } from '../newGame/choices'
import { isPersonSeat } from '../session/seats'

/** What a text from outside has added: one game, or all those of a backup. */
export type Imported =
  { readonly kind: 'game'; readonly id: string } | { readonly kind: 'backup'; readonly restored: Restored }

/** Adds what a person has pasted or opened: a link, a record as text or JSON, or a backup. Nothing is guessed. */
export function importText(library: Library, text: string): Result<Imported> {
  const match = readGame(text)
  if (match.ok) return ok({ kind: 'game', id: library.add(match.value) })
  if (match.error.code !== 'record/invalid' || !isJson(text)) return match
  const restored = library.restore(text.trim())
  return restored.ok ? ok({ kind: 'backup', restored: restored.value }) : match
}

/** The match in a text, replayed by the engine; its players must exist. */
export function readGame(text: string): Result<Match> {
  const match = readAny(text.trim())
  if (!match.ok) return match
  const { game, seats } = match.value
  return seats.every(seat => isPersonSeat(seat) || isComputer(game, seat.player)) ? match : fail('player/unknown')
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
