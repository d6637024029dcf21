import { expectOk, gameOf, Line, newMatch, positionOf, type GameId } from '@tabuleiro/engine'
import { proveWin } from './solution'
import { WinProof } from './winProof'

/** The moves of a proved win, from a position or from the start. */
function prove(game: GameId, start: string | undefined, maxNodes: number) {
  const s = positionOf(expectOk(newMatch({ game, start })))
  const proof = new WinProof(new Line(gameOf(game), s), maxNodes)
  const win = proveWin(game, s, maxNodes)
  return { plies: proof.winsIn(4), moves: win?.moves.map(move => gameOf(game).write(s.setup, move)) }
}

test('a win at once is found, with the only move that wins', () => {
  expect(prove('turtles', 's2.0_0.0_0.0_0.0~s~13~0', 100_000)).toEqual({ plies: 1, moves: ['2u'] })
})

test('a win that a reply can delay is not proved before its time', () => {
  // North hatches against the runner, which still gets through: not within four plies.
  expect(prove('turtles', '0.0_s2.0_0.0_0.0~s~13~0', 200_000).plies).toBe(0)
})

test('a proof that takes too long gives no answer', () => {
  expect(prove('alliances', undefined, 1_000)).toEqual({ plies: undefined, moves: undefined })
})
