import {
  expectOk,
  newMatch,
  playMove,
  positionOf,
  readMove,
  rulesOf,
  seenAt,
  type GameId,
  type Match,
} from '@tabuleiro/engine'
import { gripAt } from './grip'

/** A match of two people after some moves. */
function played(game: GameId, moves: string): Match {
  const texts = moves === '' ? [] : moves.split(' ')
  return texts.reduce(
    (match, text) => {
      const move = expectOk(readMove(rulesOf(match), positionOf(match), seenAt(match), text))
      return expectOk(playMove(match, move))
    },
    expectOk(newMatch({ game })),
  )
}

const grip = (match: Match, place: string) => {
  const found = gripAt(match, place)
  return found && { tap: found.tap, pieces: found.pieces.map(({ kind, at }) => `${kind} ${at}`) }
}

test('an own piece that may move is taken up by the tap that chooses it', () => {
  const start = played('three-dragons', '')
  expect(grip(start, 'e2')).toMatchObject({ tap: 'e2', pieces: [expect.stringMatching(/ e2$/)] })
  expect(grip(start, 'e8')).toBeUndefined()
  expect(grip(start, 'e4')).toBeUndefined()
})

test('the only piece that moves is taken up where it stands, without a tap', () => {
  expect(grip(played('trike', ''), 'd2')).toBeUndefined()
  expect(grip(played('trike', 'd2'), 'd2')).toEqual({ tap: undefined, pieces: ['pawn d2'] })
})

test('a disc of the supply is taken up as it will lie on the board', () => {
  expect(gripAt(played('alliances', ''), 'hand-purple')).toMatchObject({
    tap: 'hand-purple',
    pieces: [{ kind: 'purple' }],
  })
})

test('a turtle is taken up from its nest, and of a stack the topmost with its riders', () => {
  expect(gripAt(played('turtles', ''), 'nest-s3')).toMatchObject({ tap: 'nest-s3', pieces: [{ value: 3 }] })
  expect(gripAt(played('turtles', ''), 'nest-n3')).toBeUndefined()
  const stacked = played('turtles', 'h5a h5a h3a h3a')
  expect(gripAt(stacked, 'a1')).toMatchObject({ tap: 'turtle-s3', pieces: [{ value: 3, at: 'a1' }] })
  expect(gripAt(stacked, 'turtle-s5')?.pieces.map(({ value }) => value)).toEqual([5, 3])
})

test('nothing is taken up in the turn of a computer', () => {
  const match = expectOk(
    newMatch({
      game: 'three-dragons',
      seats: [
        { name: '', player: 'level:1' },
        { name: '', player: 'human' },
      ],
    }),
  )
  expect(gripAt(match, 'e2')).toBeUndefined()
})
