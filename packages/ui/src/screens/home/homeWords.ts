import { gameIds, gameOf, type GameId } from '@tabuleiro/engine'
import { layOutWord, lineHeight, type WordLayout } from '../../components/titleLetters'
import { first as en } from '../../i18n/en/first'
import { toLocale } from '../../i18n/locale'
import { first as pt } from '../../i18n/pt/first'
import { languages, type Language, type Texts } from '../../i18n/texts'

/** A link of the home page: its word, and what screen readers say. */
interface HomeLink {
  readonly path: string
  readonly word: string
  readonly label: string
}

/** A title in the display face. */
export interface HomeTitle {
  readonly text: string
  readonly words: readonly WordLayout[]
}

/** What the home page says on a first visit in one language, for a page that is shown before the app runs. */
export interface HomeWords {
  readonly locale: string
  readonly name: HomeTitle
  readonly tagline: string
  readonly pages: readonly HomeLink[]
  readonly gamesLabel: string
  readonly games: readonly {
    readonly name: HomeTitle
    readonly about: string
    readonly play: HomeLink
    readonly learn: HomeLink
    readonly more: readonly HomeLink[]
  }[]
}

const texts: Readonly<Record<Language, Texts<typeof en>>> = { en, pt }

/** The line of the display face, in units of its outlines. */
export const titleLine = lineHeight

/** The words of the home page in every language, made of the same texts as the page itself. */
export const homeWords = (): readonly HomeWords[] => languages.map(wordsIn)

function wordsIn(language: Language): HomeWords {
  const { app, home, ...rest } = texts[language]
  const page = (path: string, word: string): HomeLink => ({ path, word, label: word })
  return {
    locale: toLocale(language),
    name: titleOf(app.name),
    tagline: app.tagline,
    pages: [
      page('explore', home.explore),
      page('games', home.saved),
      page('settings', home.settings),
      page('about', home.about),
    ],
    gamesLabel: home.games,
    games: gameIds.map(game => {
      const { name } = gameOf(game)
      const link = (path: string, word: string, label: string): HomeLink => ({
        path: `${path}/${game}`,
        word,
        label: label.replace('{{game}}', name),
      })
      return {
        name: titleOf(name),
        about: aboutOf(rest, game),
        play: { path: `new/${game}?start=1`, word: home.play, label: `${home.play} ${name}` },
        learn: link('learn', home.learn, home.learnGame),
        more: [link('new', home.options, home.optionsOf), link('rules', home.rules, home.rulesOf)],
      }
    }),
  }
}

const aboutOf = (of: Readonly<Record<GameId, { readonly about: string }>>, game: GameId): string => of[game].about

const titleOf = (text: string): HomeTitle => ({ text, words: text.split(' ').map(layOutWord) })
