import { fail, ok, readLink, readRecord, readText, type Match, type Result } from '@tabuleiro/engine'
import type { Library, Restored } from './library'
import { copyBroken, isBackup } from './backup'
import { isSaveFile, refuseUnknownPlayers } from './saveFile'

/** What a text from outside has added: one game, or all those of a backup. */
export type Imported =
  { readonly kind: 'game'; readonly id: string } | { readonly kind: 'backup'; readonly restored: Restored }

/** Adds what a person has pasted or opened: a link, a record as text or JSON, or a backup. Nothing is guessed. */
export function importText(library: Library, text: string): Result<Imported> {
  // A save file, readable or not, is restored as part of a backup.
  const backup = isSaveFile(text) ? copyBroken({ id: '', code: 'record/invalid', text: text.trim() }) : text.trim()
  if (isBackup(backup)) {
    const restored = library.restore(backup)
    return restored.ok ? ok({ kind: 'backup', restored: restored.value }) : restored
  }
  const match = readGame(text)
  return match.ok ? ok({ kind: 'game', id: library.add(match.value) }) : match
}

/** The match in a text, replayed by the engine; its players must exist. */
export function readGame(text: string): Result<Match> {
  const match = readAny(text.trim())
  return match.ok ? refuseUnknownPlayers(match.value) : match
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
