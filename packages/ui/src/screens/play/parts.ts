import type { Side } from '@tabuleiro/engine'
import type { ReactNode } from 'react'
import type { Box } from '../../board/layout'
import type { MatchSession } from '../../model/session/session'
import type { Doors } from './dock/actions'
import type { DockProps } from './dock/decisions'
import type { Requests } from './dock/useRequests'

/** What a play screen is put together from, however those who play it sit. */
export interface PlayParts extends DockProps {
  readonly store: MatchSession
  readonly screen: Box
  /** Who sits at the foot of the screen. */
  readonly near: Side
  readonly drawing: ReactNode
  readonly doors: Doors
  readonly asking: Requests
  /** False for a moment after the end, while new buttons are still asleep. */
  readonly isAwake: boolean
  readonly onTap: (place: string) => void
  /** A sheet, where one is open. */
  readonly over: ReactNode
}
