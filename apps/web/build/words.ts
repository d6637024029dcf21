import type { HomeTitle, HomeWords } from '@tabuleiro/ui/homeWords'
import type { Plugin } from 'vite'

/** The line of the display face, in units of its outlines. */
export interface TitleLine {
  readonly em: number
  readonly ascent: number
  readonly all: number
}

type Link = HomeWords['pages'][number]

/** The place in index.html where the words of home go. */
const PLACE = '<!-- words of home -->'

/**
 * Writes the words of home into index.html, in every language: they are painted before the app runs. `public/words.js`
 * shows those of one language on the home page alone, and `src/words.css` puts them where the app will.
 */
export function words(all: readonly HomeWords[], line: TitleLine): Plugin {
  let base = ''
  return {
    name: 'words',
    configResolved: config => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'pre',
      handler: html => {
        if (!html.includes(PLACE)) throw new Error(`index.html has no place for the words of home: ${PLACE}`)
        return {
          html: html.replace(PLACE, () => [shapesOf(all, line), ...all.map(one => pageOf(one, line, base))].join('\n')),
          // It runs before the page is painted, and is too small to be waited for.
          tags: [
            {
              tag: 'script',
              attrs: { src: `${base}words.js`, 'data-languages': all.map(({ locale }) => locale).join(' ') },
              injectTo: 'head',
            },
          ],
        }
      },
    },
  }
}

/** The home page of a first visit in one language. */
function pageOf({ locale, name, tagline, pages, gamesLabel, games }: HomeWords, line: TitleLine, base: string): string {
  const link = (kind: string, { path, word, label }: Link) =>
    `<a class="${kind}" href="${escape(base + path)}" aria-label="${escape(label)}">${escape(word)}</a>`
  const cards = games.map(({ name, about, play, learn, more }) =>
    [
      '<li><div class="top"><div class="picture"></div><div class="text">',
      titleOf(name, 2, line),
      `<p>${escape(about)}</p></div></div><div class="foot"><div>${link('play', play)}${link('learn', learn)}</div>`,
      `<div class="more">${more.map(one => link('plain', one)).join('')}</div></div></li>`,
    ].join(''),
  )
  return [
    `<main class="words" lang="${locale}"><header><div class="tile"></div><div class="mark">${titleOf(name, 1, line)}`,
    `<p>${escape(tagline)}</p></div><nav>${pages.map(one => link('page', one)).join('')}</nav></header>`,
    `<ul aria-label="${escape(gamesLabel)}">${cards.join('')}</ul></main>`,
  ].join('')
}

/** The id of a word's outlines. */
const idOf = (text: string): string => `word-${text.toLowerCase()}`

/** The outlines of every title, drawn once for all languages. */
function shapesOf(all: readonly HomeWords[], { ascent, all: height }: TitleLine): string {
  const titles = all.flatMap(({ name, games }) => [name, ...games.map(game => game.name)])
  const words = new Map(titles.flatMap(({ text, words }) => text.split(' ').map((word, i) => [word, words[i]])))
  const symbols = [...words].map(([word, layout]) => {
    const paths = (layout?.letters ?? []).map(
      ({ x, outline }) => `<path d="${outline}" transform="translate(${x} 0)"/>`,
    )
    return `<symbol id="${idOf(word)}" viewBox="0 ${-ascent} ${layout?.width ?? 0} ${height}" preserveAspectRatio="xMinYMid meet">${paths.join('')}</symbol>`
  })
  return `<svg class="words" aria-hidden="true">${symbols.join('')}</svg>`
}

/** A heading in the display face, as large as its text. */
function titleOf({ text, words }: HomeTitle, level: 1 | 2, { em, all }: TitleLine): string {
  const drawn = text.split(' ').map((word, i) => {
    const size = `width="${(words[i]?.width ?? 0) / em}em" height="${all / em}em"`
    return `<svg ${size} aria-hidden="true"><use href="#${idOf(word)}"/></svg>`
  })
  return `<h${level} aria-label="${escape(text)}">${drawn.join('')}</h${level}>`
}

/** The page without the words of home, for addresses that are not home's. */
export function withoutWords(html: string): string {
  return html.replaceAll(/<(main|svg) class="words".*?<\/\1>\n?/gs, '')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string): string => text.replace(/[&<>"]/g, sign => ENTITIES[sign] ?? sign)
