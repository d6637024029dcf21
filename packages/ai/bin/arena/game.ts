import { expectOk, movesOf, newMatch, playMove, positionOf, resultOf, rulesOf, type Match } from '@tabuleiro/engine'
import { Random } from '../../src/search/random'
import { seedFor, type GameReport, type Name, type Plan } from './plan'
import type { Player } from './player'

/** How often an opening is tried before it is made a ply shorter: random play can end a game. */
const ATTEMPTS = 20

/**
 * Plays game number `game` (from 0) of a plan. Games 2n and 2n + 1 have the same opening; `a` moves first in the even
 * ones. All chance comes from the plan's seed and the number of the game.
 */
export async function playGame(plan: Plan, game: number, players: Record<Name, Player>): Promise<GameReport> {
  const sides: readonly [Name, Name] = game % 2 === 0 ? ['a', 'b'] : ['b', 'a']
  let match = playOpening(plan, game >> 1)
  const thought = { a: { moves: 0, seconds: 0 }, b: { moves: 0, seconds: 0 } }
  await players.a.newGame(match, seedFor(plan.seed, game, 1))
  await players.b.newGame(match, seedFor(plan.seed, game, 2))
  const report = (winner: Name | null, reason: string, note?: string): GameReport => ({
    game: game + 1,
    first: sides[0],
    winner,
    reason,
    plies: match.plies.length,
    moves: match.plies.map(ply => rulesOf(match).write(match.setup, ply.move)),
    thought,
    ...(note === undefined ? {} : { note }),
  })
  for (;;) {
    const result = resultOf(match)
    if (result !== undefined) return report(result.winner === undefined ? null : sides[result.winner], result.reason)
    if (match.plies.length >= plan.maxPlies) return report(null, 'max-plies')
    const { turn } = positionOf(match)
    const name = sides[turn]
    const { clock } = players[name]
    const from = clock()
    const move = await players[name].move(match)
    thought[name].seconds += (clock() - from) / 1000
    thought[name].moves++
    if (typeof move === 'object') return report(sides[1 - turn], 'forfeit', `${name} forfeits: ${move.forfeit}`)
    match = expectOk(playMove(match, move))
  }
}

/** The match after the random plies of an opening, which do not end the game. */
export function playOpening(plan: Plan, number: number): Match {
  const random = new Random(seedFor(plan.seed, number, 0))
  const start = expectOk(newMatch({ game: plan.game, options: plan.options }))
  for (let length = plan.opening; length > 0; length--) {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const match = randomPlies(start, length, random)
      if (resultOf(match) === undefined) return match
    }
  }
  return start
}

function randomPlies(start: Match, length: number, random: Random): Match {
  let match = start
  for (let ply = 0; ply < length && resultOf(match) === undefined; ply++) {
    const moves = movesOf(match)
    match = expectOk(playMove(match, moves[random.below(moves.length)]))
  }
  return match
}
