import { gameIds, type GameId } from '@tabuleiro/engine'
import type { Language } from '../i18n/texts'
import type { GameMore } from './game'
import { lookUpGameUi } from './registry'
import type { MoreTextsByGame } from './texts'

/** What is loaded, by game. */
const loaded: Partial<Record<GameId, GameMore>> = {}

/** Loads what a match begins without, of every game; gives its texts in one language as texts of the app. */
export async function loadMore(language: Language): Promise<MoreTextsByGame> {
  const entries = gameIds.map(async id => {
    const more = (loaded[id] ??= await lookUpGameUi(id).more())
    return [id, await more.texts[language]()] as const
  })
  return { more: Object.fromEntries(await Promise.all(entries)) }
}

/** What a match of this game begins without; undefined until the texts of a language are loaded. */
export function lookUpMore(game: GameId): GameMore | undefined {
  return loaded[game]
}
