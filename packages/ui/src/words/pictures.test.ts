import type { Seat } from '@tabuleiro/engine'
import { lookUpGameUi } from '../games/registry'
import { createTranslator } from '../i18n/languages'
import type { Language } from '../i18n/texts'
import { afterMoves, SHORT_GAME, trike } from '../testing/saves'
import { pictureLines } from './pictures'

const person = (name: string): Seat => ({ name, player: 'human' })
const computer: Seat = { name: '', player: 'level:2' }

function linesOf(seats: readonly [Seat, Seat], moves: readonly string[], hasNames: boolean, language: Language = 'en') {
  const match = afterMoves(trike({ seats }), ...moves)
  return pictureLines(createTranslator(language).t, lookUpGameUi('trike'), match, hasNames)
}

test('a picture names people only on request', () => {
  const seats = [person('Ana'), person('Rui')] as const
  expect(linesOf(seats, ['d2'], false)).toEqual(['Trike · 1 move'])
  expect(linesOf(seats, ['d2'], true)).toEqual(['Trike · 1 move', 'Ana v Rui'])
  expect(linesOf(seats, SHORT_GAME, false).join()).not.toMatch(/Ana|Rui/)
})

test('a finished game says who won, by name or by colour, and never calls its reader the player', () => {
  const seats = [person('Ana'), person('Rui')] as const
  expect(linesOf(seats, SHORT_GAME, true).at(-1)).toMatch(/^(Ana|Rui) wins$/)
  expect(linesOf(seats, SHORT_GAME, false).at(-1)).toMatch(/^\p{Lu}\p{Ll}+ wins$/u)
  const alone = linesOf([person(''), computer], SHORT_GAME, true).join()
  expect(alone).not.toMatch(/\byou\b/i)
  expect(linesOf([person(''), computer], SHORT_GAME, true, 'pt').at(-1)).toMatch(/ ganha$/)
})
