import { gameOf, Line, moveList, type GameId, type Move, type Setup, type State } from '@tabuleiro/engine'
import { gameAiFor } from '../../src/games/registry'
import { Random } from '../../src/search/random'
import { isKnown } from '../../src/search/value'
import type { Sample } from './fit'

/** How games are made that weights are learnt from. */
export interface SelfPlay {
  readonly game: GameId
  readonly setup: Setup
  readonly nodes: number
  /** Random plies at the beginning. */
  readonly opening: number
  /** One move in this many is random, so that the two sides are not always equally good. */
  readonly slip: number
  readonly maxPlies: number
}

/** Plays a game of the brain against itself and samples the positions that it had to judge. */
export function samplesOfGame(play: SelfPlay, seed: number): Sample[] {
  const game = gameOf(play.game)
  const dice = new Random(seed)
  const line = new Line(game, game.start(play.setup))
  const measure = gameAiFor(play.game).evaluation.measure(play.setup)
  const history: State[] = []
  const seen: { terms: Int32Array; turn: number }[] = []
  const size = Object.keys(gameAiFor(play.game).evaluation.weights).length
  for (let ply = 0; ply < play.maxPlies && line.outcome() === 'playing'; ply++) {
    const s = game.copy(line.state) as unknown as State
    const random = ply < play.opening || dice.roll(play.slip) === 0
    const choice = random ? { move: randomMove(line, dice), judged: false } : chosen(play, s, history, dice)
    if (choice.judged) {
      const terms = new Int32Array(size)
      measure(s, terms)
      seen.push({ terms, turn: s.turn })
    }
    history.push(s)
    line.advance(choice.move)
  }
  const outcome = line.outcome()
  const first = outcome === 'first' ? 1 : outcome === 'second' ? 0 : 0.5
  return seen.map(({ terms, turn }) => ({ terms, score: turn === 0 ? first : 1 - first }))
}

function chosen(play: SelfPlay, s: State, history: readonly State[], dice: Random): { move: Move; judged: boolean } {
  const conditions = { seed: dice.roll(1 << 30), nodes: play.nodes }
  const search = gameAiFor(play.game).open(new Line(gameOf(play.game), s, history), conditions)
  search.step(play.nodes)
  const { move, value } = search.best()
  return { move, judged: !isKnown(value) }
}

function randomMove(line: Line, dice: Random): Move {
  const list = moveList(line.state.setup)
  line.moves(list)
  return list.at[dice.roll(list.size)]
}
