import type { Notation } from '../../core/game'
import { fail, ok, refusePosition, type Result } from '../../core/result'
import { readRows, writeRows } from '../../core/rowNotation'
import { SYMBOLS, type AlliancesSetup } from './board'
import { isSettled } from './chains'
import { ownerOf, makePosition, rules, type AlliancesState } from './rules'

export const notation: Notation<AlliancesState> = { encode, decode, write, isMoveSyntax }

/** Owners 0 (none), 1, 2 as the rules write them. */
const OWNERS = '-12'

/** rules 9; text outside this grammar is unreadable. */
function isMoveSyntax(text: string): boolean {
  return text === 'swap' || /^[opg][a-q][1-9][0-9]?$/.test(text)
}

function write(setup: AlliancesSetup, move: number): string {
  return setup.texts[move]
}

/** rules 9: rows, player to move, chart of player 1, owners of orange, purple and green. */
function encode(s: AlliancesState): string {
  const rows = writeRows(s.setup.rows, SYMBOLS, cell => s.cells[cell])
  const won = [1, 2, 3].map(colour => OWNERS.charAt(ownerOf(s, colour))).join('')
  return `${rows}_${s.turn + 1}_${s.holderA === 0 ? 'a' : 'b'}_${won}`
}

function decode(setup: AlliancesSetup, text: string): Result<AlliancesState> {
  const refused = fail('position/invalid')
  const fields = text.split('_')
  if (fields.length !== 4) return refused
  const [rows, turn, chart, won] = fields
  if (turn !== '1' && turn !== '2') return refused
  if (chart !== 'a' && chart !== 'b') return refused
  if (won.length !== 3) return refused
  const owners = [0, 1, 2].map(i => OWNERS.indexOf(won.charAt(i)))
  if (owners.includes(-1)) return refused
  const cells = setup.empty.slice()
  const count = [0, 0, 0, 0]
  const put = (cell: number, disc: number) => {
    cells[cell] = disc
    count[disc]++
  }
  if (!readRows(rows, setup.rows, SYMBOLS, put)) return refused
  if (count.some(discs => discs > setup.supply)) return refusePosition('many-discs')
  const s = makePosition(setup, cells, turn === '1' ? 0 : 1, chart === 'a' ? 0 : 1, [0, ...owners])
  // A finished game is accepted whatever the board shows; before that nothing may be left to award.
  return rules.outcome(s, 1) !== 'playing' || isSettled(s) ? ok(s) : refusePosition('unsettled')
}
