import type { GameId } from '@tabuleiro/engine'
import { createKeeper, type Keeper } from '../storage/syncedText'
import type { Stored } from '../storage/storage'
import type { Library } from './library'
import { parsed } from './saveFile'
import type { Around, Writer } from './savedMatch'

/** Under which keys the last choices for each game are stored. */
const PREFIX = 'choices/'

/** The last choices for one game. Of two tabs the one that chose last is right. */
class Choices implements Writer {
  value: unknown
  private readonly keeper: Keeper

  constructor({ storage, wrote }: Pick<Around, 'storage' | 'wrote'>, key: string, stored: Stored | undefined) {
    this.value = stored && parsed(stored.text)
    this.keeper = createKeeper(storage, {
      key,
      revision: stored?.revision ?? 0,
      text: () => JSON.stringify(this.value),
      stored: () => wrote(this, undefined),
      failed: fault => wrote(this, fault),
      meet: () => true,
    })
  }

  write(): Promise<void> {
    return this.keeper.changed()
  }
}

/** What the new-game page starts from, for every game. */
export function createChoices(
  around: Pick<Around, 'storage' | 'wrote'>,
  stored: readonly Stored[],
): Pick<Library, 'lastChoices' | 'keepChoices'> {
  const all = new Map<GameId, Choices>()
  const choicesOf = (game: GameId) => {
    const key = PREFIX + game
    const choices =
      all.get(game) ??
      new Choices(
        around,
        key,
        stored.find(one => one.key === key),
      )
    all.set(game, choices)
    return choices
  }
  return {
    lastChoices: game => choicesOf(game).value,
    keepChoices: (game, value) => {
      choicesOf(game).value = value
      void choicesOf(game).write()
    },
  }
}
