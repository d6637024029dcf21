import { gameOf, newMatch, piecesOf, playMove, readMove, positionOf, type GameId, type Match } from '@tabuleiro/engine'
import { useMemo } from 'react'
import { BoardPicture } from './BoardPicture'
import type { GameUi } from '../games/game'
import { layOut, marginOf, type Box } from './layout'
import { lookUpGameUi } from '../games/registry'

interface GamePictureProps {
  readonly game: GameId
  readonly box: Box
  /** The empty board that these give, in place of a game on its way. */
  readonly options?: unknown
}

/** A board with a few moves made, to recognise a game by. */
export function GamePicture({ game, box, options }: GamePictureProps) {
  const board = lookUpGameUi(game)
  const match = useMemo(() => pictured(game, board, options), [game, board, options])
  return match ? <MatchPicture match={match} box={box} /> : null
}

/** A match as it stands now. */
export function MatchPicture({ match, box }: { readonly match: Match; readonly box: Box }) {
  const board = lookUpGameUi(match.game)
  const { setup } = match
  const { width, height } = box
  const layout = useMemo(
    () => layOut(board.draw.shape(setup), { width, height }, { margin: marginOf(board.draw.shape(setup)) }),
    [board, setup, width, height],
  )
  return <BoardPicture layout={layout} board={board} state={positionOf(match)} pieces={piecesOf(match)} />
}

/** The match on the card of a game, or a new one with these options. */
export function pictured(game: GameId, board: GameUi, options?: unknown): Match | undefined {
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
