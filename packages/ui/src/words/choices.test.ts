import { expectOk, newMatch, positionOf, type MatchSpec } from '@tabuleiro/engine'
import { lookUpGameUi } from '../games/registry'
import { createTranslator } from '../i18n/languages'
import type { Language } from '../i18n/texts'
import { tapOptions } from '../model/session/tapOptions'
import { answersTo } from './choices'

/** An ivory piece of strength 3 on e1 may stop on e4, beside one that it may capture. */
const BESIDE = 'm-----bbm.---------.---------.---------.o---o---o.-----b---.---------.---------.m---3--2m_1_0'
/** The same with a second one on d4, which it closes in. */
const BETWEEN = 'm-----bbm.---------.---------.---------.o---o---o.--2b-b---.---------.---------.m---3--2m_1_0'
/** South's turtles 3 and 1 lie on one another. */
const STACK = '0.0_n4s2n1.0_s3s1.0_0.0~s~0~0'

/** What the answers after these taps say, in alphabetical order. */
function answersAfter(
  spec: MatchSpec,
  input: { readonly taps: readonly string[]; readonly chooser: readonly string[] },
  language: Language,
): readonly string[] {
  const match = expectOk(newMatch(spec))
  const view = { match, state: positionOf(match), ...tapOptions(match, input) }
  return answersTo(createTranslator(language).t, lookUpGameUi(match.game), view)
    .map(({ label }) => label)
    .sort()
}

const stopsOnE4 = { taps: ['e1', 'e4'], chooser: [] }

test.each<[string, Language, string, readonly string[]]>([
  ['a capture by strength', 'en', BESIDE, ['Capture f4 · strength 3 becomes 2', 'Keep strength 3']],
  ['a capture by strength', 'pt', BESIDE, ['Capturar f4 · força 3 passa a 2', 'Manter força 3']],
  ['either kind of capture', 'en', BETWEEN, ['Capture d4 · strength stays 3', 'Capture f4 · strength 3 becomes 2']],
  ['either kind of capture', 'pt', BETWEEN, ['Capturar d4 · força fica em 3', 'Capturar f4 · força 3 passa a 2']],
])('%s says its price (%s)', (_, language, start, labels) => {
  expect(answersAfter({ game: 'three-dragons', start }, stopsOnE4, language)).toEqual(labels)
})

test('a victim that comes with another names both', () => {
  const spec = { game: 'three-dragons', start: BETWEEN, options: { captureChoice: 'both' } } as const
  expect(answersAfter(spec, stopsOnE4, 'en')).toEqual([
    'Capture d4 and f4 · strength 3 becomes 2',
    'Capture d4 · strength stays 3',
  ])
})

test('the turtles of a stack say what they carry', () => {
  const chosen = { taps: [], chooser: ['turtle-s3', 'turtle-s1'] }
  const spec = { game: 'turtles', start: STACK } as const
  expect(answersAfter(spec, chosen, 'en')).toEqual(['Teal 1 · on top', 'Teal 3 · carrying teal 1'])
  expect(answersAfter(spec, chosen, 'pt')).toEqual(['Verde 1 · no topo', 'Verde 3 · leva verde 1'])
})
