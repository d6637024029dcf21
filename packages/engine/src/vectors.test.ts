import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answer } from '../bin/answer'
import { Line, perft } from './core/line'
import { expectOk } from './core/result'
import { newMatch, positionOf, rulesOf } from './match/match'
import { gameIds, type GameId } from './registry'

/** One line of a vector file: the same fields as a request to the referee, and what must come of it. */
interface Vector {
  readonly type: 'perft' | 'case' | 'game' | 'refuse'
  readonly game: GameId
  readonly options: object
  readonly position?: string | null
  readonly title?: string
  readonly move?: string
  readonly moves?: readonly string[]
  readonly depth?: number
  readonly nodes?: number
  readonly code?: string
  readonly expect?: { readonly illegal?: boolean; readonly position?: string; readonly result?: unknown }
  readonly positions?: readonly string[]
  readonly legalCounts?: readonly number[]
  readonly legalAt?: Readonly<Record<string, readonly string[]>>
  readonly result?: unknown
}

const folder = join(__dirname, '..', 'vectors')
const files = readdirSync(folder).filter(name => name.endsWith('.jsonl'))

function vectorsIn(file: string): Vector[] {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n')
  return lines.filter(line => line !== '').map(line => JSON.parse(line) as Vector)
}

/** Asks as a client of the referee does, so that the vectors prove the protocol with the rules. */
function ask(request: object): Record<string, unknown> {
  const line = JSON.stringify(request)
  return answer(line, Buffer.byteLength(line)) as Record<string, unknown>
}

test('every game has a file of vectors, and every file belongs to a game', () => {
  expect(files.sort()).toEqual(gameIds.map(id => `${id}.jsonl`).sort())
})

describe.each(files)('%s', file => {
  const vectors = vectorsIn(file).map((vector, at) => ({ ...vector, name: `line ${at + 1} ${vector.title ?? ''}` }))
  const of = (type: Vector['type']) => vectors.filter(vector => vector.type === type)

  // Deeper than the referee's limit of ten plies, so counted directly.
  test.each(of('perft'))(
    'perft: $name $options depth $depth is $nodes',
    ({ game, options, position, depth, nodes }) => {
      const match = expectOk(newMatch({ game, options, start: position ?? undefined }))
      expect(perft(new Line(rulesOf(match), positionOf(match)), depth ?? 0)).toBe(nodes)
    },
  )

  test.each(of('case'))('case: $name', ({ game, options, position, move, expect: expected }) => {
    const reply = ask({ game, options, position, moves: [move] })
    if (expected?.illegal === true) {
      expect(reply).toMatchObject({
        ok: false,
        error: { code: expect.stringMatching(/^(move|game)\//) as string, at: 0 },
      })
    } else expect(reply).toMatchObject({ ok: true, position: expected?.position, result: expected?.result })
  })

  test.each(of('game'))(
    'game: $name',
    ({ game, options, position, moves, positions, legalCounts, legalAt, result }) => {
      expect(ask({ game, options, position, moves, trace: true })).toMatchObject({ positions, legalCounts, result })
      for (const [ply, legal] of Object.entries(legalAt ?? {})) {
        expect(ask({ game, options, position, moves: moves?.slice(0, Number(ply)) })).toMatchObject({ legal })
      }
    },
  )

  test.each(of('refuse'))('refuse: $name $code', ({ game, options, position, moves, code }) => {
    expect(ask({ game, options, position, moves })).toMatchObject({ ok: false, error: { code } })
  })
})
