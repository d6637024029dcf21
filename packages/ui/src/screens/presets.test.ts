import { newMatch } from '@tabuleiro/engine'
import fc from 'fast-check'
import { cleanName, NAME_LENGTH, readPresets } from './presets'

test.each([
  ['  Ana \t Lima\n', 'Ana Lima'],
  ['Zo\u0000e', 'Zo e'],
  // Joiners belong to characters: a family is one, and Persian and Hindi are spelt with them.
  ['👩‍👩‍👧 Sá', '👩‍👩‍👧 Sá'],
  ['می‌خواهم', 'می‌خواهم'],
  ['half \uD83D a pair', 'half a pair'],
  ['🐢'.repeat(50), '🐢'.repeat(NAME_LENGTH)],
])('the name %j is kept as %j', (text, name) => {
  expect(cleanName(text)).toBe(name)
})

test('the engine takes every cleaned name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), text => {
      const name = cleanName(text)
      const seats = [
        { name, player: 'human' },
        { name: '', player: 'human' },
      ] as const
      expect(newMatch({ game: 'trike', seats }).ok).toBe(true)
      expect(cleanName(name)).toBe(name)
    }),
  )
})

test('of a name that comes twice the last one counts', () => {
  const { seats, start } = readPresets({ firstName: ['Ana', 'Rui'], start: ['0', '1'] })
  expect(seats[0].name).toBe('Rui')
  expect(start).toBe(true)
})

test('people are the only players so far', () => {
  expect(readPresets({ first: 'human', start: '1' })).toMatchObject({ start: true, error: undefined })
  expect(readPresets({ second: 'level:3', start: '1' })).toMatchObject({ start: false, error: 'player/unavailable' })
})
