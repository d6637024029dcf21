import { expectOk, games, next, readMove } from '@tabuleiro/engine'
import { turtlesUi } from '.'
import { createTranslator } from '../../i18n/languages'
import { bySide } from '../../testing/play'

const { turtles } = games
const { t } = createTranslator('en')
const { t: pt } = createTranslator('pt')

function stateAt(position: string, options: unknown = {}) {
  return expectOk(turtles.decode(expectOk(turtles.setup(options)), position))
}

function storyOf(position: string, text: string, say = t): string {
  const before = stateAt(position)
  const move = expectOk(readMove(turtles, before, 1, text))
  const after = next(turtles, before, move)
  return turtlesUi.say.describeMove(say, turtles.events(before, move, after), after, bySide)
}

test.each([
  ['0.0_0.0_0.0_0.0~s~0~0', 'h3a', 'Teal 3 hatches on a1.'],
  ['0.0_0.0_0.0_s5n3.0~s~0~0', 'h1a', 'Teal 1 hatches onto sand 3 on a1.'],
  ['0.0_0.0_0.0_s3.0~s~0~0', '3u', 'Teal 3 walks to a2.'],
  ['0.0_n4.n5_s1.0_0.0~s~0~0', '1u', 'Teal 1 climbs onto sand 4 on a3.'],
  ['0.0_0.0_s4s2n1.0_0.0~s~0~0', '4u', 'Teal 4 carries teal 2 and sand 1 to a3.'],
  ['0.0_n4.0_s3s2.0_0.0~s~0~0', '3u', 'Teal 3 carries teal 2 onto sand 4 on a3.'],
  ['0.0_s2n1.0_n2.0_n4s3.0~s~0~0', '3u', 'Teal 3 walks to a2. Sand 2 is smashed at a3 and goes back to the nest.'],
  [
    '0.0_s3s1.n5_0.0_0.0~n~0~0',
    '5l',
    'Sand 5 walks to a3. Teal 3 and teal 1 fall off the side and go back to the nest.',
  ],
  [
    's4n2s1.0_0.0_0.0_0.0~s~0~0',
    '4u',
    'Teal 4 and teal 1 reach the sea. Sand 2 leaves at the wrong end and goes back to the nest.',
  ],
  [
    '0.0_s4s2.0_n3n1.0_s5.0~s~0~0',
    '5u',
    'Teal 5 walks to a2. Sand 3 and sand 1 are pushed onto teal 4 on a3. Teal 2 is pushed to a4.',
  ],
  [
    's1.0_n2.0_s3.0_n4.0~s~0~0',
    'h5a',
    'Teal 5 hatches on a1. Sand 4, teal 3 and sand 2 are pushed along. Teal 1 reaches the sea.',
  ],
])('%s %s: %s', (position, move, story) => {
  expect(storyOf(position, move)).toBe(story)
})

test('Portuguese agrees with the number and the gender of turtles', () => {
  expect(storyOf('0.0_s4s2.0_n3n1.0_s5.0~s~0~0', '5u', pt)).toBe(
    'Verde 5 anda para a2. Bege 3 e bege 1 são empurradas para cima da verde 4, em a3. Verde 2 é empurrada para a4.',
  )
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

test('the label of a turtle in a stack is short and uses the same words', () => {
  const state = stateAt('0.0_0.n5s4n1_0.0_0.s3~n~2~0')
  for (const place of ['turtle-s4', 'turtle-n5', 'turtle-n1']) {
    const word = turtlesUi.say.choiceLabel?.(t, state, place) ?? ''
    expect(word).toMatch(/^(Teal|Sand) \d$/)
    expect(turtlesUi.say.describePlace?.(t, state, place).startsWith(word.toLowerCase())).toBe(true)
  }
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
