import { otherSide, type Notation } from '../../core/game'
import { fail, ok, refusePosition, type Result } from '../../core/result'
import { readRows, writeRows } from '../../core/rowNotation'
import type { TrikeSetup } from './board'
import { rules, SWAP, type TrikeState } from './rules'

export const notation: Notation<TrikeState> = { encode, decode, write, isMoveSyntax }

/** rules 8.1; text outside this grammar is unreadable. */
function isMoveSyntax(text: string): boolean {
  return text === 'swap' || /^[a-s][1-9][0-9]?$/.test(text)
}

function write(setup: TrikeSetup, move: number): string {
  return move === SWAP ? 'swap' : (setup.names.get(move) ?? '')
}

/** rules 8.2: rows, pawn, colour to move, owner of black. */
function encode(s: TrikeState): string {
  const rows = writeRows(s.setup.rows, 'bw', cell => s.cells[cell])
  const colour = s.stones % 2 === 0 ? 'b' : 'w'
  return `${rows}_${s.setup.names.get(s.pawn) ?? '-'}_${colour}_${s.black + 1}`
}

function decode(setup: TrikeSetup, text: string): Result<TrikeState> {
  const refused = fail('position/invalid')
  const fields = text.split('_')
  if (fields.length !== 4) return refused
  const [rows, pawnName, colour, owner] = fields
  const cells = setup.empty.slice()
  const count = [0, 0, 0]
  const put = (cell: number, content: number) => {
    cells[cell] = content
    count[content]++
  }
  if (!readRows(rows, setup.rows, 'bw', put)) return refused
  const [, blacks, whites] = count
  const stones = blacks + whites
  // The colours alternate strictly, so the surplus shows who is to move.
  if (owner !== '1' && owner !== '2') return refused
  if (blacks - whites !== stones % 2) return refusePosition('uneven')
  if (colour !== (stones % 2 === 0 ? 'b' : 'w')) return refusePosition('colour-to-move')
  if (owner === '2' && (!setup.options.pie || stones === 0)) return refusePosition('swap-early')
  const pawn = pawnName === '-' ? 0 : setup.indices.get(pawnName)
  if (pawn === undefined) return refused
  if ((pawn === 0) !== (stones === 0)) return refusePosition(pawn === 0 ? 'pawn-needed' : 'pawn-early')
  // The pawn stands on the checker placed last, which is not of the colour to move.
  if (pawn !== 0 && cells[pawn] !== (stones % 2 === 0 ? 2 : 1)) return refusePosition('pawn-colour')
  const black = owner === '1' ? 0 : 1
  const turn = stones % 2 === 0 ? black : otherSide(black)
  return ok({ ...rules.start(setup), ...computeKey(setup, cells, pawn, black), turn, cells, pawn, stones, black })
}

/** The key that `play` would have reached: a checker's key includes the arrival of the pawn, which has left since. */
function computeKey(setup: TrikeSetup, cells: Uint8Array, pawn: number, black: number): { lo: number; hi: number } {
  const { keys } = setup
  const size = cells.length
  let lo = keys.lo[pawn] ^ keys.lo[0]
  let hi = keys.hi[pawn] ^ keys.hi[0]
  for (const { index } of setup.cells) {
    if (cells[index] === 0) continue
    lo ^= keys.lo[cells[index] * size + index] ^ keys.lo[index]
    hi ^= keys.hi[cells[index] * size + index] ^ keys.hi[index]
  }
  return black === 0 ? { lo, hi } : { lo: lo ^ keys.lo[3 * size], hi: hi ^ keys.hi[3 * size] }
}
