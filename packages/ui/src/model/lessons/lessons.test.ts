import type { GameId } from '@tabuleiro/engine'
import { eventsOfMove, isLike } from './goals'
import type { Goal, Lesson, LessonStep } from './lesson'
import { acceptedMoves, replyTo, stepMatch } from './steps'

const lessonOf = (step: LessonStep, options: Lesson['options'] = {}): Lesson => ({
  id: 'example',
  kind: 'rules',
  options,
  steps: [step],
})

function accepted(game: GameId, options: Lesson['options'], step: LessonStep): string {
  return acceptedMoves(stepMatch(game, lessonOf(step, options), step), step)
    .map(({ text }) => text)
    .join(' ')
}

const small = { size: 5 }

test.each<readonly [string, GameId, Lesson['options'], string, Goal, string]>([
  ['any move', 'trike', small, '1.2.1b1.4.1w3_e2_b_1', { kind: 'any' }, 'd1 d2 e1 e3 e4 e5'],
  ['a win', 'trike', small, '1.b1.3.wbw1.1w1b1_e2_b_1', { kind: 'win' }, 'e3'],
  [
    'an event',
    'turtles',
    {},
    's4s2s1.0_0.n5_0.0_0.0~s~0~0',
    { kind: 'event', event: { kind: 'scored', piece: 's1' } },
    '1u 2u 4u',
  ],
  ['no winning answer', 'trike', small, '1.w1.1wb.1b2.b3w_b1_b_1', { kind: 'hold' }, 'c1'],
  ['no answer but losing ones', 'trike', small, '1.b1.1w1.2w1.1wbb1_c2_b_1', { kind: 'force' }, 'c3'],
  [
    'no answer of a kind',
    'three-dragons',
    { width: 7, height: 7 },
    'm--b--m.-------.---b---.o-bob-o.------b.-------.m2-2--m_1_0',
    { kind: 'prevent', event: { kind: 'woken' } },
    'b1-b4 d1-d3',
  ],
  [
    'nothing for the other side, by the answer or by the move itself',
    'alliances',
    { size: 4 },
    'o1.2g2.3o2.3p1.3g2.2o2.1o_1_a_---',
    { kind: 'prevent', event: { kind: 'won', side: 1 } },
    'pd4',
  ],
])('a goal accepts every move that reaches it: %s', (_, game, options, position, goal, moves) => {
  expect(accepted(game, options, { position, goal })).toBe(moves)
})

test('a list accepts its moves and no others', () => {
  expect(accepted('trike', small, { position: '1.2.1b1.4.1w3_e2_b_1', accept: ['e5', 'd1'] })).toBe('d1 e5')
})

test('the lead counts as history: what it forbids is not accepted', () => {
  const step: LessonStep = { position: '0.0_n3.0_s3.0_0.0~n~0~0', lead: ['3d'], goal: { kind: 'any' } }
  expect(accepted('turtles', {}, step)).not.toMatch(/\b3u\b/)
  expect(accepted('turtles', {}, { position: '0.0_0.0_n3.0_s3.0~s~0~0', goal: { kind: 'any' } })).toMatch(/\b3u\b/)
})

test('a pattern names as much of an event as matters', () => {
  const step = { position: '0.0_n2n1.0_s4.0_0.0~s~0~0', accept: ['4u'] }
  const match = stepMatch('turtles', lessonOf(step), step)
  const [push] = acceptedMoves(match, step).flatMap(({ move }) =>
    eventsOfMove(match, move).filter(({ kind }) => kind === 'pushed'),
  )
  if (!push) throw new Error('nothing was pushed')
  expect(isLike(push, { kind: 'pushed' })).toBe(true)
  expect(isLike(push, { kind: 'pushed', pieces: ['n2', 'n1'], to: 'a4' })).toBe(true)
  expect(isLike(push, { kind: 'pushed', pieces: ['n2'] })).toBe(false)
  expect(isLike(push, { kind: 'smashed' })).toBe(false)
})

test('a reply is that of the move, else that of all the others', () => {
  const step = { position: '', replies: { e5: 'c3', '*': 'a1' } }
  expect([replyTo(step, 'e5'), replyTo(step, 'd1'), replyTo({ position: '' }, 'e5')]).toEqual(['c3', 'a1', undefined])
})
