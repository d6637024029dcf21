import type { GameId } from '@tabuleiro/engine'
import type { Recipe } from '../recipe'
import { alliances } from './alliances'
import { threeDragons } from './threeDragons'
import { trike } from './trike'
import { turtles } from './turtles'

/** The recipe of a game, for code that is generic over all games. */
export const recipeFor = (id: GameId): Recipe => recipes[id]

const recipes = { 'three-dragons': threeDragons, trike, alliances, turtles }
