import type { ReactNode } from 'react'
import { G, Rect } from 'react-native-svg'
import { useTheme } from '../../theme/useTheme'

/** Turns that draw the same thing for both sides of a table. */
export const HALVES = [0, 180]

/** A tile of a board a hundred wide, without the joints around it. */
export const TILE = { x: -46.5, y: -46.5, width: 93, height: 93, rx: 7 }

/** A tile glazed all over: nothing can stand here (rules 2, obstacles). */
export function SolidTile({ children }: { readonly children: ReactNode }) {
  const { cobalt } = useTheme()
  return (
    <G>
      <Rect {...TILE} fill={cobalt} />
      {children}
    </G>
  )
}
