import { expectOk, newMatch } from '@tabuleiro/engine'
import fc from 'fast-check'
import { cleanName, NAME_LENGTH, toMatchSpec, defaultChoices } from './choices'
import { readPresets, type Query } from './presets'

const presets = (query: Query, kept?: unknown) => readPresets('trike', query, kept)
const chance = () => 0.9

/** The players of the match that the form would start. */
function playersIn(query: Query, kept?: unknown) {
  const { choices } = presets(query, kept)
  return expectOk(newMatch(toMatchSpec('trike', choices, chance))).seats.map(({ name, player }) =>
    `${name} ${player}`.trim(),
  )
}

test.each([
  ['  Ana \t Lima\n', 'Ana Lima'],
  ['Zo\u0000e', 'Zo e'],
  // Joiners belong to characters: a family is one, and Persian and Hindi are spelt with them.
  ['👩‍👩‍👧 Sá', '👩‍👩‍👧 Sá'],
  ['می‌خواهم', 'می‌خواهم'],
  ['half \uD83D a pair', 'half a pair'],
  ['🐢'.repeat(50), '🐢'.repeat(NAME_LENGTH)],
])('the name %j is cleaned to %j', (text, name) => {
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

test.each<[string, Query, string[]]>([
  ['nothing: a person, who begins, against the second level', {}, ['human', 'level:2']],
  ['a computer first', { first: 'level:5' }, ['level:5', 'human']],
  ['a computer second', { second: 'report:hard' }, ['human', 'report:hard']],
  ['two computers', { first: 'level:1', second: 'level:max' }, ['level:1', 'level:max']],
  ['names alone: two people', { firstName: 'Ana', secondName: 'Rui' }, ['Ana human', 'Rui human']],
  ['a name and a computer', { firstName: 'Ana', second: 'level:3' }, ['Ana human', 'level:3']],
  ['a name that comes twice: the last counts', { firstName: ['Ana', 'Rui'] }, ['Rui human', 'human']],
])('an address that says %s', (_, query, seats) => {
  expect(presets(query)).toMatchObject({ errors: [], start: undefined })
  expect(playersIn(query)).toEqual(seats)
})

test('an address that starts at once takes nothing from memory: whom it leaves out is a person', () => {
  const kept = { ...defaultChoices('trike'), options: { board: 'hexagon', size: 4, pie: false }, takebacks: false }
  const { start, choices } = presets({ start: '1', firstName: 'Ana' }, kept)
  expect(start).toEqual([
    { name: 'Ana', player: 'human' },
    { name: '', player: 'human' },
  ])
  expect(choices).toMatchObject({ options: { board: 'triangle', size: 7, pie: true }, takebacks: true })
})

test('options of the address replace those of the last setup, players stay', () => {
  const kept = { ...defaultChoices('trike'), computers: ['level:1', 'level:4'], starts: 'other', hints: false }
  const { choices } = presets({ options: '{"size":9}' }, kept)
  expect(choices).toMatchObject({ options: { board: 'triangle', size: 9, pie: true }, hints: false })
  expect(playersIn({ options: '{"size":9}' }, kept)).toEqual(['level:4', 'human'])
})

test.each(['level:9', 'level:', 'report:nobody', 'robot', '', 'report:toString'])(
  'nobody is called %j: nothing starts and the form says so',
  player => {
    expect(presets({ second: player, start: '1' })).toMatchObject({ start: undefined, errors: ['player/unknown'] })
  },
)

test('every error is reported, not only the first', () => {
  expect(presets({ first: 'robot', options: '[', start: '1' }).errors).toEqual(['options/invalid', 'player/unknown'])
})

test.each([undefined, null, 7, 'x', {}, { pairing: 'dance' }, { ...defaultChoices('trike'), names: ['Ana'] }])(
  'choices that cannot be read (%j) give the usual ones',
  kept => {
    expect(presets({}, kept).choices).toEqual(defaultChoices('trike'))
  },
)

test('in stored choices, what does not exist any more takes its default and the rest stays', () => {
  const kept = {
    ...defaultChoices('trike'),
    computers: ['level:77', 'level:3'],
    options: { size: 2 },
    starts: 'random',
  }
  expect(presets({}, kept).choices).toEqual({
    ...defaultChoices('trike'),
    computers: ['level:2', 'level:3'],
    starts: 'random',
  })
})

test('chance decides who starts, and both may', () => {
  const choices = { ...defaultChoices('trike'), starts: 'random' as const }
  const first = (number: number) => toMatchSpec('trike', choices, () => number).seats?.[0].player
  expect([first(0), first(0.49), first(0.5), first(0.99)]).toEqual(['level:2', 'level:2', 'human', 'human'])
})

test.each<[string, unknown]>([
  ['300+5', [300, 300, 5, 5]],
  // In a query a plus stands for a space.
  ['300 5', [300, 300, 5, 5]],
  ['60+0,120+2', [60, 120, 0, 2]],
])('an address gives the clock %s', (clock, seconds) => {
  const { choices, errors } = presets({ first: 'human', clock })
  expect(errors).toEqual([])
  const { initial, increment } = toMatchSpec('trike', choices, chance).clock ?? { initial: [], increment: [] }
  expect([...initial, ...increment].map(millis => millis / 1000)).toEqual(seconds)
})

test.each(['', '5', '0+5', '-5+1', '300+5,', '1+1,2+2,3+3', '99999+0', '1e3+0', '1.5+0', 'none'])(
  'an address that gives the clock %j starts nothing and says so',
  clock => {
    expect(presets({ start: '1', clock })).toMatchObject({ start: undefined, errors: ['match/invalid'] })
  },
)

test('a stored clock that cannot be read counts as none, and the rest stays', () => {
  const kept = { ...defaultChoices('trike'), clock: [{ initial: 'x' }], takebacks: false }
  expect(presets({}, kept).choices).toEqual({ ...defaultChoices('trike'), takebacks: false })
})

test.each<[Query, readonly string[]]>([
  [{ second: 'friend', secondName: 'Ana' }, ['human', 'Ana friend']],
  [{ first: 'friend', secondName: 'Rui' }, ['friend', 'Rui human']],
])('%j is a game with a friend by link', (query, players) => {
  expect(playersIn(query)).toEqual(players)
  expect(presets({ ...query, start: '1' }).start).toBeDefined()
})

test.each<Query>([
  { first: 'friend', second: 'friend' },
  { first: 'level:2', second: 'friend' },
])('%j is refused: a friend plays a person at this device', query => {
  expect(presets({ ...query, start: '1' })).toMatchObject({ start: undefined, errors: ['player/unknown'] })
})
