import type { GameBoard } from '../game'
import { Beach } from './Background'
import { InTheSea } from './PlayerExtras'
import { looks } from './appearance'
import { TurtlePiece } from './Piece'
import { Sea } from './Overlay'
import { shape, type TurtlesState } from './shape'
import { story } from './describeMove'
import { standing, tray } from './tray'
import { choice, contents, holding, place } from './words'

/** Turtles on a beach between two seas, seen from above. */
export const turtlesBoard: GameBoard<TurtlesState> = {
  shape,
  homeOf: setup => (setup.options.start === 'north' ? 1 : 0),
  Piece: TurtlePiece,
  Ground: Beach,
  Art: Sea,
  Holding: InTheSea,
  // A turtle that has scored floats in its sea.
  drawnAt: place => place.replace(/^scored-([sn])\d$/, 'goal-$1'),
  looks,
  standing,
  holding,
  tray,
  place,
  choice,
  contents,
  story,
  picture: 'h3a.h5b.h5a.5d.h4b.h3b.5u.h4b.5u.5d.h1a.h1a.3d'.split('.'),
}
