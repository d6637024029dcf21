import { expectOk, newMatch, piecesOf } from '@tabuleiro/engine'
import { render } from '@testing-library/react-native'
import { lookUpGameUi } from '../games/registry'
import type { PieceProps } from '../games/piece'
import { layOut } from './layout'
import { StillPieces } from './StillPieces'

test('what lies on top of a stack is drawn last', () => {
  const match = expectOk(newMatch({ game: 'turtles', start: '0.0_0.n5n4s1_0.0_0.0~n~0~0' }))
  const gameUi = lookUpGameUi('turtles')
  const drawn: (number | undefined)[] = []
  const Piece = ({ appearance }: PieceProps) => {
    drawn.push(appearance.value)
    return null
  }
  const layout = layOut(gameUi.draw.shape(match.setup), { width: 200, height: 400 })
  render(
    <StillPieces layout={layout} gameUi={{ ...gameUi, draw: { ...gameUi.draw, Piece } }} pieces={piecesOf(match)} />,
  )
  expect(drawn).toEqual([5, 4, 1])
})
