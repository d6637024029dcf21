import { fitNames } from '../../../words/playerNames'
import { fitsLines, hasNameRoom } from './statusText'

const NAME = 'Maria Francisca de Bragança e Vasconcelo'

test.each([
  // The smallest phone in the upright and on its side, and with text twice as large.
  [320, 32, 1, true],
  [320, 31, 1, false],
  [272, 32, 1, true],
  [320, 64, 2, false],
  [320, 128, 2, true],
])('in %i by %i with text %i times as large a long name has room: %s', (width, height, textScale, hasRoom) => {
  const message = { headline: `${NAME} to move`, detail: 'Rui moved the pawn to g6.' }
  expect(hasNameRoom(message, { width, height }, textScale, 'small')).toBe(hasRoom)
})

test.each([
  [220, 2, true],
  [200, 2, false],
  [150, 3, true],
])('in %i pixels and %i lines a long name fits: %s', (width, lines, isFitting) => {
  expect(fitsLines(`${NAME} must agree.`, 'tiny', width, lines)).toBe(isFitting)
})

test('words are said with whole names where these fit, else with names that are cut', () => {
  const say = (isWhole: boolean) => (isWhole ? NAME : 'Maria…')
  expect(fitNames(say, () => true)).toBe(NAME)
  expect(fitNames(say, () => false)).toBe('Maria…')
})
