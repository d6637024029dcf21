import { manifest as alliances } from '../games/alliances/testing/manifest'
import { manifest as threeDragons } from '../games/three-dragons/testing/manifest'
import { manifest as trike } from '../games/trike/testing/manifest'
import { manifest as turtles } from '../games/turtles/testing/manifest'
import type { GameId } from '../registry'
import type { GameManifest } from './manifest'

/** The manifest of every game: the compiler names the one that is missing. */
export const manifests: Readonly<Record<GameId, GameManifest>> = {
  'three-dragons': threeDragons,
  trike,
  alliances,
  turtles,
}
