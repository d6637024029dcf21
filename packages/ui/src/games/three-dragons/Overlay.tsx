import { games, type StateOf } from '@tabuleiro/engine'
import { memo } from 'react'
import { G, Path, Rect } from 'react-native-svg'
import { Drawing } from '../../board/Drawing'
import type { OverlayProps } from '../game'
import type { BoardLayout } from '../../board/layout'
import { pieceColours } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { archPath, jointPath } from './outlines'
import { Pips } from './Pips'
import { HALVES, SolidTile, TILE } from './SolidTile'

type ThreeDragonsState = StateOf<'three-dragons'>

/** The caves in their present state. They change a few times in a game; unchanged ones are not drawn again. */
export const ThreeDragonsOverlay = memo(function ThreeDragonsOverlay({
  layout,
  state,
}: OverlayProps<ThreeDragonsState>) {
  const { width, height, byName, pitch } = layout
  return (
    <Drawing width={width} height={height}>
      {games['three-dragons'].facts(state).caves.map(({ name, state: kind, strength }) => {
        const centre = byName.get(name)?.centre
        return centre ? (
          <G key={name} transform={`translate(${centre.x} ${centre.y}) scale(${pitch / 100})`}>
            {kind === 'closed' && strength !== undefined && (
              <Doorsteps layout={layout} setup={state.setup} cave={name} />
            )}
            <Cave kind={kind} strength={strength} />
          </G>
        ) : null
      })}
    </Drawing>
  )
})

interface DoorstepsProps {
  readonly layout: BoardLayout
  readonly setup: ThreeDragonsState['setup']
  readonly cave: string
}

/** A step towards each square from which a cave is woken (rules 4, step 3). */
const Doorsteps = memo(function Doorsteps({ layout, setup, cave }: DoorstepsProps) {
  const { cellLine } = useTheme()
  const centre = layout.byName.get(cave)?.centre
  const around = setup.caves.find(({ name }) => name === cave)?.around ?? []
  return Array.from(around, square => {
    const beside = layout.byName.get(setup.names.get(square) ?? '')?.centre
    if (!centre || !beside) return null
    const turn = (Math.atan2(beside.x - centre.x, centre.y - beside.y) * 180) / Math.PI
    return <Path key={square} d="M-9 -50.5L0 -59L9 -50.5Z" fill={cellLine} transform={`rotate(${Math.round(turn)})`} />
  })
})

interface CaveProps {
  readonly kind: 'closed' | 'occupied' | 'opened'
  /** Of the dragon inside; undefined where there is none. */
  readonly strength: number | undefined
}

/** The radius of the arch inside and outside its stones. */
const INSIDE = 23
const OUTSIDE = 34
/** The courses of a wall inside the arch. */
const WALL = 'M-23 -13H23M-23 0H23M-23 13H23M0 -34V-13M-10 -13V0M10 0V13M0 13V34'

/**
 * A gateway of stones, one half for each side of the table. Behind a closed one glow as many embers as its dragon is
 * strong; where there are no dragons it is walled up; an opened one is dark and its stones have lost their glaze.
 */
const Cave = memo(function Cave({ kind, strength }: CaveProps) {
  const { cobalt } = useTheme()
  // Around a dragon at home the tile is bare: the square is no obstacle now (rules 2).
  if (kind === 'occupied') return <Rect {...TILE} fill="none" stroke={cobalt} strokeWidth={2.5} />
  const hasDragon = kind === 'closed' && strength !== undefined
  const inside = hasDragon || kind === 'opened' ? pieceColours.navy : cobalt
  return (
    <SolidTile>
      {HALVES.map(turn => (
        <G key={turn} transform={`rotate(${turn})`}>
          <Path d={archPath(OUTSIDE, 2)} fill={kind === 'opened' ? pieceColours.frost : pieceColours.ivory} />
          <Path d={jointPath(INSIDE, OUTSIDE + 1)} stroke={cobalt} strokeWidth={2.2} />
          <Path d={archPath(INSIDE, -1)} fill={inside} />
        </G>
      ))}
      {kind === 'closed' && !hasDragon && <Path d={WALL} stroke={pieceColours.frost} strokeWidth={2.2} />}
      {hasDragon && (
        <G fill={pieceColours.ember}>
          <Pips value={strength} gap={13} r={6.6} />
        </G>
      )}
    </SolidTile>
  )
})
