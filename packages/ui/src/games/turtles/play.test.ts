import {
  eventsOf,
  expectOk,
  games,
  movesOf,
  newMatch,
  piecesOf,
  playMove,
  positionOf,
  readMove,
  resultOf,
  type GameEvent,
  type Match,
  type Piece,
} from '@tabuleiro/engine'
import { turtlesUi } from '.'
import { createTranslator } from '../../i18n/languages'
import type { TurtlesState } from './shape'
import { bySide } from '../../testing/play'

const { turtles } = games
const translators = { en: createTranslator('en').t, pt: createTranslator('pt').t }

interface Moment {
  readonly match: Match
  readonly state: TurtlesState
  readonly pieces: readonly Piece[]
  readonly events: readonly GameEvent[]
}

/** The positions of a game of random moves, always the same for a seed. */
function randomGame(options: unknown, seed: number): readonly Moment[] {
  const moments: Moment[] = []
  let match = expectOk(newMatch({ game: 'turtles', options }))
  let random = seed
  for (let ply = 0; ply < 120; ply++) {
    const events = ply > 0 ? eventsOf(match, ply) : []
    moments.push({ match, state: positionOf(match) as TurtlesState, pieces: piecesOf(match), events })
    if (resultOf(match)) break
    const moves = movesOf(match)
    random = (random * 48271) % 2147483647
    match = expectOk(playMove(match, moves[random % moves.length] ?? 0))
  }
  return moments
}

const moments = [{}, { start: 'north', goal: 5 }, { width: 3, length: 5, goal: 5 }].flatMap((options, i) =>
  [17, 24].flatMap(seed => randomGame(options, seed * 1000 + i)),
)

test('a tray has the five turtles of its player in order, each where it is', () => {
  for (const { state, pieces } of moments)
    for (const side of [0, 1] as const) {
      const own = pieces.filter(piece => piece.side === side)
      const expected = [1, 2, 3, 4, 5].map(size => {
        const { id = '', at = '' } = own.find(piece => piece.value === size) ?? {}
        if (at.startsWith('nest-')) return { place: at, state: 'here' }
        return at.startsWith('scored-')
          ? { place: undefined, state: 'done' }
          : { place: `turtle-${id}`, state: 'onBoard' }
      })
      const tray = turtlesUi.tray?.(state, side) ?? []
      expect(tray.map(({ place, state: where }) => ({ place, state: where }))).toEqual(expected)
      expect(tray.map(({ appearance }) => appearance.value)).toEqual([1, 2, 3, 4, 5])
    }
  expect(turtlesUi.tray?.(positionOf(moments[0]?.match as Match) as TurtlesState, undefined)).toEqual([])
})

test('every move begins in the tray of the player to move and ends on a place of the board', () => {
  for (const { match, state } of moments) {
    const own = new Set(turtlesUi.tray?.(state, state.turn).map(({ place }) => place))
    const cells = new Set(turtlesUi.draw.shape(state.setup).cells.map(cell => cell.name))
    const taps = movesOf(match).map(move => turtles.taps(state, move))
    expect(taps.filter(([turtle, to = '']) => !own.has(turtle) || !cells.has(to))).toEqual([])
  }
})

test('player 1 has the turtles of the end where they sit', () => {
  for (const { state } of moments) {
    const { seats, scored } = turtles.facts(state)
    for (const side of [0, 1] as const) {
      expect(turtlesUi.score(state, side)).toMatchObject({
        appearance: { kind: seats[side] },
        score: scored[side].length,
      })
      expect(turtlesUi.tray?.(state, side).every(({ appearance }) => appearance.kind === seats[side])).toBe(true)
    }
  }
})

test.each(Object.entries(translators))('in %s there are words for everything that happens', (_, t) => {
  const kinds = new Set<string>()
  const words = new Set<string>()
  const stories = new Set<string>()
  for (const { state, pieces, events } of moments) {
    for (const event of events) kinds.add(event.kind === 'returned' ? event.cause : event.kind)
    if (events.length > 0) stories.add(turtlesUi.say.describeMove(t, events, state, bySide))
    for (const side of [0, 1] as const) words.add(turtlesUi.say.playerSummary(t, state, side))
    for (const { name } of turtlesUi.draw.shape(state.setup).cells) {
      const here = pieces.filter(piece => piece.at === name)
      words.add(turtlesUi.say.describeCell(t, state, name, here))
    }
    for (const place of [...pieces.map(({ id }) => `turtle-${id}`), 'goal-s', 'goal-n'])
      words.add(turtlesUi.say.describePlace?.(t, state, place) ?? '')
  }
  expect([...kinds].sort()).toEqual(['climbed', 'moved', 'own-end', 'pushed', 'scored', 'side', 'smash', 'smashed'])
  for (const text of words) expect(text).toMatch(/^[^{}]+$/)
  for (const text of stories) expect(text).toMatch(/^[\p{Lu}01][^{}]+\.$/u)
  expect([...words, ...stories].filter(text => text.includes('turtles.'))).toEqual([])
})

test('the picture is a legal game with stacks of both colours and turtles of their own', () => {
  const match = turtlesUi.picture.reduce(
    (before, text) => {
      const move = expectOk(readMove(turtles, positionOf(before) as TurtlesState, 1, text))
      return expectOk(playMove(before, move))
    },
    expectOk(newMatch({ game: 'turtles', options: {} })),
  )
  const heights = piecesOf(match).map(piece => piece.height ?? -1)
  expect(heights).toContain(2)
  expect(heights.filter(height => height === 0).length).toBeGreaterThan(3)
})
