import { gameOf, newMatch, piecesOf, playMove, readMove, positionOf, type GameId, type Match } from '@tabuleiro/engine'
import { useMemo } from 'react'
import { RIM } from '../boards/BoardArt'
import { BoardPicture } from '../boards/BoardPicture'
import type { GameBoard } from '../boards/game'
import { layOut, type Box } from '../boards/layout'
import { boardOf } from '../games/registry'

/** A board with a few moves made, to recognise a game by; with `options`, the empty board that they give. */
export function GamePicture({
  game,
  box,
  options,
}: {
  readonly game: GameId
  readonly box: Box
  readonly options?: unknown
}) {
  const board = boardOf(game)
  const { width, height } = box
  const picture = useMemo(() => (board ? pictured(game, board, options) : undefined), [game, board, options])
  const layout = useMemo(
    () => board && picture && layOut(board.shape(picture.setup), { width, height }, { margin: RIM }),
    [board, picture, width, height],
  )
  return board && picture && layout ? (
    <BoardPicture layout={layout} board={board} state={positionOf(picture)} pieces={piecesOf(picture)} />
  ) : null
}

function pictured(game: GameId, board: GameBoard, options: unknown): Match | undefined {
  const match = newMatch({ game, options })
  if (!match.ok) return undefined
  return options === undefined ? board.picture.reduce(withMove, match.value) : match.value
}

function withMove(match: Match, text: string): Match {
  const move = readMove(gameOf(match.game), positionOf(match), 1, text)
  const played = move.ok ? playMove(match, move.value) : move
  if (!played.ok) throw new Error(`the picture of ${match.game} has no move ${text}`)
  return played.value
}
