import { pathOf, type Destination } from './routes'

const seats = [
  { name: 'Ana & Zé', player: 'human' },
  { name: '', player: 'level:3' },
] as const

test.each<[Destination, string]>([
  [{ to: 'home' }, '/'],
  [{ to: 'games' }, '/games'],
  [{ to: 'settings' }, '/settings'],
  [{ to: 'about' }, '/about'],
  [{ to: 'play', id: 'a/b' }, '/play/a%2Fb'],
  [{ to: 'review', id: 'a/b' }, '/review/a%2Fb'],
  [{ to: 'own-puzzles' }, '/puzzles/own'],
  [{ to: 'rules', game: 'three-dragons' }, '/rules/three-dragons'],
  [{ to: 'learn', game: 'trike' }, '/learn/trike'],
  [{ to: 'learn', game: 'trike', lesson: 'a/b' }, '/learn/trike/a%2Fb'],
  [{ to: 'puzzles' }, '/puzzles'],
  [{ to: 'puzzles', game: 'trike' }, '/puzzles/trike'],
  [{ to: 'puzzle', game: 'trike', id: 'a1' }, '/puzzles/trike/a1'],
  [{ to: 'puzzle', game: 'trike', id: 'a1', again: true }, '/puzzles/trike/a1?again=1'],
  [{ to: 'link', payload: '1abc_-' }, '/g#1abc_-'],
  [{ to: 'new', game: 'trike' }, '/new/trike'],
  [
    { to: 'new', game: 'trike', seats, options: { size: 9 } },
    '/new/trike?first=human&second=level%3A3&firstName=Ana%20%26%20Z%C3%A9&options=%7B%22size%22%3A9%7D',
  ],
  [
    { to: 'new', game: 'trike', clock: { initial: [300_000, 300_000], increment: [5_000, 5_000], left: [7, 9] } },
    '/new/trike?clock=300%2B5',
  ],
])('%j has an address of its own', (destination, path) => {
  expect(pathOf(destination)).toBe(path)
})
