import { createContext, useContext, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import Svg, { G } from 'react-native-svg'

const PartContext = createContext(false)

/** Inside an `Svg`: makes all drawings below it parts of that one, so that it can be handed on as one picture. */
export function OneDrawing({ children }: { readonly children: ReactNode }) {
  return <PartContext.Provider value={true}>{children}</PartContext.Provider>
}

interface DrawingProps {
  readonly width: number
  readonly height: number
  readonly viewBox?: readonly [left: number, top: number, width: number, height: number]
  /** How far it is drawn beyond its room on each side, in the units of the view box. */
  readonly beyond?: number
  readonly children: ReactNode
}

/** A drawing of its own, or a part of the one around it. */
export function Drawing({ width, height, viewBox, beyond = 0, children }: DrawingProps) {
  const isPart = useContext(PartContext)
  const [left, top, wide, high] = viewBox ?? [0, 0, width, height]
  const [sx, sy] = [width / wide, height / high]
  if (isPart) return <G transform={`scale(${sx} ${sy}) translate(${-left} ${-top})`}>{children}</G>
  if (beyond === 0)
    return (
      <Svg width={width} height={height} {...(viewBox && { viewBox: viewBox.join(' ') })}>
        {children}
      </Svg>
    )
  const [dx, dy] = [beyond * sx, beyond * sy]
  return (
    <View style={{ width, height }}>
      <View style={[styles.placed, { left: -dx, top: -dy }]}>
        <Svg
          width={width + 2 * dx}
          height={height + 2 * dy}
          viewBox={`${left - beyond} ${top - beyond} ${wide + 2 * beyond} ${high + 2 * beyond}`}
        >
          {children}
        </Svg>
      </View>
    </View>
  )
}

/** A drawing at some place over the others. */
export function Placed({ x = 0, y = 0, children }: { readonly x?: number; readonly y?: number; children: ReactNode }) {
  const isPart = useContext(PartContext)
  if (isPart) return <G transform={`translate(${x} ${y})`}>{children}</G>
  return <View style={[styles.placed, { left: x, top: y }]}>{children}</View>
}

const styles = StyleSheet.create({ placed: { position: 'absolute' } })
