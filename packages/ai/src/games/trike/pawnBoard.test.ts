import { expectOk, games, legalMoves, Line, moveList, next, winFor, type StateOf } from '@tabuleiro/engine'
import { Random } from '../../search/random'
import { LEVEL, PawnBoard, ROOM } from './pawnBoard'

const { trike } = games
const boards = [
  { board: 'triangle', size: 5 },
  { board: 'triangle', size: 8 },
  { board: 'hexagon', size: 4 },
]

/** Positions of random games in which the game is on. */
function positions(options: object, games: number): StateOf<'trike'>[] {
  const random = new Random(4)
  const found: StateOf<'trike'>[] = []
  for (let game = 0; game < games; game++) {
    let s = trike.start(expectOk(trike.setup({ ...options, pie: false })))
    while (trike.outcome(s, 1) === 'playing') {
      if (s.stones > 0) found.push(s)
      const moves = legalMoves(trike, s)
      s = next(trike, s, moves[random.below(moves.length)])
    }
  }
  return found
}

const movesOn = (board: PawnBoard, s: StateOf<'trike'>): number[] => {
  const list = new Int32Array(s.setup.maxMoves)
  return Array.from(list.subarray(0, board.moves(list)))
}

const winsAtOnce = (s: StateOf<'trike'>): number[] =>
  legalMoves(trike, s).filter(move => trike.outcome(next(trike, s, move), 1) === winFor(s.turn))

describe.each(boards)('on %j', options => {
  test('the moves, their traps and what they expose are those of the rules', () => {
    for (const s of positions(options, 4)) {
      const board = new PawnBoard(s)
      const moves = movesOn(board, s)
      expect([...moves].sort()).toEqual(legalMoves(trike, s).sort())
      const lead = (move: number) => ((s.stones & 1) === 0 ? 1 : -1) * (board.around[move] - LEVEL)
      const traps = moves.filter(move => board.around[move] < ROOM)
      expect(traps.filter(move => lead(move) >= 0).sort()).toEqual(winsAtOnce(s).sort())
      for (const move of moves) {
        const after = next(trike, s, move)
        expect(board.around[move] < ROOM).toBe(trike.outcome(after, 1) !== 'playing')
        if (trike.outcome(after, 1) === 'playing') expect(board.exposes(move)).toBe(winsAtOnce(after).length > 0)
      }
    }
  })

  test('playing a move and taking it back leaves the board as it was, and playouts leave it too', () => {
    const state = Uint32Array.of(77)
    for (const s of positions(options, 3)) {
      const board = new PawnBoard(s)
      for (const move of movesOn(board, s).filter(move => board.around[move] >= ROOM)) {
        board.play(move)
        expect(board).toMatchObject({ pawn: move, stones: s.stones + 1 })
        expect([...movesOn(board, s)].sort()).toEqual(legalMoves(trike, next(trike, s, move)).sort())
        board.playOut(state)
        board.takeBack(s.pawn)
      }
      expect(contents(board)).toEqual(contents(new PawnBoard(s)))
    }
  })

  test('a playout that one ply decides has the result of the rules', () => {
    for (const s of positions(options, 20)) {
      const ends = legalMoves(trike, s).map(move => trike.outcome(next(trike, s, move), 1))
      if (ends.some(end => end !== ends[0]) || ends[0] === 'playing') continue
      expect(new PawnBoard(s).playOut(Uint32Array.of(9))).toBe(ends[0] === 'first')
    }
  })

  test('playouts win as often as random games by the rules', () => {
    const state = Uint32Array.of(5)
    const random = new Random(6)
    const s = positions(options, 1)[2]
    const board = new PawnBoard(s)
    const rounds = 3_000
    const wins = { board: 0, rules: 0 }
    for (let i = 0; i < rounds; i++) {
      if (board.playOut(state)) wins.board++
      if (winsAtRandom(s, random)) wins.rules++
    }
    // Five standard deviations of the difference.
    expect(Math.abs(wins.board - wins.rules)).toBeLessThan(5 * Math.sqrt(rounds / 2))
  })
})

/** Whether black wins a random game from here. */
function winsAtRandom(from: StateOf<'trike'>, random: Random): boolean {
  const line = new Line(trike, from)
  const list = moveList(from.setup)
  while (line.outcome() === 'playing') {
    line.moves(list)
    line.advance(list.at[random.below(list.size)])
  }
  return line.outcome() === 'first'
}

/** All that a board holds but the scratch arrays of playouts, which nothing else reads. */
function contents(board: PawnBoard): object {
  return Object.fromEntries(Object.entries(board).filter(([name]) => !name.startsWith('played')))
}
