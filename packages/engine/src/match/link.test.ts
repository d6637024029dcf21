import fc from 'fast-check'
import { readMove } from '../core/moveText'
import { expectOk, ok } from '../core/result'
import { gameIds, gameOf } from '../registry'
import { manifests } from '../testing/manifests'
import { randomMatch, randomOptions } from '../testing/play'
import { checksum, divideBy, multiplyAdd, readBytes, writeBytes } from './bytes'
import { readLink, writeLink } from './link'
import { endMatch, newMatch, replay, resultOf, rulesOf } from './match'

test('a link brings back game, options, moves and ending, and is URL-safe', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...gameIds), fc.boolean(), (seed, game, resigned) => {
      const match = randomMatch({ game, options: randomOptions(gameOf(game), seed) }, seed, 60)
      const ended = resigned ? endMatch(match, { how: 'resign', by: 0 }) : undefined
      const sent = ended?.ok === true ? ended.value : match
      const link = expectOk(writeLink(sent))
      expect(link).toMatch(/^[A-Za-z0-9_-]+$/)
      const read = expectOk(readLink(link))
      expect(read.plies).toEqual(sent.plies)
      expect(read.setup.options).toEqual(sent.setup.options)
      expect(resultOf(read)).toEqual(resultOf(sent))
    }),
    { numRuns: 60 },
  )
})

test('names are in a link only when asked for', () => {
  const seats = [
    { name: 'Conceição 😀', player: 'human' },
    { name: 'Zoë', player: 'level:1' },
  ] as const
  const match = randomMatch({ game: 'trike', seats }, 1, 5)
  expect(expectOk(readLink(expectOk(writeLink(match)))).seats.map(seat => seat.name)).toEqual(['', ''])
  const named = expectOk(readLink(expectOk(writeLink(match, { names: true }))))
  expect(named.seats.map(seat => seat.name)).toEqual(['Conceição 😀', 'Zoë'])
})

test.each(gameIds)('a game of %s of up to 1,000 plies fits 2,000 characters', game => {
  for (let seed = 0; seed < 3; seed++) {
    const match = randomMatch({ game, options: manifests[game].longest }, seed, 1_000)
    const link = expectOk(writeLink(match))
    expect(link.length).toBeLessThan(2_000)
    expect(expectOk(readLink(link)).plies).toEqual(match.plies)
  }
})

test('names are left out before they make a link longer than is safe everywhere', () => {
  const seats = [
    { name: '象'.repeat(80), player: 'human' },
    { name: 'é'.repeat(80), player: 'human' },
  ] as const
  const match = randomMatch({ game: 'three-dragons', options: manifests['three-dragons'].longest, seats }, 1, 1_000)
  const link = expectOk(writeLink(match, { names: true }))
  expect(link.length).toBeLessThan(2_000)
  expect(expectOk(readLink(link)).seats[0].name).toBe('')
})

test('a game too long for a link is refused, not cut', () => {
  const fresh = expectOk(newMatch({ game: 'three-dragons', options: { repetition: 0, noProgress: 0 } }))
  const shuffle = ['e2-e3', 'e8-e7', 'e3-e2', 'e7-e8']
  const match = replay(fresh, 2_001, (s, seen, at) => {
    const move = readMove(rulesOf(fresh), s, seen, shuffle[at % 4])
    return move.ok ? ok({ move: move.value }) : move
  })
  expect(writeLink(expectOk(match))).toEqual({ ok: false, error: { code: 'link/long' } })
})

test.each([
  ['', 'link/invalid'],
  ['1', 'link/invalid'],
  ['?', 'link/invalid'],
  ['2abc', 'link/newer'],
  ['1ab?c', 'link/invalid'],
  ['1AAAAAAAA', 'link/damaged'],
  ['1'.repeat(9_000), 'link/invalid'],
])('%j is refused with a code', (payload, code) => {
  expect(readLink(payload)).toEqual({ ok: false, error: { code } })
})

test('a change of any one character is noticed', () => {
  const link = expectOk(writeLink(randomMatch({ game: 'trike' }, 3, 12)))
  for (let at = 1; at < link.length; at++) {
    const other = link.charAt(at) === 'A' ? 'B' : 'A'
    expect(readLink(link.slice(0, at) + other + link.slice(at + 1)).ok).toBe(false)
  }
})

test('bytes survive the text form, and the checksum is the common CRC-32', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(255)), bytes => {
      expect(readBytes(writeBytes(bytes))).toEqual(bytes)
    }),
  )
  expect(checksum(Array.from('123456789', c => c.charCodeAt(0)))).toBe(0xcbf43926)
})

test('digits in changing bases come back in reverse', () => {
  const digit = fc.integer({ min: 1, max: 3_000 }).chain(base => fc.tuple(fc.constant(base), fc.nat(base - 1)))
  fc.assert(
    fc.property(fc.array(digit), digits => {
      const number: number[] = []
      for (const [base, value] of digits) multiplyAdd(number, base, value)
      expect([...digits].reverse().map(([base]) => divideBy(number, base))).toEqual(
        [...digits].reverse().map(d => d[1]),
      )
      expect(number).toEqual([])
    }),
  )
})
