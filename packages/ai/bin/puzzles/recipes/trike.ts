import { games, legalMoves, Line, next, type Move, type StateOf } from '@tabuleiro/engine'
import { Region } from '../../../src/games/trike/region'
import { triangleMaps } from '../../../src/games/trike/symmetry'
import { ProofNumberSearch } from '../../../src/search/proofNumberSearch'
import { ProofTable } from '../../../src/search/proofTable'
import type { Recipe } from '../recipe'

type Trike = StateOf<'trike'>

/** How puzzles of Trike are found: every move of every position is proved won or lost. */
export const recipe: Recipe<Trike> = {
  game: 'trike',
  variants: [
    { options: {}, phoneNodes: 83_700 },
    { options: { size: 6 }, phoneNodes: 83_700 },
    { options: {}, phoneNodes: 83_700 },
    { options: { size: 8 }, phoneNodes: 83_700 },
    { options: { size: 6 }, phoneNodes: 83_700 },
    { options: {}, phoneNodes: 83_700 },
    { options: { size: 9 }, phoneNodes: 83_700 },
  ],
  play: { opening: [6, 11], nodes: [20, 100, 400], randomEvery: 4, maxPlies: 60 },
  scanNodes: [2_000, 8_000],
  grades: [20, 100, 300],
  pictures,
  onlyWin,
}

/** On the official board the book knows the positions with fewer checkers. */
const LEAST_CHECKERS = 6
const LEAST_MOVES = 3
const MAX_PROOF_NODES = 300_000
const table = new ProofTable(20)

/**
 * The only move that wins, every move being proved won or lost; undefined where there are more, or where one is not.
 */
function onlyWin(s: Trike): Move | undefined {
  const moves = legalMoves(games.trike, s)
  if (s.stones < LEAST_CHECKERS || moves.length < LEAST_MOVES) return undefined
  const region = new Region(s.setup)
  let only: Move | undefined
  for (const move of moves) {
    const lost = isLost(next(games.trike, s, move), region)
    if (lost === undefined || (lost && only !== undefined)) return undefined
    if (lost) only = move
  }
  return only
}

/** Whether the side to move loses, by proof; undefined where that takes more nodes. */
export function isLost(s: Trike, region: Region, proofs = table, nodes = MAX_PROOF_NODES): boolean | undefined {
  const outcome = games.trike.outcome(s, 1)
  if (outcome !== 'playing') return (outcome === 'first') !== (s.turn === 0)
  const proof = new ProofNumberSearch(new Line(games.trike, s), region, proofs)
  proof.step(nodes)
  return proof.result === undefined ? undefined : proof.result.result < 0
}

/** The triangle in its six positions, in the colours of the side to move and of the other. */
function pictures(s: Trike): string[] {
  const { cells, empty } = s.setup
  const maps = triangleMaps(s.setup)
  const mover = s.stones % 2 === 0 ? 1 : 2
  return Array.from({ length: maps.length / empty.length }, (_, k) => {
    const picture = Array.from(empty, () => '')
    for (const { index } of cells) {
      const content = s.cells[index]
      const symbol = content === 0 ? '-' : content === mover ? 'x' : 'o'
      picture[maps[k * empty.length + index]] = index === s.pawn ? symbol.toUpperCase() : symbol
    }
    return picture.join('')
  })
}
