import { movesOf, positionOf, resultOf, type Match, type Move } from '@tabuleiro/engine'
import { randomMatch } from '@tabuleiro/engine/testing'
import { openLine } from '../players/openPlayer'
import { openMatch, played } from '../testing/matches'
import { ThreatSearch } from './threatSearch'

/** By definition, move by move: the opponent wins with the next ply, or the move loses by itself. */
function isUnsafe(match: Match, move: Move): boolean {
  const after = played(match, move)
  const other = 1 - positionOf(match).turn
  const moves = resultOf(after) === undefined ? movesOf(after) : []
  return resultOf(after)?.winner === other || moves.some(reply => resultOf(played(after, reply))?.winner === other)
}

function defences(match: Match, stride: number) {
  const threats = new ThreatSearch(openLine(match), 1)
  while (!threats.step(stride));
  return movesOf(match).map(move => threats.defence(move))
}

/** Positions of random games a few plies before their end. */
const matches = Array.from({ length: 200 }, (_, seed) => {
  const { plies } = randomMatch({ game: 'trike' }, seed, 400)
  return openMatch('trike', {}, seed, Math.max(1, plies.length - 2 - (seed % 5)))
})

test('the only safe move, few safe moves and no threat are distinguished', () => {
  const seen = new Set<string>()
  for (const match of matches) {
    const moves = movesOf(match)
    const safe = moves.filter(move => !isUnsafe(match, move))
    const unsafe = moves.length - safe.length
    if (safe.length >= 4) continue
    const word =
      unsafe > 0 && safe.length === 1 ? 'only' : unsafe > 0 && unsafe >= 3 * safe.length ? 'defends' : undefined
    seen.add(String(word))
    expect(defences(match, 64)).toEqual(moves.map(move => (safe.includes(move) ? word : undefined)))
  }
  expect([...seen].sort()).toEqual(['defends', 'only', 'undefined'])
})

test('a move that loses at once is never called a defence', () => {
  for (const match of matches) {
    const found = defences(match, 64)
    for (const [i, move] of movesOf(match).entries()) if (isUnsafe(match, move)) expect(found[i]).toBeUndefined()
  }
})

test('where its slices end changes nothing', () => {
  for (const match of matches.slice(0, 10)) expect(defences(match, 1)).toEqual(defences(match, 1_000))
})

test('before it is complete it reports no defence', () => {
  const threats = new ThreatSearch(openLine(matches[0]), 1)
  expect(movesOf(matches[0]).map(move => threats.defence(move))).not.toContain('only')
})
