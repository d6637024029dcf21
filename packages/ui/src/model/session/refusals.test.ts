import { endMatch, expectOk, newMatch, rulesOf, type Match, type Pair } from '@tabuleiro/engine'
import { matchBetween } from '../../testing/play'
import { whyRefused, type Refusal } from './refusals'
import { initialState, type PlayState } from './state'

/** Why a tap is refused, once the reasons of the game are loaded. */
const why = async (state: PlayState, place: string): Promise<Refusal | undefined> =>
  whyRefused(await rulesOf(state.match).refusals(), state, place)

const at = (match: Match, more: Partial<PlayState> = {}): PlayState => ({ ...initialState(match), ...more })

test.each<readonly [string, readonly string[], string, string | undefined]>([
  ['an empty square, with nothing in hand', [], 'e3', 'no-piece'],
  ['a square out of line', ['e2'], 'f3', 'not-in-line'],
  ['another own piece starts over', ['e2'], 'd1', undefined],
  ['a square to go to', ['e2'], 'e4', undefined],
  ['a square out of line, while a move waits to be confirmed', ['e2', 'e4'], 'f3', 'not-in-line'],
])('%s: a tap is refused with a reason, or does something', async (_, taps, place, code) => {
  const match = expectOk(newMatch({ game: 'three-dragons' }))
  expect((await why(at(match, { input: { taps, chooser: [] } }), place))?.code).toBe(code)
})

test.each<readonly [string, Pair<string>, Partial<PlayState>, string]>([
  ['a computer’s turn', ['level:1', 'human'], {}, 'not-your-turn'],
  ['a friend’s turn', ['friend', 'human'], {}, 'not-your-turn'],
  ['two computers', ['level:1', 'level:2'], {}, 'watching'],
  ['an earlier position', ['human', 'human'], { browsedPly: 0 }, 'looking-back'],
  ['a pause', ['human', 'human'], { isPaused: true }, 'paused'],
  ['a device to be passed on', ['human', 'human'], { isHeld: true }, 'held'],
])('%s refuses every tap with a reason', async (_, players, more, code) => {
  expect(await why(at(matchBetween(players), more), 'a1')).toEqual({ code, cells: [] })
})

test('a match that is over refuses every tap', async () => {
  const resigned = expectOk(endMatch(matchBetween(['level:1', 'human']), { how: 'resign', by: 1 }))
  expect((await why(at(resigned), 'a1'))?.code).toBe('game-over')
})
