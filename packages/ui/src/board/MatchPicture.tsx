import { gameOf, newMatch, piecesOf, playMove, readMove, positionOf, type GameId, type Match } from '@tabuleiro/engine'
import { useMemo } from 'react'
import { lookUpGameUi } from '../games/registry'
import type { Mark } from '../model/session/marks'
import { BoardLayers } from './BoardLayers'
import { DrawingBox, Layer } from './Drawing'
import { drawnMarks } from './drawnMarks'
import { layOut, boardMargin, type BoardLayout, type Box } from './layout'
import { StillPieces } from './StillPieces'

interface MatchDrawingProps {
  readonly match: Match
  readonly layout: BoardLayout
  readonly marks?: readonly Mark[]
}

const noMarks: readonly Mark[] = []

/**
 * A match as it stands, without anything to tap: a view that screen readers skip, or a part of the drawing around it.
 */
export function MatchDrawing({ match, layout, marks = noMarks }: MatchDrawingProps) {
  const gameUi = lookUpGameUi(match.game)
  const pieces = piecesOf(match)
  const drawn = { layout, gameUi, pieces }
  return (
    <DrawingBox width={layout.width} height={layout.height}>
      <BoardLayers {...drawn} state={positionOf(match)} marks={drawnMarks(gameUi.draw, marks)}>
        <Layer>
          <StillPieces {...drawn} />
        </Layer>
      </BoardLayers>
    </DrawingBox>
  )
}

/** A match as it stands, as large as a box allows. */
export function MatchPicture({ match, box }: { readonly match: Match; readonly box: Box }) {
  const { game, setup } = match
  const { width, height } = box
  const layout = useMemo(() => fitPicture({ game, setup }, { width, height }), [game, setup, width, height])
  return <MatchDrawing match={match} layout={layout} />
}

/** Around a picture in pixels: the lines of a small board are wider than its scale, and would be cropped. */
const PICTURE_MARGIN = 2

/** The layout of a board without coordinates, as large as a box allows. */
export function fitPicture({ game, setup }: Pick<Match, 'game' | 'setup'>, box: Box): BoardLayout {
  const shape = lookUpGameUi(game).draw.shape(setup)
  return layOut(shape, box, { margin: Math.max(PICTURE_MARGIN, boardMargin(shape)) })
}

interface GamePictureProps {
  readonly game: GameId
  readonly box: Box
  /** Draws the empty board of these options instead of the sample match. */
  readonly options?: unknown
}

/** A board with a few moves made, to recognise a game by. */
export function GamePicture({ game, box, options }: GamePictureProps) {
  const match = useMemo(() => sampleMatch(game, options), [game, options])
  return match ? <MatchPicture match={match} box={box} /> : null
}

/** The match on the card of a game, or a new one with these options. */
export function sampleMatch(game: GameId, options?: unknown): Match | undefined {
  const match = newMatch({ game, options })
  if (!match.ok) return undefined
  return options === undefined ? lookUpGameUi(game).picture.reduce(withMove, match.value) : match.value
}

function withMove(match: Match, text: string): Match {
  const move = readMove(gameOf(match.game), positionOf(match), 1, text)
  const played = move.ok ? playMove(match, move.value) : move
  if (!played.ok) throw new Error(`the picture of ${match.game} has no move ${text}`)
  return played.value
}
