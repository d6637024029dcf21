import type { Pair, Side } from '@tabuleiro/engine'
import type { SavedGame } from '../library/library'
import { suggestNextLevel } from './nextLevel'

interface Played {
  readonly players: Pair<string>
  /** Absent while the game is on. */
  readonly winner?: Side | 'draw'
  readonly game?: SavedGame['game']
}

function saved({ players, winner, game = 'trike' }: Played, i: number): SavedGame {
  const result =
    winner === undefined ? undefined : { winner: winner === 'draw' ? undefined : winner, reason: 'majority' }
  const [first, second] = players
  const seats = [
    { name: '', player: first },
    { name: '', player: second },
  ] as const
  return { id: String(i), game, identity: undefined, title: '', seats, plies: 9, result, changed: 0 }
}

const won: Played = { players: ['human', 'level:3'], winner: 0 }
const wonSecond: Played = { players: ['level:3', 'human'], winner: 1 }
const lost: Played = { players: ['human', 'level:3'], winner: 1 }

const against = (player: string): Played => ({ ...won, players: ['human', player] })

/** The games, the last one first, and the level that is suggested after it. */
test.each<[string, readonly Played[], string | undefined]>([
  ['after two wins in a row', [won, wonSecond], 'level:4'],
  ['after one win', [won], undefined],
  ['after a win that follows a loss', [won, lost, won], undefined],
  ['after a loss', [lost, won, won], undefined],
  ['after a draw between two wins', [won, { ...won, winner: 'draw' }, won], undefined],
  ['whatever was played meanwhile against others', [won, against('level:1'), won], 'level:4'],
  ['whatever game is still on', [won, { players: ['human', 'level:3'] }, won], 'level:4'],
  ['after a win in another game', [won, { ...won, game: 'turtles' }], undefined],
  ['for the strongest level', [against('level:max'), against('level:max')], undefined],
  ['for a player of the reports', [against('report:easy'), against('report:easy')], undefined],
  ['between two people', [against('human'), against('human')], undefined],
  [
    'between two computers',
    [
      { ...won, players: ['level:3', 'level:3'] },
      { ...won, players: ['level:3', 'level:3'] },
    ],
    undefined,
  ],
])('the next level is suggested %s as expected', (_, played, level) => {
  const games = played.map(saved)
  const [last] = games
  if (!last) throw new Error('a game was played')
  expect(suggestNextLevel(games, last)).toBe(level)
})

test('the level after the last is full strength', () => {
  const games = [won, won].map((game, i) => saved({ ...game, players: ['human', 'level:8'] }, i))
  expect(suggestNextLevel(games, saved({ ...won, players: ['human', 'level:8'] }, 9))).toBe('level:max')
})
