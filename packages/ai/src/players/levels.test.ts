import {
  expectOk,
  gameIds,
  gameOf,
  movesOf,
  positionOf,
  rulesOf,
  type GameId,
  type Match,
  type Result,
} from '@tabuleiro/engine'
import { randomMatch, randomOptions } from '@tabuleiro/engine/testing'
import fc from 'fast-check'
import { LEVEL_IDS, type Level } from '../games/gameAi'
import { openLevel, openPlayer, type BudgetedSearch } from './openPlayer'
import { gameAiFor } from '../games/registry'
import { listBots, listLevels } from './players'
import { isKnown } from '../search/value'
import { openMatch, played, tried } from '../testing/matches'
import { think } from './think'

const NODES = 120

/** A level with less to do: its own handicap, few nodes. */
function cut(level: Level): Level {
  const { depth, evalNoise } = level
  return { depth, evalNoise, nodes: Math.min(level.nodes ?? NODES, NODES) }
}

/** Any position that random play reaches under any options. */
const position = fc.record({ seed: fc.nat(), plies: fc.nat(60) })
const matchOf = (game: GameId, { seed, plies }: { seed: number; plies: number }) =>
  openMatch(game, randomOptions(gameOf(game), seed), seed, plies)

const inOneGo = (opened: BudgetedSearch) => think(opened, () => 0)

function inPieces({ search, budget }: BudgetedSearch, pieces: readonly number[]) {
  let left = budget.nodes ?? NODES
  for (let i = 0; left > 0; i++) {
    const nodes = Math.min(left, pieces[i % pieces.length])
    left -= nodes
    if (search.step(nodes)) break
  }
  return search.best()
}

describe.each(gameIds)('%s', game => {
  test('has every level, and the bots of the reports by names that seats allow', () => {
    expect(listLevels(game)).toEqual(LEVEL_IDS)
    for (const bot of listBots(game)) expect(bot).toMatch(/^[a-z0-9-]+$/)
  })

  test('every level answers with a legal move and a legal line, the same for the same seed', () => {
    fc.assert(
      fc.property(position, fc.constantFrom(...LEVEL_IDS), fc.nat(), (where, id, seed) => {
        const match = matchOf(game, where)
        const level = cut(gameAiFor(game).levels[id])
        const best = inOneGo(openLevel(match, level, seed))
        expect(movesOf(match)).toContain(best.move)
        expect(best.pv[0]).toBe(best.move)
        expectLegal(match, best.pv)
        expect(isKnown(best.value) || Math.abs(best.value) < 20_000).toBe(true)
        expect(inOneGo(openLevel(match, level, seed))).toEqual(best)
      }),
      tried(15),
    )
  })

  test('a search has a legal move before its first step', () => {
    fc.assert(
      fc.property(position, where => {
        const match = matchOf(game, where)
        expect(movesOf(match)).toContain(expectOk(openPlayer(match, 'level:4', 1)).search.best().move)
      }),
      tried(10),
    )
  })

  test('a search that is interrupted finds what it finds in one go', () => {
    fc.assert(
      fc.property(position, fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1 }), (where, pieces) => {
        const match = matchOf(game, where)
        const open = () => openLevel(match, { nodes: NODES }, 5)
        const whole = open()
        whole.search.step(NODES)
        expect(inPieces(open(), pieces)).toEqual(whole.search.best())
      }),
      tried(10),
    )
  })

  test('every bot answers with a legal move, the same for the same seed', () => {
    const bots = ['random', ...listBots(game).map(bot => `report:${bot}`)]
    fc.assert(
      fc.property(position, fc.constantFrom(...bots), fc.nat(), (where, bot, seed) => {
        const match = matchOf(game, where)
        const { move } = inOneGo(expectOk(openPlayer(match, bot, seed)))
        expect(movesOf(match)).toContain(move)
        expect(inOneGo(expectOk(openPlayer(match, bot, seed))).move).toBe(move)
      }),
      tried(20),
    )
  })

  test('thinking leaves the match as it was', () => {
    const match = openMatch(game, {}, 9, 12)
    const text = rulesOf(match).encode(positionOf(match))
    inOneGo(openLevel(match, { nodes: NODES }, 1))
    expect(rulesOf(match).encode(positionOf(match))).toBe(text)
  })

  test('no player moves in a finished match, and unknown players are refused', () => {
    const over = randomMatch({ game }, 4, 3_000)
    for (const player of ['level:1', 'random', 'unknown']) expect(codeOf(openPlayer(over, player, 1))).toBe('game/over')
    const on = openMatch(game, {}, 4, 4)
    const names = ['level:0', 'level:', 'level:1:2', ' level:1', 'report:constructor', 'report:', 'human', '']
    for (const player of names) expect([player, codeOf(openPlayer(on, player, 1))]).toEqual([player, 'player/unknown'])
  })
})

const codeOf = (result: Result<unknown>) => (result.ok ? undefined : result.error.code)

/** The line is made of legal moves, one after another. */
function expectLegal(match: Match, line: readonly number[]): void {
  let step = match
  for (const move of line) {
    expect(movesOf(step)).toContain(move)
    step = played(step, move)
  }
}
