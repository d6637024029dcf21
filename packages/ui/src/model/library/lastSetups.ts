import { parseJson, type GameId } from '@tabuleiro/engine'
import type { Stored } from '../storage/storage'
import { createSyncedText, type SyncedText } from '../storage/syncedText'
import type { Library } from './library'
import type { LibraryContext, Writer } from './savedMatch'

/** The prefix of the keys under which the last setup of each game is stored. */
const PREFIX = 'choices/'

/** The last setup of one game. Of two tabs the one that wrote last wins. */
class LastSetup implements Writer {
  value: unknown
  private readonly syncedText: SyncedText

  constructor({ storage, wrote }: Pick<LibraryContext, 'storage' | 'wrote'>, key: string, stored: Stored | undefined) {
    const data = stored && parseJson(stored.text)
    this.value = data?.ok ? data.value : undefined
    this.syncedText = createSyncedText(storage, {
      key,
      revision: stored?.revision ?? 0,
      text: () => JSON.stringify(this.value),
      stored: () => wrote(this, undefined),
      failed: fault => wrote(this, fault),
      mergeStored: () => true,
    })
  }

  write(): Promise<void> {
    return this.syncedText.changed()
  }
}

/** What the new-game page starts from, for every game. */
export function createLastSetups(
  context: Pick<LibraryContext, 'storage' | 'wrote'>,
  stored: readonly Stored[],
): Pick<Library, 'lastSetup' | 'rememberSetup'> {
  const setups = new Map<GameId, LastSetup>()
  let known = stored
  context.storage.watchAnswer?.(() => void readLate())
  const readLate = async () => {
    const found = await context.storage.readAll(PREFIX)
    if (found === 'absent') return
    known = found
    // What was chosen since stays.
    for (const [game, setup] of setups) if (setup.value === undefined) setups.delete(game)
  }
  const lookUp = (game: GameId) => {
    const key = PREFIX + game
    const setup =
      setups.get(game) ??
      new LastSetup(
        context,
        key,
        known.find(each => each.key === key),
      )
    setups.set(game, setup)
    return setup
  }
  return {
    lastSetup: game => lookUp(game).value,
    rememberSetup: (game, value) => {
      lookUp(game).value = value
      void lookUp(game).write()
    },
  }
}
