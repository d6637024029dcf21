import { fromRecord, type ErrorCode } from '@tabuleiro/engine'
import type { Restored } from './library'
import { readSaveFile, type SaveFile } from './saveFile'
import { GAME_PREFIX, SavedMatch } from './savedMatch'
import type { SavedMatches } from './savedMatches'

/** Adds the games of a backup. A game that is here already is left alone; one that differs is added beside it. */
export function restoreGames(matches: SavedMatches, texts: readonly string[]): Restored {
  const here = new Set(matches.files().map(recordText))
  const counts = { added: 0, known: 0, broken: 0 }
  for (const text of texts) counts[restoreOne(matches, here, text)]++
  return counts
}

function restoreOne(matches: SavedMatches, here: Set<string>, text: string): keyof Restored {
  const file = readSaveFile(text)
  if (!file.ok) return setAside(matches, text, file.error.code)
  if (here.has(recordText(file.value))) return 'known'
  const match = fromRecord(file.value.record)
  if (!match.ok) return setAside(matches, text, match.error.code)
  here.add(recordText(file.value))
  addFile(matches, file.value)
  return 'added'
}

/** Adds a game under its own id, or under a new one if that is taken. If the trash holds the same game, restores it. */
function addFile(matches: SavedMatches, file: SaveFile): void {
  const other = matches.all.get(file.id)
  if (other && !other.isListed && recordText(other.file) === recordText(file)) {
    other.change({ removed: false })
    return
  }
  const isFree = /^[\w-]{1,40}$/.test(file.id) && !matches.isTaken(file.id)
  const id = isFree ? file.id : matches.freshId()
  const saved = new SavedMatch(matches, { ...file, id, removed: false })
  matches.adopt(saved)
  void saved.write()
}

function setAside(matches: SavedMatches, text: string, code: ErrorCode): 'known' | 'broken' {
  if ([...matches.broken.values()].some(broken => broken.text === text)) return 'known'
  const id = matches.freshId()
  matches.setAside({ id, code, text })
  void matches.storage.write(GAME_PREFIX + id, text, 0)
  return 'broken'
}

function recordText({ record }: SaveFile): string {
  return JSON.stringify(record)
}
