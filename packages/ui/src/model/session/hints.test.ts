import { HINT_REASONS } from '@tabuleiro/ai'
import { createTranslator } from '../../i18n/languages'
import { texts } from '../../i18n/loading'
import { playIn, sessionBetween } from '../../testing/play'
import { createFakeThinker, createFakeTime } from '../../testing/thinker'
import { askHint } from './hints'
import { runComputers } from './computerTurns'

const hint = { move: 'd3', taps: ['d3'], reason: 'traps' } as const

function begun() {
  const [session, thinker] = [sessionBetween('human', 'human'), createFakeThinker()]
  playIn(session, 'c2')
  return { session, thinker }
}

test('the first press shows the first place, the second the whole move, and one hint is counted', async () => {
  const { session, thinker } = begun()
  void askHint(session, thinker)
  expect(session.getState().hint).toEqual({ step: 'searching' })
  expect(thinker.waiting()?.query).toMatchObject({ kind: 'hint' })
  await thinker.hint(hint)
  expect(session.getState().hint).toMatchObject({ step: 'place', hint })
  await askHint(session, thinker)
  expect(session.getState().hint).toMatchObject({ step: 'move', hint })
  await askHint(session, thinker)
  expect(session.getState().hint).toMatchObject({ step: 'move' })
  expect(thinker.queries).toHaveLength(1)
  expect(session.getState().match.hints.used).toEqual([0, 1])
})

test('a press while a hint is searched sends no second query', () => {
  const { session, thinker } = begun()
  void askHint(session, thinker)
  void askHint(session, thinker)
  expect(thinker.queries).toHaveLength(1)
})

test('a search that fails shows no hint, and a hint may be asked for again', async () => {
  const { session, thinker } = begun()
  void askHint(session, thinker)
  await thinker.fails()
  expect(session.getState().hint).toBeUndefined()
  expect(session.getState().match.hints.used).toEqual([0, 0])
  void askHint(session, thinker)
  await thinker.hint(hint)
  expect(session.getState().hint).toMatchObject({ step: 'place' })
})

test('a hint that is found while an earlier position is shown is not counted and may be asked for again', async () => {
  const { session, thinker } = begun()
  void askHint(session, thinker)
  session.browse(0)
  await thinker.hint(hint)
  expect(session.getState()).toMatchObject({ hint: undefined, match: { hints: { used: [0, 0] } } })
  session.browse(1)
  void askHint(session, thinker)
  await thinker.hint(hint)
  expect(session.getState().hint).toMatchObject({ step: 'place' })
})

test('when the match changes the question is dropped, and its answer never shows', async () => {
  const { session, thinker } = begun()
  void askHint(session, thinker)
  const question = thinker.waiting()
  session.undo()
  expect(thinker.cancelled()).toBe(1)
  question?.settle({ ok: true, value: hint })
  await thinker.hint(hint)
  expect(session.getState()).toMatchObject({ hint: undefined, match: { hints: { used: [0, 0] } } })
})

test('the end of an old question leaves a new one alone', async () => {
  const { session, thinker } = begun()
  void askHint(session, thinker)
  session.undo()
  void askHint(session, thinker)
  await Promise.resolve()
  await thinker.hint(hint)
  expect(session.getState().hint).toMatchObject({ step: 'place' })
})

test('never in a computer’s turn: its question is not disturbed', async () => {
  const [session, thinker, time] = [sessionBetween('human', 'level:3'), createFakeThinker(), createFakeTime()]
  runComputers(session, thinker, time)
  void askHint(session, thinker)
  // The person moves before the hint is found: the computer's question takes its place.
  playIn(session, 'c2')
  expect(thinker.waiting()?.query.kind).toBe('move')
  await askHint(session, thinker)
  expect(thinker.waiting()?.query.kind).toBe('move')
  expect(thinker.cancelled()).toBe(0)
  time.pass(300)
  await thinker.move('d3')
  expect(session.getState()).toMatchObject({ hint: undefined, match: { plies: { length: 2 } } })
})

test('no hint while browsing', async () => {
  const { session, thinker } = begun()
  session.browse(0)
  await askHint(session, thinker)
  expect(thinker.queries).toHaveLength(0)
})

test.each(['en', 'pt'] as const)('every reason has words in %s, and there are no others', language => {
  expect(Object.keys(texts[language].hint.reason)).toEqual(HINT_REASONS)
  const { t } = createTranslator(language)
  for (const reason of HINT_REASONS) expect(t(`hint.reason.${reason}`)).not.toContain('.reason.')
})
