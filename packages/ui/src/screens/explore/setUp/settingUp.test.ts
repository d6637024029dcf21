import { expectOk, gameIds, gameOf, newMatch, type GameId, type Piece, type State } from '@tabuleiro/engine'
import { lookUpGameUi } from '../../../games/registry'
import type { SetUp } from '../../../games/setUp'
import { withLine } from '../../../model/review/lines'
import { unusual, usual } from '../../../testing/sampleGames'
import { beginSettingUp, emptied, judgeDraft, MOVE, REMOVE, tapCell, undone, withTool } from './settingUp'

/** Whole numbers below `n`, the same ones for the same seed. */
function dice(seed: number): (n: number) => number {
  let now = seed + 1
  return n => {
    now = (now * 48_271) % 2_147_483_647
    return now % n
  }
}

/** Positions from whole games, on the usual board and on others. */
function positionsOf(game: GameId, count: number): readonly State[] {
  const positions = [...usual, ...unusual]
    .filter(sample => sample.game === game)
    .flatMap(({ options, moves }) => withLine(expectOk(newMatch({ game, options })), moves.split(' ')).positions)
  return positions.filter((_, i) => i % Math.ceil(positions.length / count) === 0)
}

const load = (game: GameId): Promise<SetUp> => lookUpGameUi(game).setUp()
const cellsOf = (game: GameId, s: State) =>
  lookUpGameUi(game)
    .draw.shape(s.setup)
    .cells.map(({ name }) => name)

/** What is drawn of a piece. */
const seen = ({ kind, at, side, value, height }: Piece) => ({ kind, at, side, value, height })
const isDrawn = ({ at }: Piece) => !at.startsWith('nest-')
const inOrder = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

describe.each(gameIds)('%s', game => {
  test('every position is read and written without loss, with the pieces that the engine knows', async () => {
    const setUp = await load(game)
    for (const s of positionsOf(game, 20)) {
      const draft = setUp.read(s)
      expect(setUp.write(s.setup, draft)).toBe(gameOf(game).encode(s))
      const shown = (pieces: readonly Piece[]) => pieces.filter(isDrawn).map(seen).sort(inOrder)
      expect(shown(setUp.pieces(s.setup, draft))).toEqual(shown(gameOf(game).pieces(s)))
    }
  })

  test('whatever is tapped, the text is a legal position or is refused by the engine, and undo leads back', async () => {
    const setUp = await load(game)
    const verdicts = new Set<boolean>()
    for (const [seed, s] of positionsOf(game, 6).entries()) {
      const roll = dice(seed)
      const cells = cellsOf(game, s)
      const tools = [MOVE, REMOVE, ...setUp.tools(s.setup).map(({ id }) => id)]
      const first = beginSettingUp(setUp.read(s))
      let now = first
      for (let i = 0; i < 60; i++) {
        now = tapCell(setUp, s.setup, withTool(now, tools[roll(tools.length)] ?? MOVE), cells[roll(cells.length)] ?? '')
        const { state, text } = judgeDraft(game, setUp, s.setup, now.draft)
        verdicts.add(state !== undefined)
        // What the editor writes is what the engine would write of it: nothing is guessed on the way.
        if (state) expect(gameOf(game).encode(state)).toBe(text)
      }
      while (now.earlier.length > 0) now = undone(now)
      expect(setUp.write(s.setup, now.draft)).toBe(setUp.write(s.setup, first.draft))
    }
    expect(verdicts).toContain(true)
  })

  test('the positions of whole games can be set up from an empty board, piece by piece', async () => {
    const setUp = await load(game)
    for (const s of positionsOf(game, 8)) {
      const target = setUp.read(s)
      const begun = beginSettingUp(setUp.read(gameOf(game).start(s.setup)))
      let now = { ...begun, draft: { ...emptied(setUp, s.setup, begun), fields: target.fields } }
      for (const piece of setUp.pieces(s.setup, target)) {
        if (piece.at.startsWith('scored-')) continue
        const tool = setUp.tools(s.setup).find(({ id }) => id === toolOf(game, target, piece))?.id ?? ''
        now = tapCell(setUp, s.setup, withTool(now, tool), piece.at)
      }
      if (game === 'three-dragons')
        for (const [cell, content] of Object.entries(target.cells))
          if (content === 'x' && now.draft.cells[cell] !== 'x')
            now = tapCell(setUp, s.setup, withTool(now, 'cave'), cell)
      expect(setUp.write(s.setup, now.draft)).toBe(gameOf(game).encode(s))
    }
  })
})

/** The tool that puts a piece. */
function toolOf(game: GameId, { cells }: ReturnType<SetUp['read']>, { id, kind, at }: Piece): string {
  if (game === 'turtles') return id
  return kind === 'pawn' ? 'pawn' : (cells[at] ?? '')
}

test.each([
  ['trike', { size: 5 }, 'bb.1.3.4.5_a1_w_1', undefined],
  ['trike', { size: 5 }, 'b.b1.3.4.5_b1_b_1', 'uneven'],
  ['trike', { size: 5 }, 'b.w1.3.4.5_a1_b_1', 'pawn-colour'],
  ['trike', { size: 5 }, 'b.2.3.4.5_-_w_1', 'pawn-needed'],
  ['trike', { size: 5 }, 'b.2.3.4.5_a1_b_1', 'colour-to-move'],
  ['trike', { size: 5 }, '1.2.3.4.5_-_b_2', 'swap-early'],
] as const)('%s %j refuses %s with its reason', (game, options, text, fault) => {
  const read = gameOf(game).decode(expectOk(gameOf(game).setup(options)), text)
  expect(read.ok ? 'legal' : read.error).toEqual({ code: 'position/invalid', ...(fault && { fault }) })
})

test('a piece is moved by two taps, and stays where the other cell cannot have it', async () => {
  const setUp = await load('three-dragons')
  const s = gameOf('three-dragons').start(expectOk(gameOf('three-dragons').setup({})))
  const begun = beginSettingUp(setUp.read(s))
  const held = tapCell(setUp, s.setup, begun, 'e2')
  expect(held.held).toBe('e2')
  const moved = tapCell(setUp, s.setup, held, 'e4')
  expect([moved.draft.cells['e2'], moved.draft.cells['e4']]).toEqual([undefined, '4'])
  const refused = tapCell(setUp, s.setup, held, 'a1')
  expect(refused).toMatchObject({ draft: begun.draft, isRefused: true, held: undefined })
})
