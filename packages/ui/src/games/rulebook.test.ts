/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameIds, gameOf, type GameId } from '@tabuleiro/engine'
import { layOut } from '../board/layout'
import { lookUpGameUi } from './registry'
import type { Figure, Rulebook } from './rulebook'
import { diagramBoards } from '../screens/rules/diagramBoards'

const LANGUAGES = ['en', 'pt'] as const

/** The reason codes that games of the conformance vectors end with. */
function listReasons(game: GameId): string[] {
  const vectors = readFileSync(join(__dirname, `../../../engine/vectors/${game}.jsonl`), 'utf8')
  return [...new Set([...vectors.matchAll(/"reason":"([a-z-]+)"/g)].map(([, code]) => code ?? ''))].sort()
}

const listBlocks = (rulebook: Rulebook) => rulebook.sections.flatMap(({ blocks }) => blocks)
const listFigures = (rulebook: Rulebook) => listBlocks(rulebook).flatMap(({ figure }) => figure ?? [])

/** Every key that the page of a rulebook uses. */
function listKeys(rulebook: Rulebook): string[] {
  return [
    ...rulebook.sections.map(({ title }) => title),
    ...listBlocks(rulebook).flatMap(({ text, points = [], legend = [], figure }) => [
      ...text,
      ...points,
      ...legend.map(row => row.text),
      ...(figure ? [figure.caption] : []),
    ]),
    ...Object.values(rulebook.options),
    ...rulebook.notation.map(({ means }) => means),
    ...rulebook.hints,
    ...rulebook.source,
  ]
}

/** The names of the cells on the board of a figure. */
function listCells(game: GameId, figure: Figure<string>): ReadonlySet<string> {
  const [picture] = diagramBoards(game, figure)
  if (!picture) throw new Error(`a figure of ${game} has no board`)
  return new Set(layOut(lookUpGameUi(game).draw.shape(picture.match.setup), { width: 300, height: 300 }).byName.keys())
}

/** The cells, moves and numbers in a text, which are the same in every language. */
const numbersIn = (text: string) => (text.match(/\b[a-i]?\d+\b/g) ?? []).sort()

describe.each(gameIds)('the rules of %s', game => {
  let rulebook: Rulebook
  beforeAll(async () => {
    rulebook = await lookUpGameUi(game).rulebook()
  })

  test('use every text once, in both languages', () => {
    const keys = listKeys(rulebook)
    expect([...new Set(keys)]).toEqual(keys)
    for (const language of LANGUAGES) {
      expect(Object.keys(rulebook.texts[language]).sort()).toEqual([...keys].sort())
      expect(Object.values(rulebook.texts[language]).filter(text => text.trim() === '')).toEqual([])
    }
  })

  test('name the same cells and numbers in both languages', () => {
    for (const key of listKeys(rulebook)) {
      const [en, pt] = LANGUAGES.map(language => [key, ...numbersIn(rulebook.texts[language][key] ?? '')])
      expect(pt).toEqual(en)
    }
  })

  test('explain every way in which a game ends', () => {
    expect(Object.keys(rulebook.endings).sort()).toEqual(listReasons(game))
    const points = listBlocks(rulebook).flatMap(({ points = [] }) => points)
    expect(points).toEqual(expect.arrayContaining(Object.values(rulebook.endings)))
  })

  test('explain every option', () => {
    expect(Object.keys(rulebook.options)).toEqual(Object.keys(gameOf(game).options))
  })

  test('show at least five positions, each of which the engine accepts', () => {
    const figures = listFigures(rulebook)
    expect(figures.length).toBeGreaterThanOrEqual(5)
    for (const figure of figures) expect(diagramBoards(game, figure)).toHaveLength(figure.isPair === true ? 2 : 1)
  })

  test('mark cells that exist, and name no others', () => {
    for (const figure of listFigures(rulebook)) {
      const cells = listCells(game, figure)
      for (const cell of (figure.marks ?? []).flatMap(mark => mark.cells)) expect(cells).toContain(cell)
      const named = (rulebook.texts.en[figure.caption] ?? '').match(/\b[a-i]\d+\b/g) ?? []
      for (const cell of named) expect(cells).toContain(cell)
    }
  })

  test('show something of each move and choice', () => {
    for (const figure of listFigures(rulebook)) {
      const { moves, tapped, plan } = figure
      if (!moves && !tapped && plan === undefined) continue
      const cells = listCells(game, figure)
      const marked = diagramBoards(game, figure).flatMap(({ marks }) => marks.flatMap(mark => mark.cells))
      expect(marked.filter(cell => cells.has(cell))).not.toEqual([])
    }
  })

  test('write moves as the game does', () => {
    const moves = rulebook.notation.filter(({ written }) => gameOf(game).isMoveSyntax(written))
    expect(moves.length).toBeGreaterThanOrEqual(2)
  })
})
