import type { ReactNode } from 'react'

/**
 * What a drawing does once, by itself. burst: grows and fades; close: shrinks to its size and fades; glow: lights up
 * in its place and fades; appear: grows to its size and stays.
 */
export type MotionKind = 'burst' | 'close' | 'glow' | 'appear'

/** How visible and how large a drawing is. */
interface Pose {
  readonly opacity: number
  readonly scale: number
}

/** The poses of a motion: at its start, at its height and at its end. */
export const poses: Readonly<Record<MotionKind, readonly [start: Pose, height: Pose, end: Pose]>> = {
  burst: [
    { opacity: 0, scale: 0.5 },
    { opacity: 1, scale: 0.8 },
    { opacity: 0, scale: 1 },
  ],
  close: [
    { opacity: 0, scale: 1 },
    { opacity: 1, scale: 0.5 },
    { opacity: 0, scale: 0.42 },
  ],
  glow: [
    { opacity: 0, scale: 1 },
    { opacity: 1, scale: 1 },
    { opacity: 0, scale: 1 },
  ],
  appear: [
    { opacity: 0, scale: 0.4 },
    { opacity: 1, scale: 1.08 },
    { opacity: 1, scale: 1 },
  ],
}

/** When a motion is at its height, as a share of its length. */
export const HEIGHT = 0.4

/** A drawing that moves once when it comes to the screen. With no milliseconds it is there at once, at its end. */
export interface MotionProps {
  readonly kind: MotionKind
  readonly millis: number
  readonly delay: number
  readonly testID?: string
  readonly children: ReactNode
}
