import { expectOk, newMatch, playMove, movesOf, endMatch, type GameId, type Match } from '@tabuleiro/engine'
import { lookUpGameUi } from '../../games/registry'
import { arrangeSeating } from './seating'

function matchOf(game: GameId, players = ['human', 'human'], plies = 0): Match {
  const [first = '', second = ''] = players
  let match = expectOk(
    newMatch({
      game,
      seats: [
        { name: '', player: first },
        { name: '', player: second },
      ],
    }),
  )
  for (let i = 0; i < plies; i++) match = expectOk(playMove(match, movesOf(match)[0] ?? 0))
  return match
}

function seated(match: Match, isFlipped: boolean, way: 'side' | 'face' | 'pass', isHeld = false) {
  return arrangeSeating(match, lookUpGameUi(match.game).draw.homeSide?.(match.setup), isFlipped, way, isHeld)
}

test.each(['trike', 'turtles'] as const)(
  '%s passed on: the side to move sits near, and the board is turned to it',
  game => {
    expect(seated(matchOf(game), false, 'pass')).toEqual({ near: 0, turn: 0, way: 'pass' })
    expect(seated(matchOf(game, undefined, 1), false, 'pass')).toEqual({ near: 1, turn: 180, way: 'pass' })
    expect(seated(matchOf(game, undefined, 2), false, 'pass')).toEqual({ near: 0, turn: 0, way: 'pass' })
    // Who has moved looks at the board until it is passed on.
    expect(seated(matchOf(game, undefined, 1), false, 'pass', true)).toEqual({ near: 0, turn: 0, way: 'pass' })
  },
)

test('when a game ends, the board stays with the side that made the last move', () => {
  const over = expectOk(endMatch(matchOf('trike', undefined, 1), { how: 'agreed' }))
  expect(seated(over, false, 'pass').near).toBe(0)
})

test.each(['side', 'face'] as const)('%s: the sides keep their places', way => {
  expect(seated(matchOf('trike', undefined, 1), false, way)).toEqual({ near: 0, turn: 0, way })
  expect(seated(matchOf('trike', undefined, 1), true, way)).toEqual({ near: 1, turn: 180, way })
})

test('with fewer than two people there is no seating', () => {
  for (const players of [
    ['human', 'level:1'],
    ['level:1', 'human'],
    ['level:1', 'level:2'],
  ])
    expect(seated(matchOf('trike', players), false, 'pass').way).toBeUndefined()
  expect(seated(matchOf('trike', ['level:1', 'human']), false, 'pass').near).toBe(1)
})
