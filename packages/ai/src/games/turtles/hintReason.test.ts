import { expectOk, games, next, readMove } from '@tabuleiro/engine'
import { hintReason } from './hintReason'

const game = games.turtles
const setup = expectOk(game.setup({}))

test.each([
  ['walks off the far end', 's2.0_0.0_0.0_0.0~s~0~0', '2u', 'scores'],
  ['pushes a friend over the far end', 's2.0_s3.0_0.0_0.0~s~0~0', '3u', 'scores'],
  ['throws a runner off the side', '0.0_0.0_s3.n2_0.0~s~0~0', '3r', 'pushes'],
  ['pushes a turtle back', '0.0_n2.0_s3.0_0.0~s~0~0', '3u', 'pushes'],
  ['freezes a driver', '0.0_n5s3.0_s2.0_0.0~s~0~0', '2u', 'blocks'],
  ['stands in the way', '0.0_n2.0_0.s2s1_0.0~s~0~0', '2l', 'blocks'],
  ['steps next to the far end', '0.0_s4.0_0.0_0.0~s~0~0', '4u', 'threatens'],
  ['hatches', '0.0_0.0_0.0_0.0~s~0~0', 'h4a', 'advances'],
  ['goes for North as for South', '0.0_0.0_0.n4_0.0~n~0~0', '4d', 'threatens'],
  ['only steps aside', '0.0_s4.0_0.0_0.0~s~0~0', '4r', 'best'],
])('a move that %s', (_what, position, text, expected) => {
  const before = expectOk(game.decode(setup, position))
  const move = expectOk(readMove(game, before, 1, text))
  expect(hintReason(before, move, next(game, before, move))).toBe(expected)
})
