import type { ErrorCode } from '@tabuleiro/engine'
import { cleanName } from '../newGame/choices'
import type { Restored } from './library'
import { readMatch, readSaveFile, type SaveFile } from './saveFile'
import { GAME_PREFIX, SavedMatch } from './savedMatch'
import type { SavedMatches } from './savedMatches'

/** Adds the games of a backup. A game that is here already is left alone; one that differs is added beside it. */
export function restoreGames(matches: SavedMatches, texts: readonly string[]): Restored {
  // Records and broken texts, as sets: a backup may hold tens of thousands.
  const here = {
    records: new Set(matches.files().map(recordText)),
    broken: new Set([...matches.broken.values()].map(({ text }) => text)),
  }
  const counts = { added: 0, known: 0, broken: 0 }
  matches.batch(() => {
    for (const text of texts) counts[restoreOne(matches, here, text)]++
  })
  return counts
}

/** What is here already. */
interface Here {
  readonly records: Set<string>
  readonly broken: Set<string>
}

function restoreOne(matches: SavedMatches, here: Here, text: string): keyof Restored {
  const file = readSaveFile(text)
  if (!file.ok) return setAside(matches, here, text, file.error.code)
  if (here.records.has(recordText(file.value))) return 'known'
  const match = readMatch(file.value.record)
  if (!match.ok) return setAside(matches, here, text, match.error.code)
  here.records.add(recordText(file.value))
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
  const saved = new SavedMatch(matches, { ...file, id, title: cleanName(file.title), removed: false })
  matches.adopt(saved)
  void saved.write()
}

function setAside(matches: SavedMatches, here: Here, text: string, code: ErrorCode): 'known' | 'broken' {
  if (here.broken.has(text)) return 'known'
  here.broken.add(text)
  const id = matches.freshId()
  matches.setAside({ id, code, text })
  void matches.storage.write(GAME_PREFIX + id, text, 0)
  return 'broken'
}

function recordText({ record }: SaveFile): string {
  return JSON.stringify(record)
}
