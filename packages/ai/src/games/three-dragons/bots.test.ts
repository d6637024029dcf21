import { expectOk, games, legalMoves, next, type Side } from '@tabuleiro/engine'
import { toOf, type ThreeDragonsState } from '@tabuleiro/engine/games/three-dragons/internals'
import { Random } from '../../search/random'
import { botMove } from '../../testing/bots'
import { bots } from './bots'

const game = games['three-dragons']

function decoded(text: string, options: object = {}): ThreeDragonsState {
  return expectOk(game.decode(expectOk(game.setup(options)), text))
}

/** What a bot plays in a position, with many seeds. */
function choices(bot: keyof typeof bots, s: ThreeDragonsState): string[] {
  const found = new Set<string>()
  for (let seed = 0; seed < 60; seed++) found.add(game.write(s.setup, botMove(game, bots[bot], s, seed)))
  return [...found].sort()
}

const lead = (s: ThreeDragonsState, side: Side) => (s.whites - s.blacks) * (side === 0 ? 1 : -1)

/** Pieces after the worst reply; a finished game counts more than any piece. */
function worst(after: ThreeDragonsState, side: Side): number {
  const score = (s: ThreeDragonsState) => {
    const outcome = game.outcome(s, 1)
    if (outcome === 'playing') return lead(s, side)
    return outcome === 'draw' ? 0 : (outcome === 'first') === (side === 0) ? 1000 : -1000
  }
  if (game.outcome(after, 1) !== 'playing') return score(after)
  return Math.min(...legalMoves(game, after).map(move => score(next(game, after, move))))
}

test.each([
  [
    'a capture',
    'm-----aam.---------.---------.---------.o---o---o.--1a-----.---------.---------.m---1--1m_1_0',
    ['e1-e4'],
  ],
])('level 1 takes what it can at once: %s', (_name, text, expected) => {
  expect(choices('level-1', decoded(text, { variant: 'basic' }))).toEqual(expected)
})

test('level 2 plays exactly the moves that keep most pieces after the best reply', () => {
  const random = new Random(5)
  let s = game.start(expectOk(game.setup({ width: 7, height: 7 })))
  for (let ply = 0; ply < 24 && game.outcome(s, 1) === 'playing'; ply++) {
    const { turn } = s
    const moves = legalMoves(game, s)
    if (ply % 4 === 3) {
      const values = moves.map(move => worst(next(game, s, move), turn))
      const move = botMove(game, bots['level-2'], s, ply)
      expect(values[moves.indexOf(move)]).toBe(Math.max(...values))
    }
    s = next(game, s, moves[random.below(moves.length)])
  }
})

describe.each(['medium', 'hard'] as const)('%s', bot => {
  test('wakes a dragon before it captures', () => {
    const s = decoded('m--b-b--m.---------.---------.----2----.o--2o---o.----2----.---------.b----2---.m-3----3m_1_0')
    expect(choices(bot, s)).toEqual(['f2-f5'])
  })

  test('prefers the custodial capture to the one by strength', () => {
    // b4 and d4 close in c4; h1 could take g4 by strength from h4.
    const s = decoded('m-------m.---------.---------.---------.o---o---o.-2b---b--.---------.---------.m--2---3m_1_0')
    expect(choices(bot, s)).toEqual(['d1-d4'])
  })

  test('takes by strength when that is all there is', () => {
    const s = decoded('m-------m.---------.---------.---------.o---o---o.-2----b--.b--------.---------.m------3m_1_0')
    expect(choices(bot, s)).toEqual(['h1-h4xg4'])
  })
})

const open = 'm-------m.---------.---b-----.---------.o---o---o.---------.-----b---.---2---2-.m-------m_1_0'

test('medium plays anything when there is nothing to take', () => {
  expect(choices('medium', decoded(open)).length).toBeGreaterThan(15)
})

test('hard threatens from safe squares', () => {
  const s = decoded('m-------m.-------b-.----b----.---------.o---o---o.---------.---------.---------.m-3---2-m_1_0')
  for (const written of choices('hard', s)) {
    const move = legalMoves(game, s).find(one => game.write(s.setup, one) === written) ?? -1
    const after = next(game, s, move)
    const again = decoded(game.encode(after).replace('_2_', '_1_'))
    const threats = legalMoves(game, again).filter(
      one => (one & 255) === toOf(move) && next(game, again, one).blacks < again.blacks,
    )
    const losses = legalMoves(game, after).filter(one => next(game, after, one).cells[toOf(move)] === 0)
    expect([written, threats.length > 0, losses.length]).toEqual([written, true, 0])
  }
})

test('hard saves a piece when it has nothing to threaten', () => {
  // d9 comes down to d5 and takes d4.
  const s = decoded('m--e-b--m.---------.---------.---------.o---o---o.---2-----.---------.---------.m2----2-m_1_0')
  for (const written of choices('hard', s)) expect(written).toMatch(/^d4-/)
})

test('hard goes to caves when it has nothing else to do', () => {
  const beside = ['a4', 'a6', 'b5', 'd5', 'f5', 'e4', 'e6', 'h5', 'i4', 'i6']
  for (const written of choices('hard', decoded(open))) expect(beside).toContain(written.slice(3))
})
