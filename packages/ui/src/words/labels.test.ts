import type { TargetEffect } from '../model/session/effects'
import { createTranslator } from '../i18n/languages'
import { labelTarget } from './labels'

const { t } = createTranslator('en')

test.each<[string, Partial<TargetEffect>, boolean]>([
  ['e4', {}, false],
  ['e4, captures d4, f4', { kind: 'captures', captured: ['d4', 'f4'] }, false],
  ['e4, may capture d4, wakes a dragon', { kind: 'wakes', captured: ['d4'], isOptional: true }, false],
  ['e4, captures d4, wins the game', { kind: 'scores', captured: ['d4'], isWin: true }, false],
  ['e4, scores, could be captured next', { kind: 'scores' }, true],
])('a target says “%s”', (words, effect, isRisky) => {
  const plain: TargetEffect = { kind: 'target', captured: [], isWin: false, isOptional: false }
  expect(labelTarget(t, 'e4', { ...plain, ...effect }, isRisky)).toBe(words)
})
