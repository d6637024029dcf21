import {
  expectOk,
  gameIds,
  movesOf,
  newMatch,
  positionOf,
  readMove,
  resultOf,
  rulesOf,
  seenAt,
  type GameId,
  type Match,
} from '@tabuleiro/engine'
import { openLevel } from '../players/openPlayer'
import { think } from '../players/think'
import { finished, openMatch, played } from '../testing/matches'
import { isLoss } from '../search/value'
import { Thread } from '../testing/thread'
import { localThinker } from '../thread/thinker'
import { LINES, openLines, type Lines } from './lines'
import { moveText } from './moveResult'

const linesOf = (match: Match, nodes = 1_500) => finished(expectOk(openLines(match, { nodes })))

function expectPlayable(match: Match, { lines }: Lines): void {
  for (const { moves } of lines) {
    let step = match
    for (const text of moves) {
      const move = expectOk(readMove(rulesOf(step), positionOf(step), seenAt(step), text))
      step = played(step, move)
    }
  }
}

test.each(gameIds)(
  '%s: three different moves with lines that can be played, from one search',
  game => {
    for (const [seed, plies] of [
      [3, 0],
      [3, 6],
      [8, 17],
    ] as const) {
      const match = openMatch(game, {}, seed, plies)
      const answer = linesOf(match, game === 'alliances' ? 300 : 1_500)
      expect(answer.lines).toHaveLength(Math.min(LINES, movesOf(match).length))
      expect(new Set(answer.lines.map(line => line.moves[0])).size).toBe(answer.lines.length)
      for (const { chance } of answer.lines) expect(chance >= 0 && chance <= 1).toBe(true)
      expectPlayable(match, answer)
    }
  },
  60_000,
)

test.each(['three-dragons', 'turtles'] satisfies GameId[])('%s: the lines are in the order of their chances', game => {
  for (let seed = 0; seed < 4; seed++) {
    const { lines } = linesOf(openMatch(game, {}, seed, 8))
    const chances = lines.map(line => line.chance)
    expect(chances).toEqual([...chances].sort((a, b) => b - a))
  }
})

test.each(['three-dragons', 'turtles'] satisfies GameId[])(
  '%s: the value of each line is that of a search of that move alone',
  game => {
    const match = openMatch(game, {}, 2, 10)
    const { lines, depth } = linesOf(match, 4_000)
    for (const line of lines.slice(1)) {
      const after = played(match, expectOk(readMove(rulesOf(match), positionOf(match), 1, line.moves[0])))
      if (resultOf(after) !== undefined) continue
      const reply = think(openLevel(after, { depth: depth - 1, nodes: 40_000 }, 1), () => 0)
      // Reductions and tables differ between the two searches, so the values are near each other and not the same.
      expect(Math.abs(line.chance - (1 - 1 / (1 + 10 ** (-reply.value / 400))))).toBeLessThan(0.15)
    }
  },
)

test.each(gameIds)('%s: a move that wins at once is proven, and comes first', game => {
  const found = winAtOnce(game)
  const { lines } = linesOf(found.match, game === 'alliances' ? 400 : 3_000)
  expect(lines[0]).toMatchObject({ chance: 1, known: { result: 'win', plies: 1 } })
  expect(found.wins).toContain(lines[0].moves[0])
})

/** A position in which the mover can win at once, but not with every move. */
function winAtOnce(game: GameId): { match: Match; wins: readonly string[] } {
  for (let seed = 0; ; seed++) {
    const whole = openMatch(game, {}, seed, 300)
    for (let plies = whole.plies.length; plies > whole.plies.length - 4 && plies > 0; plies--) {
      const match = openMatch(game, {}, seed, plies)
      const { turn } = positionOf(match)
      const wins = movesOf(match).filter(move => resultOf(played(match, move))?.winner === turn)
      if (wins.length > 0 && movesOf(match).length > wins.length + 2)
        return { match, wins: wins.map(move => moveText(match, move)) }
    }
  }
}

test.each([
  ['the book', 4],
  ['the book at its last move', 5],
  ['the solver', 9],
])('where every move of Trike loses by %s, every line says so', (_, plies) => {
  for (let seed = 0, lost = 0; lost < 4; seed++) {
    const match = openMatch('trike', {}, seed, plies)
    if (match.plies.length < plies) continue
    if (!isLoss(think(openLevel(match, { nodes: 2_000 }, 1), () => 0).value)) continue
    lost++
    const { lines } = linesOf(match, 2_000)
    expect(lines.map(line => [line.chance, line.known?.result])).toEqual(lines.map(() => [0, 'loss']))
  }
})

test('with nodes the answer is the same each time; it says what it has so far, and a finished game has none', () => {
  const match = openMatch('turtles', {}, 3, 6)
  expect(linesOf(match)).toEqual(linesOf(match))
  const over = expectOk(newMatch({ game: 'trike' }))
  const ended = { ...over, ending: { how: 'agreed' } as const }
  expect(openLines(ended)).toEqual({ ok: false, error: { code: 'game/over' } })
})

test('a thinker reports better and better lines until the time is up', async () => {
  const thread = new Thread(10, 0.5)
  const thinker = localThinker(thread)
  const seen: Lines[] = []
  const match = openMatch('turtles', {}, 3, 6)
  const asked = thinker.ask(match, { kind: 'lines', millis: 1_000 }, (_done, soFar) => {
    if (soFar !== undefined) seen.push(soFar)
  })
  thread.run()
  const answer = expectOk((await asked) ?? { ok: false, error: { code: 'game/over' } })
  expect(seen.length).toBeGreaterThan(3)
  for (const [i, { nodes }] of seen.entries()) expect(nodes).toBeGreaterThan(seen[i - 1]?.nodes ?? 0)
  expect(answer.nodes).toBeGreaterThanOrEqual(seen.at(-1)?.nodes ?? 0)
  expectPlayable(match, answer)
})
