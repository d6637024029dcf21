import { parseJson, type GameId } from '@tabuleiro/engine'
import { createSyncedText, type SyncedText } from '../storage/syncedText'
import type { Stored } from '../storage/storage'
import type { Library } from './library'
import type { LibraryContext, Writer } from './savedMatch'

/** Under which keys the last choices for each game are stored. */
const PREFIX = 'choices/'

/** The last choices for one game. Of two tabs the one that chose last is right. */
class LastSetup implements Writer {
  value: unknown
  private readonly keeper: SyncedText

  constructor({ storage, wrote }: Pick<LibraryContext, 'storage' | 'wrote'>, key: string, stored: Stored | undefined) {
    const data = stored && parseJson(stored.text)
    this.value = data?.ok === true ? data.value : undefined
    this.keeper = createSyncedText(storage, {
      key,
      revision: stored?.revision ?? 0,
      text: () => JSON.stringify(this.value),
      stored: () => wrote(this, undefined),
      failed: fault => wrote(this, fault),
      mergeStored: () => true,
    })
  }

  write(): Promise<void> {
    return this.keeper.changed()
  }
}

/** What the new-game page starts from, for every game. */
export function createLastSetups(
  around: Pick<LibraryContext, 'storage' | 'wrote'>,
  stored: readonly Stored[],
): Pick<Library, 'lastSetup' | 'rememberSetup'> {
  const all = new Map<GameId, LastSetup>()
  const choicesOf = (game: GameId) => {
    const key = PREFIX + game
    const choices =
      all.get(game) ??
      new LastSetup(
        around,
        key,
        stored.find(one => one.key === key),
      )
    all.set(game, choices)
    return choices
  }
  return {
    lastSetup: game => choicesOf(game).value,
    rememberSetup: (game, value) => {
      choicesOf(game).value = value
      void choicesOf(game).write()
    },
  }
}
