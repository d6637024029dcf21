import { expectOk, gameOf, legalMoves, next, type State } from '@tabuleiro/engine'
import { Random } from '../../src/search/random'
import { searchPosition } from '../tactics/puzzle'
import type { Recipe, Variant } from './recipe'

/** Plies that are passed over after a puzzle, so that the puzzles of one game differ. */
const COOLDOWN_PLIES = 4

/** One game in so many begins at the usual start where a recipe has its own. */
const USUAL_EVERY = 6

/** What is made of a position: a puzzle, nothing, or that the game is decided and needs no more looking at. */
export type Verdict = 'puzzle' | 'nothing' | 'decided'

/**
 * Plays one game of the computer against itself, sides of different strength with random moves among theirs, and asks
 * `consider` at each position after the opening.
 */
export function playGame(recipe: Recipe, variant: Variant, seed: number, consider: (s: State) => Verdict): void {
  const { game, play } = recipe
  const rules = gameOf(game)
  const random = new Random(seed)
  const nodes = [0, 1].map(() => play.nodes[random.below(play.nodes.length)])
  let s = openGame(recipe, variant, random)
  let cooldown = 0
  for (let ply = 0; ply < play.maxPlies && rules.outcome(s, 1) === 'playing'; ply++) {
    const moves = legalMoves(rules, s)
    if (moves.length > 1 && cooldown-- <= 0) {
      const verdict = consider(plainPosition(recipe, s))
      if (verdict === 'decided') return
      if (verdict === 'puzzle') cooldown = COOLDOWN_PLIES
    }
    const isRandom = random.below(play.randomEvery) === 0
    s = next(rules, s, isRandom ? moves[random.below(moves.length)] : searchPosition(game, s, nodes[s.turn]).move)
  }
}

/** Where the recipe says, or the usual start and some random plies. */
function openGame(recipe: Recipe, variant: Variant, random: Random): State {
  const { game, play } = recipe
  const rules = gameOf(game)
  const setup = expectOk(rules.setup(variant.options))
  if (recipe.start !== undefined && random.below(USUAL_EVERY) > 0) return recipe.start(setup, random)
  const [least, most] = variant.opening ?? play.opening
  let s = rules.start(setup)
  for (let plies = least + random.below(most - least + 1); plies > 0 && rules.outcome(s, 1) === 'playing'; plies--) {
    const moves = legalMoves(rules, s)
    s = next(rules, s, moves[random.below(moves.length)])
  }
  return s
}

/** The position as its text says it: without what a history would forbid. */
function plainPosition({ game }: Recipe, s: State): State {
  const rules = gameOf(game)
  return expectOk(rules.decode(s.setup, rules.encode(s)))
}
