import { fromRecord, type ErrorCode } from '@tabuleiro/engine'
import type { Restored } from './library'
import type { Collection } from './savedMatches'
import { readEnvelope, type Envelope } from './saveFile'
import { GAME_PREFIX, Saved } from './savedMatch'

/** Takes in games as they were stored. One that is here already is left alone, one that differs is kept beside it. */
export function restoreGames(collection: Collection, texts: readonly string[]): Restored {
  const here = new Set(collection.envelopes().map(recordText))
  const counts = { added: 0, known: 0, broken: 0 }
  for (const text of texts) counts[restoreOne(collection, here, text)]++
  return counts
}

function restoreOne(collection: Collection, here: Set<string>, text: string): keyof Restored {
  const envelope = readEnvelope(text)
  if (!envelope.ok) return setAside(collection, text, envelope.error.code)
  if (here.has(recordText(envelope.value))) return 'known'
  const match = fromRecord(envelope.value.record)
  if (!match.ok) return setAside(collection, text, match.error.code)
  here.add(recordText(envelope.value))
  keep(collection, envelope.value)
  return 'added'
}

/** Under its own id, or under a new one where that is taken by another game. */
function keep(collection: Collection, envelope: Envelope): void {
  const other = collection.all.get(envelope.id)
  if (other && !other.isListed && recordText(other.envelope) === recordText(envelope)) {
    other.change({ removed: false })
    return
  }
  const isFree = /^[\w-]{1,40}$/.test(envelope.id) && !collection.isTaken(envelope.id)
  const id = isFree ? envelope.id : collection.freshId()
  const saved = new Saved(collection, { ...envelope, id, removed: false })
  collection.adopt(saved)
  void saved.write()
}

function setAside(collection: Collection, text: string, code: ErrorCode): 'known' | 'broken' {
  if ([...collection.broken.values()].some(broken => broken.text === text)) return 'known'
  const id = collection.freshId()
  collection.setAside({ id, code, text })
  void collection.storage.write(GAME_PREFIX + id, text, 0)
  return 'broken'
}

function recordText({ record }: Envelope): string {
  return JSON.stringify(record)
}
