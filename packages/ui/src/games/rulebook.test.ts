/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameIds, gameOf, type GameId } from '@tabuleiro/engine'
import { layOut } from '../board/layout'
import { lookUpGameUi } from './registry'
import type { Figure, Rulebook } from './rulebook'
import { picturesOf } from '../screens/rules/picture'

const LANGUAGES = ['en', 'pt'] as const

/** The reason codes that games of the conformance vectors end with. */
function reasonsOf(game: GameId): string[] {
  const vectors = readFileSync(join(__dirname, `../../../engine/vectors/${game}.jsonl`), 'utf8')
  return [...new Set([...vectors.matchAll(/"reason":"([a-z-]+)"/g)].map(([, code]) => code ?? ''))].sort()
}

const blocksOf = (book: Rulebook) => book.sections.flatMap(({ blocks }) => blocks)
const figuresOf = (book: Rulebook) => blocksOf(book).flatMap(({ figure }) => figure ?? [])

/** Every key that the page of a book asks for. */
function keysOf(book: Rulebook): string[] {
  return [
    ...book.sections.map(({ title }) => title),
    ...blocksOf(book).flatMap(({ text, points = [], legend = [], figure }) => [
      ...text,
      ...points,
      ...legend.map(row => row.text),
      ...(figure ? [figure.caption] : []),
    ]),
    ...Object.values(book.options),
    ...book.notation.map(({ means }) => means),
    ...book.hints,
    ...book.source,
  ]
}

/** The names of the cells on the board of a figure. */
function cellsOf(game: GameId, figure: Figure<string>): ReadonlySet<string> {
  const [picture] = picturesOf(game, figure)
  if (!picture) throw new Error(`a figure of ${game} has no board`)
  return new Set(layOut(lookUpGameUi(game).draw.shape(picture.match.setup), { width: 300, height: 300 }).byName.keys())
}

/** What a text names that is the same in every language: cells, moves and numbers. */
const figuresIn = (text: string) => (text.match(/\b[a-i]?\d+\b/g) ?? []).sort()

describe.each(gameIds)('the rules of %s', game => {
  let book: Rulebook
  beforeAll(async () => {
    book = await lookUpGameUi(game).rulebook()
  })

  test('use every text once, in both languages', () => {
    const keys = keysOf(book)
    expect([...new Set(keys)]).toEqual(keys)
    for (const language of LANGUAGES) {
      expect(Object.keys(book.words[language]).sort()).toEqual([...keys].sort())
      expect(Object.values(book.words[language]).filter(text => text.trim() === '')).toEqual([])
    }
  })

  test('name the same cells and numbers in both languages', () => {
    for (const key of keysOf(book)) {
      const [en, pt] = LANGUAGES.map(language => [key, ...figuresIn(book.words[language][key] ?? '')])
      expect(pt).toEqual(en)
    }
  })

  test('tell every way in which a game ends', () => {
    expect(Object.keys(book.endings).sort()).toEqual(reasonsOf(game))
    const said = blocksOf(book).flatMap(({ points = [] }) => points)
    expect(said).toEqual(expect.arrayContaining(Object.values(book.endings)))
  })

  test('tell every option', () => {
    expect(Object.keys(book.options)).toEqual(Object.keys(gameOf(game).options))
  })

  test('show at least five positions, each of which the engine accepts', () => {
    const figures = figuresOf(book)
    expect(figures.length).toBeGreaterThanOrEqual(5)
    for (const figure of figures) expect(picturesOf(game, figure)).toHaveLength(figure.isPair === true ? 2 : 1)
  })

  test('mark cells that exist, and name no others', () => {
    for (const figure of figuresOf(book)) {
      const cells = cellsOf(game, figure)
      for (const cell of (figure.marks ?? []).flatMap(mark => mark.cells)) expect(cells).toContain(cell)
      const named = (book.words.en[figure.caption] ?? '').match(/\b[a-i]\d+\b/g) ?? []
      for (const cell of named) expect(cells).toContain(cell)
    }
  })

  test('show something of each move and choice', () => {
    for (const figure of figuresOf(book)) {
      const { moves, tapped, plan } = figure
      if (!moves && !tapped && plan === undefined) continue
      const cells = cellsOf(game, figure)
      const marked = picturesOf(game, figure).flatMap(({ marks }) => marks.flatMap(mark => mark.cells))
      expect(marked.filter(cell => cells.has(cell))).not.toEqual([])
    }
  })

  test('write moves as the game does', () => {
    const moves = book.notation.filter(({ written }) => gameOf(game).isMoveSyntax(written))
    expect(moves.length).toBeGreaterThanOrEqual(2)
  })
})
