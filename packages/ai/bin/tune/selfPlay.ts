import { gameOf, Line, moveList, type GameId, type Move, type Setup, type State } from '@tabuleiro/engine'
import { gameAiFor } from '../../src/games/registry'
import { Random } from '../../src/search/random'
import { isKnown } from '../../src/search/value'
import type { Sample } from './fit'

/** How the games are played that weights are fitted to. */
export interface SelfPlay {
  readonly game: GameId
  readonly setup: Setup
  readonly nodes: number
  /** Random plies at the beginning. */
  readonly opening: number
  /** One move in this many is random, so that the two sides are not always equally strong. */
  readonly randomMoveEvery: number
  readonly maxPlies: number
}

/** Plays a game of the computer against itself and samples the positions whose result its search did not know. */
export function sampleGame(play: SelfPlay, seed: number): Sample[] {
  const game = gameOf(play.game)
  const random = new Random(seed)
  const line = new Line(game, game.start(play.setup))
  const writeFeatures = gameAiFor(play.game).evaluation.features(play.setup)
  const history: State[] = []
  const sampled: { features: Int32Array; turn: number }[] = []
  const size = Object.keys(gameAiFor(play.game).evaluation.weights).length
  for (let ply = 0; ply < play.maxPlies && line.outcome() === 'playing'; ply++) {
    const s = game.copy(line.state) as unknown as State
    const isRandom = ply < play.opening || random.below(play.randomMoveEvery) === 0
    const choice = isRandom ? { move: randomMove(line, random), sampled: false } : searchMove(play, s, history, random)
    if (choice.sampled) {
      const features = new Int32Array(size)
      writeFeatures(s, features)
      sampled.push({ features, turn: s.turn })
    }
    history.push(s)
    line.advance(choice.move)
  }
  const outcome = line.outcome()
  const first = outcome === 'first' ? 1 : outcome === 'second' ? 0 : 0.5
  return sampled.map(({ features, turn }) => ({ features, score: turn === 0 ? first : 1 - first }))
}

function searchMove(
  play: SelfPlay,
  s: State,
  history: readonly State[],
  random: Random,
): { move: Move; sampled: boolean } {
  const options = { seed: random.below(1 << 30), nodes: play.nodes }
  const search = gameAiFor(play.game).open(new Line(gameOf(play.game), s, history), options)
  search.step(play.nodes)
  const { move, value } = search.best()
  return { move, sampled: !isKnown(value) }
}

function randomMove(line: Line, random: Random): Move {
  const list = moveList(line.state.setup)
  line.moves(list)
  return list.at[random.below(list.size)]
}
