import { homeWords, titleLine } from '@tabuleiro/ui/homeWords'
import type { Plugin } from 'vite'
import { withoutWords, words } from './words'

const written = () => {
  const { transformIndexHtml } = words(homeWords(), titleLine) as Plugin & {
    transformIndexHtml: { handler: (html: string) => { html: string } }
  }
  return transformIndexHtml.handler('<body>\n<!-- words of home -->\n<p>rest</p></body>').html
}

test('the page has the words of home once in every language', () => {
  const html = written()
  const found = [...html.matchAll(/<main class="words" lang="([^"]+)"/g)].map(([, locale]) => locale)
  expect(found).toEqual(['en-GB', 'pt-PT'])
  for (const { tagline, games } of homeWords())
    for (const text of [tagline, ...games.map(({ about }) => about)]) expect(html.split(text)).toHaveLength(2)
})

test('nothing in it is a script or a style, which the policy would refuse', () => {
  expect(written()).not.toMatch(/<script|<style| style=| on\w+=/)
})

test('a page that is not home has none of them', () => {
  expect(withoutWords(written())).toBe('<body>\n<p>rest</p></body>')
})
