import type { Notation } from '../../core/game'
import { fail, ok, type Result } from '../../core/result'
import { readRows, writeRows } from '../../core/rowNotation'
import { fromOf, toOf, type ClobberSetup } from './board'
import { makePosition, type ClobberState } from './rules'

export const notation: Notation<ClobberState> = { encode, decode, write, isMoveSyntax }

const SYMBOLS = 'bw'

/** Text outside this grammar is unreadable. */
function isMoveSyntax(text: string): boolean {
  return /^[a-h][1-8]-[a-h][1-8]$/.test(text)
}

function write(setup: ClobberSetup, move: number): string {
  return `${setup.names.get(fromOf(move)) ?? ''}-${setup.names.get(toOf(move)) ?? ''}`
}

/** Rows from the top, player to move. */
function encode(s: ClobberState): string {
  return `${writeRows(s.setup.rows, SYMBOLS, cell => s.cells[cell])}_${s.turn + 1}`
}

function decode(setup: ClobberSetup, text: string): Result<ClobberState> {
  const refused = fail('position/invalid')
  const fields = text.split('_')
  if (fields.length !== 2) return refused
  const [rows, turn] = fields
  if (turn !== '1' && turn !== '2') return refused
  const cells = setup.empty.slice()
  const put = (cell: number, content: number) => {
    cells[cell] = content
  }
  if (!readRows(rows, setup.rows, SYMBOLS, put)) return refused
  return ok(makePosition(setup, cells, turn === '1' ? 0 : 1))
}
