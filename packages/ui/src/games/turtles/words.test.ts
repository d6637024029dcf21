import { expectOk, games, next, readMove, type Side } from '@tabuleiro/engine'
import { turtlesUi } from '.'
import { createTranslator } from '../../i18n/languages'
import { bySide } from '../../testing/play'
import type { Subject } from '../game'

const { turtles } = games
const { t } = createTranslator('en')
const { t: pt } = createTranslator('pt')

function stateAt(position: string, options: unknown = {}) {
  return expectOk(turtles.decode(expectOk(turtles.setup(options)), position))
}

function storyOf(position: string, text: string, say = t, subjectOf: (side: Side) => Subject = bySide): string {
  const before = stateAt(position)
  const move = expectOk(readMove(turtles, before, 1, text))
  const after = next(turtles, before, move)
  return turtlesUi.say.describeMove(say, turtles.events(before, move, after), after, subjectOf)
}

test.each([
  ['0.0_0.0_0.0_0.0~s~0~0', 'h3a', '0 hatched teal 3 on a1.'],
  ['0.0_0.0_0.0_s5n3.0~s~0~0', 'h1a', '0 hatched teal 1 onto sand 3 on a1.'],
  ['0.0_0.0_0.0_s3.0~s~0~0', '3u', '0 moved teal 3 to a2.'],
  ['0.0_n4.n5_s1.0_0.0~s~0~0', '1u', '0 moved teal 1 onto sand 4 on a3.'],
  ['0.0_0.0_s4s2n1.0_0.0~s~0~0', '4u', '0 moved teal 4 to a3, carrying teal 2 and sand 1.'],
  ['0.0_n4.0_s3s2.0_0.0~s~0~0', '3u', '0 moved teal 3 onto sand 4 on a3, carrying teal 2.'],
  ['0.0_s2n1.0_n2.0_n4s3.0~s~0~0', '3u', '0 moved teal 3 to a2. Sand 2 is smashed at a3 and goes back to the nest.'],
  [
    '0.0_s3s1.n5_0.0_0.0~n~0~0',
    '5l',
    '1 moved sand 5 to a3. Teal 3 and teal 1 fall off the side and go back to the nest.',
  ],
  [
    's4n2s1.0_0.0_0.0_0.0~s~0~0',
    '4u',
    '0 brought teal 4 and teal 1 to the sea. Sand 2 leaves at the wrong end and goes back to the nest.',
  ],
  [
    '0.0_s4s2.0_n3n1.0_s5.0~s~0~0',
    '5u',
    '0 moved teal 5 to a2. Sand 3 and sand 1 are pushed onto teal 4 on a3. Teal 2 is pushed to a4.',
  ],
  [
    's1.0_n2.0_s3.0_n4.0~s~0~0',
    'h5a',
    '0 hatched teal 5 on a1. Sand 4, teal 3 and sand 2 are pushed along. Teal 1 reaches the sea.',
  ],
])('%s %s: %s', (position, move, story) => {
  expect(storyOf(position, move)).toBe(story)
})

test('Portuguese agrees with the number and the gender of turtles', () => {
  expect(storyOf('0.0_s4s2.0_n3n1.0_s5.0~s~0~0', '5u', pt)).toBe(
    '0 moveu a verde 5 para a2. Bege 3 e bege 1 são empurradas para cima da verde 4, em a3. Verde 2 é empurrada para a4.',
  )
})

test.each([
  ['0.0_0.0_0.0_0.0~s~0~0', 'h3a', 'You hatched teal 3 on a1.', 'A sua jogada: a verde 3 nasce em a1.'],
  ['s4.0_0.0_0.0_0.0~s~0~0', '4u', 'You brought teal 4 to the sea.', 'A sua jogada leva verde 4 ao mar.'],
])('%s %s says "you" where it is you: %s', (position, move, en, portuguese) => {
  const you = () => ({ name: 'You', context: 'you' }) as const
  expect([storyOf(position, move, t, you), storyOf(position, move, pt, you)]).toEqual([en, portuguese])
})

test.each([
  [[], 'Choose a turtle.'],
  [['nest-s1'], 'Now choose where teal 1 hatches.'],
  [['turtle-s3'], 'Now choose where teal 3 goes.'],
])('after %j comes: %s', (taps, step) => {
  expect(turtlesUi.say.nextStep(t, stateAt('0.0_0.0_0.0_s3.0~s~0~0'), taps)).toBe(step)
})

test('a cell is described from bottom to top, with the turtles that are stuck', () => {
  const state = stateAt('0.0_0.n5s4n1_0.0_0.s3~n~0~2')
  const at = (cell: string) =>
    turtlesUi.say.describeCell(
      t,
      state,
      cell,
      turtles.pieces(state).filter(piece => piece.at === cell),
    )
  expect(at('b3')).toBe('from the bottom sand 5 (stuck), teal 4, sand 1')
  expect(at('b1')).toBe('teal 3')
  expect(at('a1')).toBe('empty')
  expect(at('goal-n')).toBe('sea of the sand turtles, 1 of 3 there')
})

test('a turtle to tap is described with its place', () => {
  const state = stateAt('0.0_0.n5s4n1_0.0_0.s3~n~2~0')
  const say = (place: string) => turtlesUi.say.describePlace?.(t, state, place)
  expect(say('nest-s1')).toBe('teal 1 in the nest')
  expect(say('turtle-s4')).toBe('teal 4 on b3, carried')
  expect(say('turtle-n5')).toBe('sand 5 on b3')
  expect(say('scored-s2')).toBe('teal 2 in the sea')
  expect(say('goal-s')).toBe('sea of the teal turtles, 1 of 3 there')
})

test('a turtle to choose from a stack is named by the same words, with what it carries', () => {
  const state = stateAt('0.0_0.n5s4n1_0.0_0.s3~n~2~0')
  const say = (place: string) => turtlesUi.say.choiceWords?.(t, state, place, [])
  expect(say('turtle-n5')).toEqual({ name: 'Sand 5', price: 'carrying teal 4 and sand 1' })
  expect(say('turtle-s4')).toEqual({ name: 'Teal 4', price: 'carrying sand 1' })
  expect(say('turtle-n1')).toEqual({ name: 'Sand 1', price: 'on top' })
})

test('what a player holds follows the seat, not the order of moving', () => {
  const position = '0.0_0.n5s4n1_0.0_0.s3~n~2~0'
  expect(turtlesUi.say.playerSummary(t, stateAt(position), 0)).toBe(
    'Teal, 1 of 3 in the sea, 2 in the nest, 2 on the beach',
  )
  expect(turtlesUi.say.playerSummary(t, stateAt(position, { start: 'north' }), 0)).toBe(
    'Sand, 0 of 3 in the sea, 3 in the nest, 2 on the beach',
  )
})
