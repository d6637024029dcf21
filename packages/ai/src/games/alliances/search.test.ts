import { games, legalMoves, Line, next, winFor, type Move } from '@tabuleiro/engine'
import { SWAP, type AlliancesState } from '@tabuleiro/engine/games/alliances/internals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLoss, isWin, winIn } from '../../search/value'
import { found, moveOf, positionOf, somePosition, startOf } from '../../testing/alliances'
import { alliances } from '.'

const game = games.alliances
const lastDisc = 'o4.2o5.3o5.4o5.5o5.6o5.11.7o4.7o3.6p3.6o2.6o1.4o'

/** Moves that end the game at once in favour of the side to move. */
const winsAtOnce = (s: AlliancesState): readonly Move[] =>
  legalMoves(game, s).filter(move => game.outcome(next(game, s, move), 1) === winFor(s.turn))

test.each([
  ['completes the one-colour chain', 'o4.1o6.2o6.3o6.4o6.5o6.11.6o5.6o4.6o3.6o2.6o1.4o_1_a_---', 'og7'],
  ['completes it for player 2', 'o4.1o6.2o6.3o6.4o6.5o6.11.6o5.6o4.6o3.6o2.6o1.4o_2_a_---', 'og7'],
  [
    'closes two chains with one disc',
    'o4.1o4gg.2o3g2.3o2g3.4o1g4.5og5.11.5go5.4g1o4.3g2o3.2g3o2.gg4o1.4o_1_a_---',
    'pg7',
  ],
])('wins at once: %s', (_what, text, move) => {
  expect(found(positionOf(text), 20)).toMatchObject({ text: move, value: winIn(1) })
})

test('stops the opponent from winning the game with his next disc', () => {
  const s = positionOf(`${lastDisc}_2_a_-1-`)
  expect(winsAtOnce(positionOf(`${lastDisc}_1_a_-1-`))).not.toEqual([])
  expect(winsAtOnce(next(game, s, found(s, 20).move))).toEqual([])
})

test('takes a win at once wherever there is one, and leaves none to the opponent where that can be helped', () => {
  for (let seed = 0; seed < 30; seed++) {
    const s = somePosition({ size: 5 }, 34, seed)
    const winning = winsAtOnce(s)
    const { move } = found(s, 24, seed)
    if (winning.length > 0) expect(winning).toContain(move)
    else if (legalMoves(game, s).some(each => isSafe(s, each))) expect(isSafe(s, move)).toBe(true)
  }
})

function isSafe(s: AlliancesState, move: Move): boolean {
  const after = next(game, s, move)
  return game.outcome(after, 1) === 'playing' && winsAtOnce(after).length === 0
}

const suite = readFileSync(join(__dirname, '..', '..', '..', 'tactics', 'alliances.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as { options: { size: number }; position: string; moves: string[]; title: string })

test('finds nearly every win in three of the suite with 400 nodes', () => {
  const wins = suite.filter(({ title }) => title.startsWith('win in 3')).slice(0, 20)
  const solved = wins.filter(({ position, options, moves }) => {
    const best = found(positionOf(position, options), 400)
    return moves.includes(best.text) && isWin(best.value)
  })
  expect(solved.length).toBeGreaterThanOrEqual(19)
})

test('where the slices end changes nothing, and the same seed gives the same search', () => {
  const s = somePosition({ size: 5 }, 6, 4)
  const whole = alliances.open(new Line(game, s), { seed: 9, nodes: 90 })
  const sliced = alliances.open(new Line(game, s), { seed: 9, nodes: 90 })
  whole.step(90)
  for (let i = 0; i < 30; i++) sliced.step(3)
  expect(sliced.best()).toEqual(whole.best())
})

test('a swap is searched whenever it is legal, and not wasted on a disc that serves both alike', () => {
  const start = startOf({ size: 5, pie: true })
  const after = next(game, start, moveOf(start, 'oe5'))
  expect(legalMoves(game, after)).toContain(SWAP)
  const search = alliances.open(new Line(game, after), { seed: 1, nodes: 60 })
  search.step(60)
  expect(search.best().move).not.toBe(SWAP)
})

test('a threat that the last disc of a colour would answer is no known win', () => {
  // One purple disc is left: placing it anywhere takes it away from the opponent.
  const s = positionOf('2.p2pp.3po1.4p.1p1p1p.g1pp1.2_1_a_--2', { size: 4 })
  const threat = next(game, s, moveOf(s, 'gc1'))
  expect(isLoss(found(threat, 3_000).value)).toBe(false)
})
