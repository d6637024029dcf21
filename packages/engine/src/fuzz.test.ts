import { readMove } from './core/moveText'
import type { Result } from './core/result'
import { endMatch, makeRequest, seenAt, undo, type Match } from './match/match'
import { readLink, writeLink } from './match/link'
import { readRecord, writeRecord } from './match/record'
import { readText, writeText } from './match/text'
import type { Tree } from './match/tree'
import { readTreeLink, writeTreeLink } from './match/treeLink'
import { readTree, writeTree } from './match/treeRecord'
import { readTreeText, writeTreeText } from './match/treeText'
import { gameIds, gameOf } from './registry'
import { expectOk } from './core/result'
import { damaged } from './testing/damage'
import { dice, randomMatch, randomOptions } from './testing/play'
import { randomTree } from './testing/tree'

/** Damaged texts: none may throw, and one that is accepted must be what its value is written as. */

const TRIES = 10_000

/** Reads damaged forms of `texts`; `again` writes an accepted value. Returns how many were refused. */
function refusals<T>(
  texts: readonly string[],
  read: (text: string) => Result<T>,
  roundTrips: (value: T, text: string) => boolean,
): number {
  let refused = 0
  for (let seed = 0; seed < TRIES; seed++) {
    const text = damaged(texts[seed % texts.length], texts[(seed * 7) % texts.length], seed)
    const result = read(text)
    if (!result.ok) refused++
    else if (!roundTrips(result.value, text)) throw new Error(`accepted, but not canonical: ${JSON.stringify(text)}`)
  }
  return refused
}

describe.each(gameIds)('%s', id => {
  const game = gameOf(id)
  const seeds = Array.from({ length: 30 }, (_, seed) => seed)
  const matches = seeds.map(seed => {
    const options = seed % 2 === 0 ? {} : randomOptions(game, seed)
    const clock = { initial: [60_000, 60_000], increment: [0, 500], left: [50_000, 60_000] } as const
    const seats = [
      { name: 'Ana "Á"', player: 'human' },
      { name: 'Zé', player: 'level:3' },
    ] as const
    const identity = seed % 2 === 0 ? `fuzz-${100_000 + seed}-` : undefined
    const spec = { game: id, identity, options, seats, ...(seed % 5 === 0 ? { clock } : {}) }
    const match = randomMatch(spec, seed, 8)
    const ended = seed % 4 === 1 ? endMatch(match, { how: 'resign', by: 1 }) : undefined
    const asked = seed % 4 === 0 ? makeRequest(match, { ask: 'undo', by: 0 }) : undefined
    return ended?.ok === true ? ended.value : asked?.ok === true ? asked.value : seed % 4 === 2 ? undo(match, 3) : match
  })
  const longer = seeds.map(seed => randomMatch({ game: id, options: randomOptions(game, seed) }, seed, 60))

  test('positions', () => {
    const { setup } = matches[0]
    const texts = longer.flatMap(match => match.positions.map(s => game.encode(s)))
    const refused = refusals(
      texts,
      text => game.decode(setup, text),
      (s, text) => game.encode(s) === text,
    )
    expect(refused).toBeGreaterThan(TRIES / 2)
  })

  test('moves', () => {
    const roll = dice(1)
    const texts = longer.flatMap(match => match.plies.map(ply => game.write(match.setup, ply.move)))
    const refused = refusals(
      texts,
      text => {
        const match = matches[roll(matches.length)]
        const at = roll(match.positions.length)
        const move = readMove(game, match.positions[at], seenAt(match, at), text)
        return move.ok ? { ok: true, value: game.write(match.setup, move.value) } : move
      },
      (written, text) => written === text,
    )
    expect(refused).toBeGreaterThan(TRIES / 2)
  })

  const sameAgain = (read: (text: string) => Result<Match>, write: (match: Match) => string) => (match: Match) =>
    write(expectOk(read(write(match)))) === write(match)

  test('records', () => {
    const texts = matches.map(writeRecord)
    expect(refusals(texts, readRecord, sameAgain(readRecord, writeRecord))).toBeGreaterThan(TRIES / 2)
  })

  test('text records', () => {
    const said = (match: Match) => match.plies.map((_, i) => (i % 3 === 0 ? `ply ${i} {why}` : ''))
    const texts = matches.map((match, i) => writeText(match, i % 3 === 0 ? said(match) : []))
    expect(refusals(texts, readText, sameAgain(readText, writeText))).toBeGreaterThan(TRIES / 2)
  })

  const trees = seeds.map(seed => randomTree({ game: id, options: randomOptions(game, seed) }, seed, 12))
  const sameTree = (tree: Tree) => writeTree(expectOk(readTree(writeTree(tree)))) === writeTree(tree)

  test('trees as JSON', () => {
    expect(refusals(trees.map(writeTree), readTree, sameTree)).toBeGreaterThan(TRIES / 2)
  })

  test('trees as text', () => {
    const sameText = (tree: Tree) => writeTreeText(expectOk(readTreeText(writeTreeText(tree)))) === writeTreeText(tree)
    const refused = refusals(
      [...trees.map(writeTreeText), ...matches.map(match => writeText(match))],
      readTreeText,
      tree => sameText(tree) && sameTree(tree),
    )
    expect(refused).toBeGreaterThan(TRIES / 4)
  })

  test('links to trees', () => {
    const texts = trees.flatMap(tree => {
      const link = writeTreeLink(tree)
      return link.ok ? [link.value] : []
    })
    const refused = refusals(texts, readTreeLink, (tree, text) => expectOk(writeTreeLink(tree)) === text)
    expect(refused).toBeGreaterThan(TRIES * 0.9)
  })

  test('links', () => {
    const texts = [...matches, ...longer].map(match => expectOk(writeLink(match)))
    const refused = refusals(texts, readLink, (match, text) => expectOk(writeLink(match)) === text)
    expect(refused).toBeGreaterThan(TRIES * 0.9)
  })
})
