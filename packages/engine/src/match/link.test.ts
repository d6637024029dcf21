import fc from 'fast-check'
import { readMove } from '../core/moveText'
import { expectOk, ok } from '../core/result'
import { gameIds, gameOf } from '../registry'
import { manifests } from '../testing/manifests'
import { randomMatch, randomOptions } from '../testing/play'
import { checksum, divideBy, multiplyAdd, readBytes, writeBytes } from './bytes'
import { readLink, writeLink } from './link'
import { endMatch, makeRequest, newMatch, replay, resultOf, rulesOf } from './match'

const IDENTITY = 'abcDEF012-_9'

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
    const takebacks = { allowed: false, used: [999, 999] } as const
    const spec = { game, options: manifests[game].longest, identity: IDENTITY, takebacks }
    const match = randomMatch(spec, seed, 1_000)
    const asked = makeRequest(match, { ask: 'undo', by: 0 })
    const link = expectOk(writeLink(asked.ok ? asked.value : match, { from: 0 }))
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

test('two games with the same moves have different links, and each link keeps the identity of its game', () => {
  const links = ['first-game--', 'second-game-'].map(identity =>
    expectOk(writeLink(randomMatch({ game: 'trike', identity }, 1, 1))),
  )
  expect(new Set(links).size).toBe(2)
  expect(links.map(link => expectOk(readLink(link)).identity)).toEqual(['first-game--', 'second-game-'])
})

test('a link says from whom it comes, what is asked, what was taken back and what is refused', () => {
  const takebacks = { allowed: false, used: [2, 1] } as const
  const hints = { allowed: false, used: [0, 0] } as const
  const match = randomMatch({ game: 'trike', identity: IDENTITY, takebacks, hints }, 1, 5)
  const asked = expectOk(makeRequest(match, { ask: 'draw', by: 1 }))
  const read = expectOk(readLink(expectOk(writeLink(asked, { from: 1 }))))
  expect(read).toMatchObject({ identity: IDENTITY, request: { ask: 'draw', by: 1 }, takebacks, hints })
  expect(read.seats.map(({ player }) => player)).toEqual(['human', 'friend'])
  // Only the player who asks sends the request.
  expect(expectOk(readLink(expectOk(writeLink(asked, { from: 0 })))).request).toBeUndefined()
})

/** A link with a right checksum and this head, as a forger would make it. */
function forged(version: string, head: object): string {
  const bytes = [...Array.from(JSON.stringify(head), c => c.charCodeAt(0)), 0]
  const sum = checksum(bytes)
  return version + writeBytes([sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255, ...bytes])
}

const head = { g: 'trike', r: 1, i: IDENTITY }

test.each<[string, string, object]>([
  ['an identity in the first version', '1', { ...head, m: 0 }],
  ['none in the second', '2', { g: 'trike', r: 1, m: 0 }],
  ['one of another length', '2', { ...head, i: 'abc', m: 0 }],
  ['one of other characters', '2', { ...head, i: 'abcDEF012-_.', m: 0 }],
  ['a third player', '2', { ...head, f: 3, m: 0 }],
  ['a request from no player', '2', { ...head, a: 'draw', m: 0 }],
  ['undo asked before a move', '2', { ...head, f: 1, a: 'undo', m: 0 }],
  ['a request after the end', '2', { ...head, f: 1, a: 'draw', e: { how: 'agreed' }, m: 0 }],
  ['takebacks that count nothing', '2', { ...head, t: [0, 0], m: 0 }],
  ['takebacks below none', '2', { ...head, t: [-1, 1], m: 0 }],
  ['fields in another order', '2', { i: IDENTITY, g: 'trike', r: 1, m: 0 }],
  ['a field of no version', '2', { ...head, x: 1, m: 0 }],
])('a forged link with %s is refused', (_, version, fields) => {
  expect(readLink(forged('2', { ...head, m: 0 })).ok).toBe(true)
  expect(readLink(forged(version, fields))).toEqual({ ok: false, error: { code: 'link/invalid' } })
})

test('a link of older or newer rules is called so', () => {
  expect(readLink(forged('2', { ...head, r: 0, m: 0 }))).toEqual({ ok: false, error: { code: 'link/older' } })
  expect(readLink(forged('2', { ...head, r: 2, m: 0 }))).toEqual({ ok: false, error: { code: 'link/newer' } })
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
  ['2abc', 'link/damaged'],
  ['3abc', 'link/newer'],
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
