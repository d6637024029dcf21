import { resultOf, type Match } from '@tabuleiro/engine'
import { playOpening, playGame } from './game'
import type { Plan } from './plan'
import type { Player } from './player'
import { createPlayer } from './players'

const entrant = (player: string) => ({ player, speed: 1, go: '' })
const plan: Plan = {
  game: 'turtles',
  options: {},
  a: entrant('nodes:40'),
  b: entrant('random'),
  games: 4,
  seed: 3,
  opening: 3,
  maxPlies: 60,
  clock: 'wall',
}
const play = (game: number, changes: Partial<Plan> = {}) => {
  const changed = { ...plan, ...changes }
  return playGame(changed, game, { a: createPlayer(changed.a, 'wall'), b: createPlayer(changed.b, 'wall') })
}

const played = (match: Match) => match.plies.map(ply => ply.move)

test('an opening is some plies long, does not end the game, and is another for each pair of games and each seed', () => {
  const openings = Array.from({ length: 20 }, (_, i) => playOpening(plan, i))
  for (const match of openings) expect([match.plies.length, resultOf(match)]).toEqual([3, undefined])
  expect(new Set(openings.map(match => played(match).join())).size).toBeGreaterThan(10)
  expect(openings.map(played)).not.toEqual(openings.map((_, i) => played(playOpening({ ...plan, seed: 4 }, i))))
})

test('an opening that cannot be had is made shorter', () => {
  const match = playOpening({ ...plan, game: 'trike', options: { size: 3 }, opening: 50 }, 0)
  expect(resultOf(match)).toBeUndefined()
  expect(match.plies.length).toBeGreaterThan(0)
})

test('each opening is played twice with the sides exchanged', async () => {
  const games = await Promise.all([0, 1, 2].map(game => play(game)))
  expect(games.map(game => game.first)).toEqual(['a', 'b', 'a'])
  const [first, second, third] = games.map(game => game.moves.slice(0, 3))
  expect(second).toEqual(first)
  expect(third).not.toEqual(first)
})

test('a game depends on the seed and its number alone', async () => {
  const [once, again, another] = [await play(2), await play(2), await play(2, { seed: 4 })]
  expect(again.moves).toEqual(once.moves)
  expect(another.moves).not.toEqual(once.moves)
})

test('a game that is too long is a draw', async () => {
  expect(await play(0, { maxPlies: 5 })).toMatchObject({ winner: null, reason: 'max-plies', plies: 5 })
})

test('a player without a legal move loses, and the report has the reason', async () => {
  const silent: Player = {
    clock: () => 0,
    newGame: () => Promise.resolve(),
    move: () => Promise.resolve({ forfeit: 'asleep' }),
    close: () => undefined,
  }
  const players = { a: createPlayer(plan.a, 'wall'), b: silent }
  expect(await playGame(plan, 0, players)).toMatchObject({
    winner: 'a',
    reason: 'forfeit',
    note: 'b forfeits: asleep',
  })
})

test('speed multiplies the nodes', async () => {
  const slowed = await play(0, { a: { ...entrant('nodes:400'), speed: 0.1 } })
  expect(slowed.moves).toEqual((await play(0)).moves)
})
