import { createContext, useContext, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import Svg, { G } from 'react-native-svg'

const IsPartContext = createContext(false)

/** Inside an `Svg`: makes all drawings below it parts of that one, so that it can be exported as one picture. */
export function OneDrawing({ children }: { readonly children: ReactNode }) {
  return <IsPartContext.Provider value={true}>{children}</IsPartContext.Provider>
}

interface DrawingProps {
  readonly width: number
  readonly height: number
  readonly viewBox?: readonly [left: number, top: number, width: number, height: number]
  /** How far it extends beyond its size on each side, in the units of the view box. */
  readonly beyond?: number
  readonly children: ReactNode
}

/** An `Svg` of its own, or a part of the one around it. */
export function Drawing({ width, height, viewBox, beyond = 0, children }: DrawingProps) {
  const isPart = useContext(IsPartContext)
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

/** A drawing at a point of the board, over the drawings before it. */
export function Placed({ x = 0, y = 0, children }: { readonly x?: number; readonly y?: number; children: ReactNode }) {
  const isPart = useContext(IsPartContext)
  if (isPart) return <G transform={`translate(${x} ${y})`}>{children}</G>
  return <View style={[styles.placed, { left: x, top: y }]}>{children}</View>
}

interface LayerProps {
  /** Below 1 for what is not really there. */
  readonly opacity?: number
  readonly children: ReactNode
}

/** A layer of a board over the ones before it: not for pointers or screen readers. */
export function Layer({ opacity, children }: LayerProps) {
  const isPart = useContext(IsPartContext)
  if (isPart) return <G>{children}</G>
  return (
    <View aria-hidden style={[styles.layer, opacity !== undefined && { opacity }]}>
      {children}
    </View>
  )
}

/**
 * The room for the layers of a picture, which screen readers skip; a group where it is part of the drawing around it.
 */
export function DrawingBox({ width, height, children }: Pick<DrawingProps, 'width' | 'height' | 'children'>) {
  const isPart = useContext(IsPartContext)
  if (isPart) return <G>{children}</G>
  return (
    <View aria-hidden style={{ width, height }}>
      {children}
    </View>
  )
}

const styles = StyleSheet.create({
  placed: { position: 'absolute' },
  layer: { position: 'absolute', pointerEvents: 'none' },
})
