import {
  expectOk,
  gameIds,
  movesOf,
  newMatch,
  positionOf,
  resultOf,
  rulesOf,
  type Match,
  type Move,
} from '@tabuleiro/engine'
import { randomMatch } from '@tabuleiro/engine/testing'
import { openAnalysis } from './analyse'
import { isComplete, packAnalysis, readAnalysis } from './analysis'
import { openLevel } from '../players/openPlayer'
import { isKnown, isWin } from '../search/value'
import { finished, openMatch, played } from '../testing/matches'
import { think } from '../players/think'

const NODES = 120
const analysisOf = (match: Match, nodes = NODES) => finished(openAnalysis(match, nodes))

const textsOf = (match: Match) => match.plies.map(ply => rulesOf(match).write(match.setup, ply.move))
const winsAtOnce = (match: Match, move: Move) => resultOf(played(match, move))?.winner === positionOf(match).turn

test.each(gameIds)('every move of a game of %s is judged, by chances that fit', game => {
  const match = openMatch(game, {}, 3, 10)
  const analysis = analysisOf(match, 50)
  expect(analysis.plies.map(ply => ply.move)).toEqual(textsOf(match))
  for (const ply of analysis.plies) {
    expect(ply.before).toBeGreaterThanOrEqual(ply.after)
    expect(ply.line[0]).toBe(ply.best)
    if (ply.best === ply.move) expect(ply).toMatchObject({ class: 'best', before: ply.after })
    if (ply.class === 'blunder') expect(ply.before - ply.after).toBeGreaterThan(0.19)
  }
})

test.each(gameIds)('the best line of each position of %s can be played', game => {
  const match = openMatch(game, {}, 8, 5)
  for (const [i, ply] of analysisOf(match, 50).plies.entries()) {
    let step = expectOk(newMatch({ game }))
    for (const { move } of match.plies.slice(0, i)) step = played(step, move)
    for (const text of ply.line) {
      const move = movesOf(step).find(m => rulesOf(step).write(step.setup, m) === text)
      expect(move).toBeDefined()
      step = played(step, move ?? -1)
    }
  }
})

test('the move that wins is the best there is, and is known to be', () => {
  const match = randomMatch({ game: 'trike' }, 2, 400)
  const winner = resultOf(match)?.winner
  expect(winner).toBe(positionOf(match, match.plies.length - 1).turn)
  const last = analysisOf(match).plies.at(-1)
  expect(last).toMatchObject({ class: 'best', before: 1, after: 1, known: { result: 'win', plies: 1 } })
})

test('missing a win and letting the opponent win is a blunder', () => {
  const found = blunder()
  const { plies } = analysisOf(found)
  const [missed, punished] = plies.slice(-2)
  expect(missed).toMatchObject({ class: 'blunder', before: 1, after: 0, known: { result: 'win', plies: 1 } })
  expect(punished).toMatchObject({ class: 'best', after: 1 })
})

/** A match whose last mover but one could have won at once, and whose last mover did. */
function blunder(): Match {
  for (let seed = 0; ; seed++) {
    const whole = randomMatch({ game: 'trike' }, seed, 400)
    for (let plies = 1; plies < whole.plies.length; plies++) {
      const match = openMatch('trike', {}, seed, plies)
      if (!movesOf(match).some(move => winsAtOnce(match, move))) continue
      for (const move of movesOf(match)) {
        const after = played(match, move)
        const reply = movesOf(after).find(answer => winsAtOnce(after, answer))
        if (resultOf(after) === undefined && reply !== undefined) return played(after, reply)
      }
    }
  }
}

test('a result that is known at the end is carried back to the moves that led there', () => {
  const match = randomMatch({ game: 'trike' }, 2, 400)
  // Two nodes find nothing: a known result was carried back.
  const [losing, winning] = analysisOf(match, 2).plies.slice(-2)
  expect(winning).toMatchObject({ before: 1, known: { result: 'win', plies: 1 } })
  expect(losing.after).toBe(0)
})

test('a result that the search has proven is taken', () => {
  const proved = new Set<string>()
  for (let seed = 0; seed < 4; seed++) {
    const match = randomMatch({ game: 'trike' }, seed, 400)
    for (const [ply, judged] of analysisOf(match, 60).plies.entries()) {
      const { value } = finishedSearch(openMatch('trike', {}, seed, ply), 60)
      if (!isKnown(value)) continue
      proved.add(isWin(value) ? 'win' : 'loss')
      expect(judged.known?.result).toBe(isWin(value) ? 'win' : 'loss')
    }
  }
  expect([...proved].sort()).toEqual(['loss', 'win'])
})

function finishedSearch(match: Match, nodes: number) {
  return think(openLevel(match, { nodes }, 1), () => 0)
}

test('it reports progress, and stopped early it answers with what was judged so far', () => {
  const match = openMatch('trike', {}, 4, 6)
  const task = openAnalysis(match, NODES)
  let last = 0
  while (!task.step()) {
    expect(task.done()).toBeGreaterThanOrEqual(last)
    last = task.done()
  }
  expect([last < 1, task.done()]).toEqual([true, 1])
  expect(task.step()).toBe(true)
})

test.each(gameIds)('an analysis of %s that is stopped, stored and resumed gives the answer of one run', game => {
  const match = openMatch(game, {}, 6, 8)
  const whole = analysisOf(match, 40)
  expect(isComplete(whole)).toBe(true)
  for (let stop = 1; stop < 8; stop++) {
    const task = openAnalysis(match, 40)
    while (task.answer().plies.length < stop) task.step()
    const stored = expectOk(readAnalysis(packAnalysis(task.answer()), match, 40))
    expect([isComplete(stored), stored.plies.length]).toEqual([false, stop])
    expect(finished(openAnalysis(match, 40, stored))).toEqual(whole)
  }
})

test.each(gameIds)('what a mistake in %s allowed can be played, and its better move has a reason', game => {
  const match = openMatch(game, {}, 8, 12)
  for (const [i, { class: quality, refutation, reason }] of analysisOf(match, 50).plies.entries()) {
    const isMistake = quality !== 'best' && quality !== 'good'
    expect([i, refutation !== undefined, reason !== undefined]).toEqual([i, isMistake, isMistake])
    let step = expectOk(newMatch({ game }))
    for (const { move } of match.plies.slice(0, i + 1)) step = played(step, move)
    for (const text of refutation ?? []) {
      const move = movesOf(step).find(m => rulesOf(step).write(step.setup, m) === text)
      expect(move).toBeDefined()
      step = played(step, move ?? -1)
    }
  }
})

test('a match without moves has an empty analysis', () => {
  expect(analysisOf(expectOk(newMatch({ game: 'trike' }))).plies).toEqual([])
})

describe('a stored analysis', () => {
  const match = openMatch('trike', {}, 4, 5)
  const analysis = analysisOf(match)
  const packed = packAnalysis(analysis)
  const refused = { ok: false, error: { code: 'record/invalid' } }
  const changed = (change: object) => JSON.stringify({ ...analysis, ...change })

  test('comes back as it was', () => {
    expect(readAnalysis(packed, match, NODES)).toEqual({ ok: true, value: analysis })
  })

  test('is refused by a match with other moves, options or another game', () => {
    const [first] = movesOf(match)
    expect(readAnalysis(packed, played(match, first), NODES)).toEqual(refused)
    expect(readAnalysis(packed, openMatch('trike', {}, 5, 5), NODES)).toEqual(refused)
    expect(readAnalysis(packed, openMatch('trike', { size: 9 }, 4, 5), NODES)).toEqual(refused)
    expect(readAnalysis(packed, openMatch('turtles', {}, 4, 5), NODES)).toEqual(refused)
  })

  test('is refused when it was made with other nodes, rules or another release', () => {
    expect(readAnalysis(packed, match)).toEqual(refused)
    for (const change of [{ version: 2 }, { version: 4 }, { rules: 99 }, { start: 'x' }, { extra: 1 }])
      expect(readAnalysis(changed(change), match, NODES)).toEqual(refused)
  })

  test('is refused when it is damaged, and nothing is thrown', () => {
    const [first, ...rest] = analysis.plies
    for (const ply of [
      { before: 2 },
      { before: 'x' },
      { class: 'great' },
      { best: '?' },
      { line: ['?'] },
      { move: 'a1' },
    ])
      expect(readAnalysis(changed({ plies: [{ ...first, ...ply }, ...rest] }), match, NODES)).toEqual(refused)
    for (let end = 0; end < packed.length; end += 7)
      expect(readAnalysis(packed.slice(0, end), match, NODES)).toEqual(refused)
    for (const text of ['', 'null', '[]', '{}', '"x"', '['.repeat(100_000)])
      expect(readAnalysis(text, match, NODES)).toEqual(refused)
  })
})
