import type { GameId } from '@tabuleiro/engine'
import { openLevel } from '../../src/players/openPlayer'
import { think } from '../../src/players/think'
import type { Row } from '../bench/rows'
import { computeSignature, rowName, SIGNED_NODES } from '../bench/signature'
import { openMatches, type Clock } from '../bench/work'
import { runVector, type Vector } from './vectors'

/** The checks of one game on one virtual machine. */
export interface Task {
  readonly game: GameId
  readonly vectors: readonly Vector[]
  readonly rows: readonly Row[]
}

/** How much was checked, how long it took in milliseconds, and every difference. */
export interface Report {
  readonly game: GameId
  readonly vectors: number
  readonly perftNodes: number
  readonly rulesMillis: number
  readonly searches: number
  readonly searchMillis: number
  readonly faults: readonly string[]
}

/** Checks the vectors and the signatures of a game. */
export function check({ game, vectors, rows }: Task, clock: Clock): Report {
  const start = clock()
  const wrong = vectors.flatMap(vectorFault)
  const middle = clock()
  const otherwise = rows.flatMap(signatureFault)
  return {
    game,
    vectors: vectors.length,
    perftNodes: vectors.reduce((sum, vector) => sum + (vector.type === 'perft' ? vector.nodes : 0), 0),
    rulesMillis: middle - start,
    searches: rows.reduce((sum, { plies }) => sum + plies.length, 0),
    searchMillis: clock() - middle,
    faults: [...wrong, ...otherwise],
  }
}

function vectorFault(vector: Vector, at: number): string[] {
  const { found, due } = runVector(vector)
  return fault(`vector ${at + 1}, ${vector.type}`, JSON.stringify(found), JSON.stringify(due))
}

function signatureFault(row: Row): string[] {
  const found = openMatches(row).map(match => think(openLevel(match, { nodes: SIGNED_NODES }, 1), () => 0))
  return fault(`search ${rowName(row)}`, computeSignature(found), row.signature)
}

const fault = (what: string, found: string, due: string) => (found === due ? [] : [`${what}: ${found}, not ${due}`])
