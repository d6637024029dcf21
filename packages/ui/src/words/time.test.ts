import fc from 'fast-check'
import { createTranslator } from '../i18n/languages'
import { isLow, formatTime, describeTime, millisToNextText } from './time'

test.each([
  [5_400_000, '1:30:00'],
  [3_600_000, '1:00:00'],
  [3_599_001, '1:00:00'],
  [3_599_000, '59:59'],
  [300_000, '5:00'],
  [299_001, '5:00'],
  [299_000, '4:59'],
  [10_000, '0:10'],
  [9_901, '0:10'],
  [9_900, '9.9'],
  [1, '0.1'],
  [0, '0:00'],
])('%i ms are written %s', (left, text) => {
  expect(formatTime(left)).toBe(text)
})

test('a text stands exactly until the next one is due', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8_000_000 }), left => {
      const wait = millisToNextText(left)
      expect(wait).toBeGreaterThan(0)
      expect(formatTime(left - wait + 1)).toBe(formatTime(left))
      expect(formatTime(left - wait)).not.toBe(formatTime(left - wait + 1))
    }),
  )
})

test.each<[language: 'en' | 'pt', left: number, words: string]>([
  ['en', 5_400_000, '1 hour 30 minutes 0 seconds'],
  ['en', 192_000, '3 minutes 12 seconds'],
  ['en', 61_000, '1 minute 1 second'],
  ['en', 59_999, '1 minute 0 seconds'],
  ['pt', 192_000, '3 minutos 12 segundos'],
  ['pt', 7_300_000, '2 horas 1 minuto 40 segundos'],
])('in %s, %i ms are said as %s', (language, left, words) => {
  expect(describeTime(createTranslator(language).t, left)).toBe(words)
})

test.each([
  [300_000, 30_001, false],
  [300_000, 29_999, true],
  [60_000, 20_000, false],
  [60_000, 19_999, true],
])('of %i ms, %i are little: %s', (initial, left, low) => {
  expect(isLow(left, initial)).toBe(low)
})
