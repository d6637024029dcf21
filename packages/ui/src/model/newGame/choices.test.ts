import { chosenSeats, defaultChoices, readChoices, repeatedChoices, withSeats } from './choices'

const person = (name: string) => ({ name, player: 'human' })

test('a name that was written for a friend is never one’s own against the computer', () => {
  const people = withSeats(defaultChoices('trike'), [person('Ana'), person('Rui')])
  expect(chosenSeats(people)).toEqual([person('Ana'), person('Rui')])
  expect(chosenSeats({ ...people, pairing: 'computer' })[0]).toEqual(person(''))
  const own = withSeats(people, [{ name: '', player: 'level:3' }, person('Eva')])
  expect(chosenSeats(own)[0]).toEqual(person('Eva'))
  expect(chosenSeats({ ...own, pairing: 'people' })).toEqual([person('Ana'), person('Rui')])
})

test.each([
  ['computer', 'Ana'],
  ['people', ''],
])('of the choices of an earlier release against %s, one’s own name is %j', (pairing, ownName) => {
  const { ownName: _, ...earlier } = { ...defaultChoices('trike'), pairing, names: ['Ana', 'Rui'] }
  expect(readChoices('trike', earlier)).toMatchObject({ ownName, names: ['Ana', 'Rui'] })
})

test('two computers that were watched are not what one press plays again', () => {
  const watched = { ...defaultChoices('trike'), pairing: 'computers', computers: ['level:5', 'level:max'] }
  expect(repeatedChoices('trike', watched)).toMatchObject({ pairing: 'computer', computers: ['level:2', 'level:2'] })
})

test('a friend by link is remembered by name, and is not what one press plays again', () => {
  const friend = { name: 'Ana', player: 'friend' }
  const choices = withSeats(defaultChoices('trike'), [friend, person('Rui')])
  expect(choices).toMatchObject({ pairing: 'friend', starts: 'other', ownName: 'Rui', friendName: 'Ana' })
  expect(chosenSeats(readChoices('trike', choices))).toEqual([person('Rui'), friend])
  expect(repeatedChoices('trike', choices)).toMatchObject({ pairing: 'computer', ownName: 'Rui' })
})
