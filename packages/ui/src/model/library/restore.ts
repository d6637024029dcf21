import { fromRecord, type ErrorCode } from '@tabuleiro/engine'
import type { Restored } from './library'
import type { SavedMatches } from './savedMatches'
import { readSaveFile, type SaveFile } from './saveFile'
import { GAME_PREFIX, SavedMatch } from './savedMatch'

/** Takes in games as they were stored. One that is here already is left alone, one that differs is kept beside it. */
export function restoreGames(collection: SavedMatches, texts: readonly string[]): Restored {
  const here = new Set(collection.files().map(recordText))
  const counts = { added: 0, known: 0, broken: 0 }
  for (const text of texts) counts[restoreOne(collection, here, text)]++
  return counts
}

function restoreOne(collection: SavedMatches, here: Set<string>, text: string): keyof Restored {
  const envelope = readSaveFile(text)
  if (!envelope.ok) return setAside(collection, text, envelope.error.code)
  if (here.has(recordText(envelope.value))) return 'known'
  const match = fromRecord(envelope.value.record)
  if (!match.ok) return setAside(collection, text, match.error.code)
  here.add(recordText(envelope.value))
  keep(collection, envelope.value)
  return 'added'
}

/** Under its own id, or under a new one where that is taken by another game. */
function keep(collection: SavedMatches, envelope: SaveFile): void {
  const other = collection.all.get(envelope.id)
  if (other && !other.isListed && recordText(other.file) === recordText(envelope)) {
    other.change({ removed: false })
    return
  }
  const isFree = /^[\w-]{1,40}$/.test(envelope.id) && !collection.isTaken(envelope.id)
  const id = isFree ? envelope.id : collection.freshId()
  const saved = new SavedMatch(collection, { ...envelope, id, removed: false })
  collection.adopt(saved)
  void saved.write()
}

function setAside(collection: SavedMatches, text: string, code: ErrorCode): 'known' | 'broken' {
  if ([...collection.broken.values()].some(broken => broken.text === text)) return 'known'
  const id = collection.freshId()
  collection.setAside({ id, code, text })
  void collection.storage.write(GAME_PREFIX + id, text, 0)
  return 'broken'
}

function recordText({ record }: SaveFile): string {
  return JSON.stringify(record)
}
