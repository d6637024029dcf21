import type { GameId } from '@tabuleiro/engine'
import type { Recipe } from '../recipe'

/** The recipe of a game: the file here that is called after it. */
export async function loadRecipe(game: GameId): Promise<Recipe> {
  const { recipe } = (await import(`./${game}`)) as { readonly recipe: Recipe }
  return recipe
}
