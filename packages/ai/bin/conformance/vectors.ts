import {
  expectOk,
  gameOf,
  Line,
  newMatch,
  ok,
  perft,
  positionOf,
  readMove,
  replay,
  rulesOf,
  seenAt,
  toRecord,
  writtenMoves,
  type GameId,
  type Match,
  type Result,
} from '@tabuleiro/engine'

interface Start {
  readonly game: GameId
  readonly options: object
  readonly position?: string | null
}

/** One line of the engine's conformance vectors: a position, an action, and the expected result. */
export type Vector = Start &
  (
    | { readonly type: 'perft'; readonly depth: number; readonly nodes: number }
    | {
        readonly type: 'case'
        readonly move: string
        readonly expect: { readonly illegal?: boolean; readonly position?: string; readonly result?: unknown }
      }
    | { readonly type: 'refuse'; readonly moves: readonly string[]; readonly code: string }
    | {
        readonly type: 'game'
        readonly moves: readonly string[]
        readonly positions: readonly string[]
        readonly legalCounts: readonly number[]
        readonly legalAt?: Readonly<Record<string, readonly string[]>>
        readonly result: unknown
      }
  )

/** The result of a vector and the expected one: equal where the engine conforms. */
export function runVector(vector: Vector): { readonly found: unknown; readonly due: unknown } {
  switch (vector.type) {
    case 'perft': {
      const match = expectOk(played(vector, []))
      return { found: perft(new Line(rulesOf(match), positionOf(match)), vector.depth), due: vector.nodes }
    }
    case 'case': {
      const match = played(vector, [vector.move])
      const { illegal = false, position, result } = vector.expect
      if (illegal) return { found: match.ok ? 'legal' : 'illegal', due: 'illegal' }
      return { found: match.ok ? ending(match.value) : match.error, due: [position, result] }
    }
    case 'refuse': {
      const match = played(vector, vector.moves)
      return { found: match.ok ? 'taken' : match.error.code, due: vector.code }
    }
    case 'game':
      return runGame(vector)
  }
}

function runGame(vector: Vector & { readonly type: 'game' }): { readonly found: unknown; readonly due: unknown } {
  const { positions, legalCounts, legalAt = {}, result } = vector
  const legal: string[][] = []
  const match = expectOk(played(vector, vector.moves, legal))
  const game = rulesOf(match)
  legal.push(writtenMoves(game, positionOf(match), seenAt(match)).map(({ text }) => text))
  const plies = Object.keys(legalAt)
  return {
    found: [
      match.positions.map(s => game.encode(s)),
      legal.map(moves => moves.length),
      plies.map(ply => legal[Number(ply)]),
      toRecord(match).result,
    ],
    due: [positions, legalCounts, plies.map(ply => legalAt[ply]), result],
  }
}

/** The match after the moves. The legal moves before each of them are added to `legal` if it is given. */
function played({ game, options, position }: Start, moves: readonly string[], legal?: string[][]): Result<Match> {
  const match = newMatch({ game, options, start: position ?? undefined })
  if (!match.ok) return match
  return replay(match.value, moves.length, (s, seen, at) => {
    legal?.push(writtenMoves(gameOf(game), s, seen).map(({ text }) => text))
    const move = readMove(gameOf(game), s, seen, moves[at])
    return move.ok ? ok({ move: move.value }) : move
  })
}

const ending = (match: Match) => [rulesOf(match).encode(positionOf(match)), toRecord(match).result]
