import { gameOf, legalMoves, next, positionOf, rulesOf, type Match, type State } from '@tabuleiro/engine'
import { randomMatch } from '@tabuleiro/engine/testing'
import { finished } from '../testing/matches'
import { openAnalysis } from './analyse'

const trike = gameOf('trike')

/** Whether the side to move wins, by trying everything: no part of it knows the search. */
function isWon(s: State, known: Map<string, boolean>): boolean {
  const key = trike.encode(s)
  const before = known.get(key)
  if (before !== undefined) return before
  const outcome = trike.outcome(s, 1)
  const won =
    outcome === 'playing'
      ? legalMoves(trike, s).some(move => !isWon(next(trike, s, move), known))
      : (outcome === 'first') === (s.turn === 0)
  known.set(key, won)
  return won
}

/** A game on a board of this side, judged from the ply on from which everything can be tried. */
function judgedGame(size: number, seed: number, from: number) {
  const match = randomMatch({ game: 'trike', options: { size, pie: false } }, seed, 400)
  const { plies } = finished(openAnalysis(match))
  return { match, judged: plies.map((ply, at) => ({ ...ply, at })).slice(from) }
}

const isWonAt = (match: Match, ply: number, known: Map<string, boolean>) => isWon(positionOf(match, ply), known)

test.each([
  [5, 3, 12],
  [7, 14, 4],
])('on side %i no move that gives a win away is called good, and none that keeps it a mistake', (size, from, games) => {
  const known = new Map<string, boolean>()
  const seen = { thrown: 0, kept: 0 }
  for (let seed = 0; seed < games; seed++) {
    const { match, judged } = judgedGame(size, seed, from)
    for (const { at, class: quality } of judged) {
      if (!isWonAt(match, at, known)) continue
      const isKept = !isWonAt(match, at + 1, known)
      const isGood = quality === 'best' || quality === 'good'
      expect([rulesOf(match).write(match.setup, match.plies[at].move), isGood]).toEqual([expect.anything(), isKept])
      seen[isKept ? 'kept' : 'thrown']++
    }
  }
  expect(seen.kept).toBeGreaterThan(3)
  expect(seen.thrown).toBeGreaterThan(0)
})
