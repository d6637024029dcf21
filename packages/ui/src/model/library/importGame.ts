import { fail, ok, readLink, readRecord, readText, type Match, type Result } from '@tabuleiro/engine'
import type { Library, Restored } from './library'
import { copyBroken, isBackup } from './backup'
import { senderOf } from './friendLink'
import { isSaveFile, refuseUnknownPlayers } from './saveFile'

/**
 * What a text from outside has added: one game, or all those of a backup. A friend's link adds nothing by itself: it is
 * opened, since it may go on from a game that is here.
 */
export type Imported =
  | { readonly kind: 'game'; readonly id: string }
  | { readonly kind: 'backup'; readonly restored: Restored }
  | { readonly kind: 'link'; readonly payload: string }

/** Adds what a person has pasted or opened: a link, a record as text or JSON, or a backup. Nothing is guessed. */
export function importText(library: Library, text: string): Result<Imported> {
  // A save file, readable or not, is restored as part of a backup.
  const backup = isSaveFile(text) ? copyBroken({ id: '', code: 'record/invalid', text: text.trim() }) : text.trim()
  if (isBackup(backup)) {
    const restored = library.restore(backup)
    return restored.ok ? ok({ kind: 'backup', restored: restored.value }) : restored
  }
  const match = readGame(text)
  if (!match.ok) return match
  const payload = linkIn(text.trim())
  if (payload !== undefined && senderOf(match.value) !== undefined) return ok({ kind: 'link', payload })
  return ok({ kind: 'game', id: library.add(match.value) })
}

/** The match in a text, replayed by the engine; its players must exist. */
export function readGame(text: string): Result<Match> {
  const match = readAny(text.trim())
  return match.ok ? refuseUnknownPlayers(match.value) : match
}

function readAny(text: string): Result<Match> {
  if (isJson(text)) return readRecord(text)
  if (text.startsWith('[')) return readText(`${text}\n`)
  const payload = linkIn(text)
  return payload === undefined ? fail('json/invalid') : readLink(payload)
}

function isJson(text: string): boolean {
  return text.trimStart().startsWith('{')
}

/** The payload of the link in a text that is no record. */
function linkIn(text: string): string | undefined {
  return isJson(text) || text.startsWith('[') ? undefined : payloadIn(text)
}

/** What follows the hash of a link, also in the middle of a message; or the payload by itself. */
function payloadIn(text: string): string | undefined {
  return /\/g#([\w-]*)/.exec(text)?.[1] ?? /^#?([\w-]+)$/.exec(text)?.[1]
}
