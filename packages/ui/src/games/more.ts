import { gameIds, type GameId } from '@tabuleiro/engine'
import type { Language } from '../i18n/texts'
import type { ExplainResult } from './game'
import { lookUpGameUi } from './registry'
import type { MoreTextsByGame } from './texts'

/** How results are explained, by game: empty until the first texts of a language are loaded. */
const explanations: Partial<Record<GameId, ExplainResult>> = {}

/** Loads what a match begins without, of every game in one language: its texts, and how its results are explained. */
export async function loadMore(language: Language): Promise<MoreTextsByGame> {
  const entries = gameIds.map(async id => {
    const { moreTexts, say } = lookUpGameUi(id)
    const [texts, explain] = await Promise.all([moreTexts[language](), say.explainResult?.()])
    if (explain) explanations[id] = explain
    return [id, texts] as const
  })
  return { more: Object.fromEntries(await Promise.all(entries)) }
}

/** How a game explains its results; undefined where the texts of the reasons do. */
export function explanationOf(game: GameId): ExplainResult | undefined {
  return explanations[game]
}
