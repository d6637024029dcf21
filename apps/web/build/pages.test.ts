import { gameIds } from '@tabuleiro/engine'
import { COPIES } from './pages'

test('every game has a page for a new match and one for its rules', () => {
  const pages = gameIds.flatMap(game => [`new/${game}/index.html`, `rules/${game}/index.html`])
  expect(COPIES).toEqual(expect.arrayContaining(pages))
  expect(COPIES.filter(copy => /^(new|rules)\//.test(copy))).toHaveLength(pages.length)
})
