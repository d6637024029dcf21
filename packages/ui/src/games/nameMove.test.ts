import {
  expectOk,
  gameIds,
  gameOf,
  movesOf,
  newMatch,
  next,
  playMove,
  positionOf,
  readMove,
  resultOf,
  rulesOf,
  type GameEvent,
  type GameId,
  type Match,
} from '@tabuleiro/engine'
import { createTranslator } from '../i18n/languages'
import { sayOfGame } from '../i18n/say'
import { languages } from '../i18n/texts'
import { nameMove } from '../words/moves'
import { lookUpGameUi } from './registry'

const translators = { en: createTranslator('en').t, pt: createTranslator('pt').t }

const CAVES = 'm-d----bm.---------.---------.-a-------.ob--o---o.a--------.---------.---------.m-----22m_2_0'
const BOTH = 'm-----bbm.---------.---------.---------.o---o---o.-----b---.--1a-----.---------.m---3--2m_1_0'

test.each<readonly [GameId, string | undefined, string, string, string]>([
  ['three-dragons', undefined, 'e2-e4', 'e2 to e4', 'e2 para e4'],
  ['three-dragons', BOTH, 'e1-e3', 'e1 to e3, capturing d3', 'e1 para e3, captura d3'],
  ['three-dragons', BOTH, 'e1-e4xf4', 'e1 to e4, capturing f4 by strength', 'e1 para e4, captura f4 por força'],
  ['three-dragons', CAVES, 'b6-a6', 'b6 to a6, waking the dragon on a5', 'b6 para a6, acorda o dragão de a5'],
  ['trike', undefined, 'd2', 'first checker on d2', 'primeira peça em d2'],
  ['alliances', undefined, 'og7', 'orange on g7', 'laranja em g7'],
  ['turtles', '0.0_0.0_0.0_0.0~s~0~0', 'h2a', 'hatch turtle 2 on a1', 'tartaruga 2 nasce em a1'],
  [
    'turtles',
    '0.0_0.0_0.0_s5n3.0~s~0~0',
    'h1a',
    'hatch turtle 1 onto sand 3 on a1',
    'tartaruga 1 nasce em cima da bege 3, em a1',
  ],
  ['turtles', '0.0_0.0_0.0_s3.0~s~0~0', '3u', 'turtle 3 to a2', 'tartaruga 3 para a2'],
  ['turtles', '0.0_n4.n5_s1.0_0.0~s~0~0', '1u', 'turtle 1 onto sand 4 on a3', 'tartaruga 1 para cima da bege 4, em a3'],
  [
    'turtles',
    '0.0_0.0_s4s2n1.0_0.0~s~0~0',
    '4u',
    'turtle 4 to a3, carrying teal 2 and sand 1',
    'tartaruga 4 para a3, leva verde 2 e bege 1',
  ],
  [
    'turtles',
    '0.0_s2n1.0_n2.0_n4s3.0~s~0~0',
    '3u',
    'turtle 3 to a2, smashing sand 2',
    'tartaruga 3 para a2, esmaga bege 2',
  ],
  [
    'turtles',
    's1.0_n2.0_s3.0_n4.0~s~0~0',
    'h5a',
    'hatch turtle 5 on a1, pushing sand 4, teal 3, sand 2 and teal 1',
    'tartaruga 5 nasce em a1, empurra bege 4, verde 3, bege 2 e verde 1',
  ],
  [
    'turtles',
    's4n2s1.0_0.0_0.0_0.0~s~0~0',
    '4u',
    'turtle 4 into the sea, carrying sand 2 and teal 1',
    'tartaruga 4 para o mar, leva bege 2 e verde 1',
  ],
])('%s from %s: %s is "%s" and "%s"', (game, start, text, en, pt) => {
  const options = game === 'turtles' && start?.split('_')[0]?.split('.').length === 2 ? { width: 2, length: 4 } : {}
  const match = expectOk(newMatch({ game, options, ...(start !== undefined && { start }) }))
  expect(namesOf(match, text)).toEqual({ en, pt })
})

test('later moves of Trike: the pawn, the trap and the swap', () => {
  const match = play(expectOk(newMatch({ game: 'trike', options: { size: 5 } })), ['c2'])
  expect(namesOf(match, 'swap')).toEqual({ en: 'swap sides', pt: 'trocar de lado' })
  expect(namesOf(match, 'd3')).toEqual({ en: 'pawn to d3', pt: 'peão para d3' })
  const trapped = play(expectOk(newMatch({ game: 'trike', options: { size: 7 } })), ['g2', 'b2', 'f6', 'g6'])
  expect(namesOf(trapped, 'g7')).toEqual({
    en: 'pawn to g7, closing the trap',
    pt: 'peão para g7, fecha a armadilha',
  })
})

test('the swap of Alliances', () => {
  const match = play(expectOk(newMatch({ game: 'alliances', options: { pie: true } })), ['og7'])
  expect(namesOf(match, 'swap')).toEqual({ en: 'swap sides', pt: 'trocar de lado' })
})

/** Boards and rules on which names are checked, where the default ones do not do. */
const variants: Partial<Record<GameId, readonly object[]>> = {
  'three-dragons': [
    {},
    { variant: 'basic', width: 7 },
    { captureChoice: 'both' },
    { captureChoice: 'custodial-first' },
  ],
  trike: [{ size: 7 }, { board: 'hexagon', size: 5 }],
  alliances: [{ size: 5 }],
  turtles: [{}, { start: 'north', goal: 5 }, { width: 3, length: 5, goal: 5 }],
}

describe.each(gameIds)('every legal move of random games of %s', game => {
  const matches = (variants[game] ?? [{}]).map((options, i) => randomMatch(game, options, 977 + 31 * i))

  test.each(languages)('has a name of its own that says the places and pieces of its events, in %s', language => {
    const t = translators[language]
    for (const { match, ply } of positions(matches)) {
      const [rules, before] = [rulesOf(match), positionOf(match, ply)]
      const moves = movesAt(match, ply)
      const names = moves.map(move => nameMove(t, lookUpGameUi(game), match, move, ply))
      expect(new Set(names).size).toBe(moves.length)
      moves.forEach((move, i) => {
        const events = rules.events(before, move, next(rules, before, move))
        const name = names[i] ?? ''
        expect(cellsIn(name)).toEqual(events.flatMap(placesSaid).sort())
        expect(name).not.toMatch(/\{\{|undefined|\.$|^[A-Z]/)
        for (const said of events.flatMap(event => piecesSaid(language, event))) expect(name).toContain(said)
      })
    }
  })
})

/** The cells in a name. */
function cellsIn(name: string): readonly string[] {
  return (name.match(/\b[a-z]\d{1,2}\b/g) ?? []).sort()
}

/** The cells of an event that a name must say, and no others. */
function placesSaid(event: GameEvent): readonly string[] {
  switch (event.kind) {
    case 'moved':
      // Pieces with a name of their own need not be found by their cell.
      return [...(event.piece === event.from ? [event.from] : []), event.to].filter(place => !place.includes('-'))
    case 'captured':
    case 'woken':
      return [event.at]
    case 'placed':
      return event.colour !== undefined || event.piece === 'pawn' ? [event.at] : []
    default:
      return []
  }
}

/** The pieces of an event as a name must call them. */
function piecesSaid(language: keyof typeof translators, event: GameEvent): readonly string[] {
  const t = translators[language]
  const turtle = (id: string) =>
    sayOfGame(t, 'turtles', ['turtle', id.startsWith('s') ? 'south' : 'north'], { size: id.slice(-1) })
  if (event.kind === 'placed' && event.colour !== undefined) return [sayOfGame(t, 'alliances', ['disc', event.colour])]
  if (event.kind === 'moved' && event.piece === 'pawn') return [language === 'en' ? 'pawn' : 'peão']
  if (event.kind === 'moved' && /^[sn]\d$/.test(event.piece))
    return [
      `${language === 'en' ? 'turtle' : 'tartaruga'} ${event.piece.slice(-1)}`,
      ...(event.riders ?? []).map(turtle),
    ]
  return event.kind === 'pushed' || event.kind === 'smashed' ? event.pieces.map(turtle) : []
}

function namesOf(match: Match, text: string) {
  const move = expectOk(readMove(rulesOf(match), positionOf(match), 1, text))
  const gameUi = lookUpGameUi(match.game)
  return { en: nameMove(translators.en, gameUi, match, move), pt: nameMove(translators.pt, gameUi, match, move) }
}

function play(match: Match, moves: readonly string[]): Match {
  return moves.reduce(
    (now, text) => expectOk(playMove(now, expectOk(readMove(rulesOf(now), positionOf(now), 1, text)))),
    match,
  )
}

/** A match of moves picked by a small seeded generator. */
function randomMatch(game: GameId, options: object, seed: number): Match {
  let match = expectOk(newMatch({ game, options }))
  let random = seed
  for (let ply = 0; ply < 60 && !resultOf(match); ply++) {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0
    const moves = movesOf(match)
    match = expectOk(playMove(match, moves[(random >>> 8) % moves.length] ?? 0))
  }
  return match
}

/** Every fourth position before a move. */
function positions(matches: readonly Match[]): readonly { readonly match: Match; readonly ply: number }[] {
  return matches.flatMap(match => match.plies.flatMap((_, ply) => (ply < 3 || ply % 4 === 0 ? [{ match, ply }] : [])))
}

function movesAt(match: Match, ply: number): readonly number[] {
  const rules = gameOf(match.game)
  const list = { at: new Int32Array(match.setup.maxMoves), size: 0 }
  rules.moves(positionOf(match, ply), list)
  return Array.from(list.at.subarray(0, list.size))
}
