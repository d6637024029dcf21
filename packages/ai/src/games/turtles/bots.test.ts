import { expectOk, games, legalMoves, type Move } from '@tabuleiro/engine'
import { botMove } from '../../testing/bots'
import { bots } from './bots'

const game = games.turtles

/** Every move a bot chooses in many tries, written and sorted. */
function choices(bot: keyof typeof bots, position: string, options: unknown = {}): string[] {
  const setup = expectOk(game.setup(options))
  const s = expectOk(game.decode(setup, position))
  const chosen = new Set<Move>()
  for (let seed = 0; seed < 300; seed++) chosen.add(botMove(game, bots[bot], s, seed))
  return [...chosen].map(move => game.write(setup, move)).sort()
}

test('easy plays any legal move', () => {
  const position = '0.0_n4s1.n5_s3.0_0.0~s~0~0'
  const s = expectOk(game.decode(expectOk(game.setup({})), position))
  expect(choices('easy', position)).toEqual(
    legalMoves(game, s)
      .map(move => game.write(s.setup, move))
      .sort(),
  )
})

test.each([
  ['takes a point rather than anything else', 's4s2.0_0.0_0.0_0.0~s~0~0', ['4u']],
  ['prefers the last rank to hatching', '0.0_s4.0_0.0_0.0~s~0~0', ['4u']],
  ['hatches when nothing is near the end, and cares not where', '0.0_0.0_0.0_s4.0~s~1235~0', ['4r', '4u']],
  ['counts turtles that cannot move', '0.0_0.0_0.0_0.0~s~123~0', ['h4a', 'h4b', 'h5a', 'h5b']],
  ['throws an enemy off the board before it hatches', '0.0_0.0_s3.n2_0.0~s~1245~0', ['3r']],
  ['drives an enemy from its last rank by a hatch', '0.0_0.0_0.0_n2.0~s~0~0', ['h2a', 'h3a', 'h4a', 'h5a']],
  ['sees North as it sees South', '0.0_0.0_0.n4_0.0~n~0~0', ['4d']],
])('hard %s', (_what, position, expected) => {
  expect(choices('hard', position, { goal: 5 })).toEqual(expected)
})

test('hard does not search the reply: it runs into a push that sends it home', () => {
  expect(choices('hard', '0.0_s2.0_0.n5_0.0~s~1345~0', { goal: 5 })).toEqual(['2u'])
})
