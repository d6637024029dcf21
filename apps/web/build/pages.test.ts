import { gameIds, gameOf } from '@tabuleiro/engine'
import { describeApp } from './description'
import { listCopies } from './pages'

test('every game has pages for a new match, its rules, its lessons and its puzzles', () => {
  const kinds = ['new', 'rules', 'learn', 'puzzles']
  const pages = gameIds.flatMap(game => kinds.map(page => `${page}/${game}/index.html`))
  const copies = listCopies(gameIds)
  expect(copies).toEqual(expect.arrayContaining(pages))
  expect(copies.filter(copy => /^(new|rules|learn|puzzles)\/.*\//.test(copy))).toHaveLength(pages.length)
})

test('the description counts and names the games', () => {
  const four = ['Three Dragons', 'Trike', 'Alliances', 'Turtles']
  expect(describeApp(four)).toBe('Four two-player board games: Three Dragons, Trike, Alliances and turtles.')
  expect(describeApp([...four, 'Go'])).toMatch(/^Five .* Alliances, turtles and Go\.$/)
  expect(describeApp(gameIds.map(id => gameOf(id).name))).toContain('board games: Three Dragons, Trike,')
})
