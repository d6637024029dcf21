import { expectOk, newMatch, type GameId } from '@tabuleiro/engine'
import { previewTap } from './previewTap'
import { noInput } from './taps'

const start = (game: GameId) => expectOk(newMatch({ game }))
const cellsOf = (preview: ReturnType<typeof previewTap>, kind: string) =>
  preview?.marks.flatMap(mark => (mark.kind === kind ? mark.cells : []))

test('over a piece it is chosen, and the places where it may go are shown', () => {
  const preview = previewTap(start('three-dragons'), noInput, 'e2')
  expect(cellsOf(preview, 'selected')).toEqual(['e2'])
  expect(cellsOf(preview, 'target')).toContain('e4')
  expect(preview?.pieces).toEqual([])
})

test('over a place where the piece in hand may go, the piece is shown there', () => {
  const preview = previewTap(start('three-dragons'), { taps: ['e2'], chooser: [] }, 'e4')
  expect(preview?.pieces.map(({ at }) => at)).toEqual(['e4'])
})

test('where a tap would do nothing, nothing is shown', () => {
  expect(previewTap(start('three-dragons'), noInput, 'e4')).toBeUndefined()
  expect(previewTap(start('three-dragons'), { taps: ['e2'], chooser: [] }, 'e2')).toBeUndefined()
})

test('a move of one tap is shown at once', () => {
  expect(previewTap(start('trike'), noInput, 'd2')?.pieces.map(({ kind }) => kind)).toContain('pawn')
})
