import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { legalMoves, moveList, next, type Game, type State } from './core/game'
import { Line, perft } from './core/line'
import { readMove, writtenMoves } from './core/moveText'
import { expectOk } from './core/result'
import { movesOf, resultOf, seenAt, type Match } from './match/match'
import { eventsOf, piecesOf } from './match/pieces'
import { gameIds, gameOf, type GameId } from './registry'
import { manifests } from './testing/manifests'
import { randomMatch, randomOptions, startOf } from './testing/play'

/** Laws that hold for every game with every set of options, tried on random play. */

/** A position as plain data, without the tables it shares. */
function snapshot(s: State): Record<string, unknown> {
  const { setup: _, ...rest } = s
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, isArray(value) ? hex(value) : value]))
}

/** One text per array: comparing it is much faster than comparing element by element. */
const hex = (array: Uint8Array) => Buffer.from(array).toString('hex')
const isArray = (value: unknown): value is Uint8Array => ArrayBuffer.isView(value)

/** A position as far as its text carries it. */
function written(game: Game, s: State): Record<string, unknown> {
  const unwritten = ['reversiblePlies', ...manifests[game.id as GameId].unwritten]
  return Object.fromEntries(Object.entries(snapshot(s)).filter(([name]) => !unwritten.includes(name)))
}

/** Checks a law on positions of random games with random options: the first ones, the last ones, and some between. */
function always(game: Game, law: (match: Match, ply: number, s: State) => void, runs = 25, plies = 80) {
  fc.assert(
    fc.property(fc.integer(), seed => {
      const options = seed % 3 === 0 ? {} : randomOptions(game, seed)
      const match = randomMatch({ game: game.id as Match['game'], options }, seed, plies)
      const stride = Math.ceil(match.positions.length / 16)
      match.positions.forEach((s, ply) => {
        if (ply < 3 || ply % stride === 0 || ply >= match.plies.length - 2) law(match, ply, s)
      })
    }),
    { numRuns: runs },
  )
}

describe.each(gameIds)('%s', id => {
  const game = gameOf(id)

  test('playing changes nothing in the position before', () => {
    always(game, (match, ply, s) => {
      const before = snapshot(s)
      for (const move of legalMoves(game, s, seenAt(match, ply)).slice(0, 5)) next(game, s, move)
      expect(snapshot(s)).toEqual(before)
    })
  })

  test('a copy equals its original in every field and shares no array', () => {
    always(game, (match, ply, s) => {
      const fresh = game.copy(s) as unknown as State
      const reused = game.copy(s, game.copy(match.positions[0])) as unknown as State
      for (const copy of [fresh, reused]) {
        expect(snapshot(copy)).toEqual(snapshot(s))
        expect(copy.setup).toBe(s.setup)
        for (const [name, value] of Object.entries(copy)) {
          if (isArray(value)) expect(value).not.toBe((s as unknown as Record<string, unknown>)[name])
        }
      }
    })
  })

  test('moves are distinct, within bounds, in the same order every time, and there while the game is on', () => {
    always(game, (match, ply, s) => {
      const moves = legalMoves(game, s, seenAt(match, ply))
      expect(new Set(moves).size).toBe(moves.length)
      expect(moves.length).toBeLessThanOrEqual(s.setup.maxMoves)
      expect(moves.every(move => Number.isInteger(move) && move >= 0 && move < 2 ** 30)).toBe(true)
      expect(legalMoves(game, s, seenAt(match, ply))).toEqual(moves)
      expect(moves.length > 0).toBe(game.outcome(s, seenAt(match, ply)) === 'playing')
    })
  })

  test('a reason is given exactly when the game is over', () => {
    always(game, (match, ply, s) => {
      const seen = seenAt(match, ply)
      expect(game.reason(s, seen) === undefined).toBe(game.outcome(s, seen) === 'playing')
    })
  })

  test('a position comes back from its text, with the key that play reached', () => {
    always(game, (_match, _ply, s) => {
      const read = expectOk(game.decode(s.setup, game.encode(s)))
      expect(written(game, read)).toEqual(written(game, s))
      expect(game.encode(read)).toBe(game.encode(s))
    })
  })

  test('equal keys mean equal positions', () => {
    const texts = new Map<string, string>()
    always(game, (_match, _ply, s) => {
      const key = `${s.lo} ${s.hi} ${JSON.stringify(s.setup.options)}`
      const text = JSON.stringify({ ...written(game, s), lo: 0, hi: 0 })
      expect(texts.get(key) ?? text).toBe(text)
      texts.set(key, text)
    })
  })

  test('a position read from text has the same moves in the same order, a ban apart', () => {
    always(game, (match, ply, s) => {
      const seen = seenAt(match, ply)
      const moves = legalMoves(game, s, seen)
      const afresh = legalMoves(game, expectOk(game.decode(s.setup, game.encode(s))), seen)
      if (moves.length === 0) return
      expect(afresh.filter(move => moves.includes(move))).toEqual(moves)
      expect(afresh.length - moves.length).toBeLessThanOrEqual(1)
    })
  })

  test('a move comes back from its text, and no two share one', () => {
    always(
      game,
      (match, ply, s) => {
        const seen = seenAt(match, ply)
        const moves = writtenMoves(game, s, seen)
        expect(new Set(moves.map(m => m.text)).size).toBe(moves.length)
        for (const { move, text } of moves) {
          expect(game.isMoveSyntax(text)).toBe(true)
          expect(expectOk(readMove(game, s, seen, text))).toBe(move)
        }
      },
      8,
    )
  })

  test('taps lead to exactly one move, and none are the beginning of another', () => {
    always(game, (match, ply, s) => {
      const lists = legalMoves(game, s, seenAt(match, ply)).map(move => game.taps(s, move))
      const prefixes = new Set(lists.flatMap(taps => taps.slice(0, -1).map((_, i) => taps.slice(0, i + 1).join(' '))))
      const whole = lists.map(taps => taps.join(' '))
      expect(new Set(whole).size).toBe(whole.length)
      expect(whole.filter(taps => prefixes.has(taps))).toEqual([])
    })
  })

  test('the swap is one tap, and the only move that swaps', () => {
    let swaps = 0
    always(game, (match, ply, s) => {
      for (const move of legalMoves(game, s, seenAt(match, ply))) {
        const swapped = game.events(s, move, next(game, s, move)).some(event => event.kind === 'swapped')
        expect(swapped).toBe(move === game.swap)
        if (!swapped) continue
        expect(game.taps(s, move)).toHaveLength(1)
        swaps++
      }
    })
    expect(swaps > 0).toBe(game.swap !== undefined)
  })

  test('a line goes down and back to the same position', () => {
    always(
      game,
      (match, ply, s) => {
        const line = new Line(game, s, match.positions.slice(0, ply))
        const before = snapshot(line.state)
        const moves = legalMoves(game, s, seenAt(match, ply)).slice(0, 4)
        for (const move of moves) {
          line.push(move)
          const list = moveList(s.setup)
          if (line.outcome() === 'playing') {
            line.moves(list)
            line.advance(list.at[0])
          }
          line.pop()
          expect(snapshot(line.state)).toEqual(before)
        }
      },
      15,
    )
  })

  test('the search line and the match agree on history, outcome and moves', () => {
    always(
      game,
      (match, ply) => {
        if (ply !== match.plies.length) return
        // The first half is given as history, the rest is walked.
        const half = match.plies.length >> 1
        const line = new Line(game, match.positions[half], match.positions.slice(0, half))
        match.plies.forEach(({ move }, at) => {
          if (at < half) return
          expect(line.seen()).toBe(seenAt(match, at))
          if (at % 2 === 0) line.push(move)
          else line.advance(move)
        })
        expect(line.outcome() === 'playing').toBe(resultOf(match) === undefined)
        expect(snapshot(line.state)).toEqual(snapshot(match.positions[ply]))
        expect(legalMoves(game, line.state, line.seen())).toEqual(movesOf(match))
      },
      40,
      200,
    )
  })

  test('playing every leaf counts what counting the last moves counts', () => {
    const line = new Line(game, startOf(game))
    const counted = perft(line, 2)
    expect(perft(line, 2, { leaves: 'played' })).toBe(counted)
    expect(perft(line, 2, { limit: (counted ?? 0) - 1 })).toBeUndefined()
  })

  test('events and pieces: ids are unique, what moved is where the events say, and the rest are the same objects', () => {
    always(
      game,
      (match, ply) => {
        const pieces = piecesOf(match, ply)
        expect(new Set(pieces.map(piece => piece.id)).size).toBe(pieces.length)
        if (ply === 0) return
        const events = eventsOf(match, ply)
        expect(events.length).toBeGreaterThan(0)
        const before = new Map(piecesOf(match, ply - 1).map(piece => [piece.id, piece]))
        for (const piece of pieces) {
          const old = before.get(piece.id)
          expect(old === piece).toBe(JSON.stringify(old) === JSON.stringify(piece))
        }
        const changed = pieces.filter(piece => before.get(piece.id)?.at !== piece.at)
        const text = JSON.stringify(events)
        // Places off the board have a dash in their names.
        for (const piece of changed) if (!piece.at.includes('-')) expect(text).toContain(piece.at)
      },
      15,
    )
  })
})

test('`play` is called in the two places that own the position they change, and nowhere else', () => {
  const sources = (readdirSync(__dirname, { recursive: true }) as string[]).filter(
    name => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const callers = sources.filter(name => /\.play\(/.test(readFileSync(join(__dirname, name), 'utf8')))
  expect(callers.map(name => name.replace(/\\/g, '/')).sort()).toEqual(['core/game.ts', 'core/line.ts'])
})
