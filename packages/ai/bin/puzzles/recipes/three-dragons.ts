import { expectOk, games, type StateOf } from '@tabuleiro/engine'
import { BLACK, WHITE } from '@tabuleiro/engine/games/three-dragons/internals'
import type { Random } from '../../../src/search/random'
import type { Recipe } from '../recipe'

type ThreeDragons = StateOf<'three-dragons'>

/** How puzzles of Three Dragons are found: all three variants, most of them with dragons. */
export const recipe: Recipe<ThreeDragons> = {
  game: 'three-dragons',
  variants: [
    { options: {}, phoneNodes: 25_000 },
    { options: { variant: 'basic' }, phoneNodes: 43_000 },
    { options: {}, phoneNodes: 25_000 },
    { options: { variant: 'strength' }, phoneNodes: 25_000 },
  ],
  play: { opening: [10, 24], nodes: [40, 100, 300], randomEvery: 8, maxPlies: 60 },
  scanNodes: [800, 3_000],
  grades: [12, 75, 300],
  start: startEndgame,
  pictures,
}

/** Pieces of each side in an endgame, at least and at most. */
const FEWEST = 2
const MOST = 5

/** A random endgame: a few pieces of each side on free squares, the caves still closed. */
function startEndgame(setup: ThreeDragons['setup'], random: Random): ThreeDragons {
  const rows = setup.rows.map(row => row.map(square => (setup.opening[square] & (WHITE | BLACK)) === 0))
  const texts = games['three-dragons'].encode(games['three-dragons'].start(setup)).split('_')[0].split('.')
  const board = texts.map((row, r) => Array.from(row, (symbol, c) => (rows[r][c] ? symbol : '-')))
  const free = board.flatMap((row, r) => row.flatMap((symbol, c) => (symbol === '-' ? [[r, c] as const] : [])))
  const strength = () => (setup.strengths ? random.below(4) : 0)
  for (const symbols of ['1234', 'abcd']) {
    for (let count = FEWEST + random.below(MOST - FEWEST + 1); count > 0; count--) {
      const [[r, c]] = free.splice(random.below(free.length), 1)
      board[r][c] = symbols.charAt(strength())
    }
  }
  const text = `${board.map(row => row.join('')).join('.')}_${String(1 + random.below(2))}_0`
  return expectOk(games['three-dragons'].decode(setup, text))
}

/** The board as the side to move sees it, turned upside down and left to right: the board has no other symmetry. */
function pictures(s: ThreeDragons): string[] {
  const { rows } = s.setup
  const seen = rows.map(row => row.map(square => asMover(s.cells[square], s.turn)))
  return [seen, [...seen].reverse()].flatMap(ranks => [
    JSON.stringify(ranks),
    JSON.stringify(ranks.map(rank => [...rank].reverse())),
  ])
}

/** What a square holds, the pieces of the side to move in white. */
function asMover(content: number, turn: number): number {
  const owners = content & (WHITE | BLACK)
  return turn === 0 || owners === 0 ? content : content ^ WHITE ^ BLACK
}
