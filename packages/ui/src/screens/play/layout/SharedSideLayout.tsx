import { otherSide, type Side } from '@tabuleiro/engine'
import { useCallback } from 'react'
import { useApp } from '../../../app/AppContext'
import { offeredSwap } from '../../../model/session/swap'
import { actionsFor } from '../dock/actions'
import { usePlayLayout } from './playLayout'
import { Dock } from '../dock/Dock'
import { MoveList } from '../moves/MoveList'
import type { PlayParts } from '../parts'
import { PlayerStrip } from '../players/PlayerStrip'
import { Status } from '../Status'
import { SwapOffer } from '../dock/SwapOffer'
import { SharedSideFrame } from './SharedSideFrame'
import { TopBar } from '../TopBar'
import { Tray } from '../players/Tray'

/** A match as everybody on the same side of the screen sees it. */
export function SharedSideLayout({ drawing, over, ...parts }: PlayParts) {
  const { view, board, store, screen, near, doors, isAwake, onTap } = parts
  const { navigator } = useApp()
  const arrangement = usePlayLayout()
  const { game } = view.match
  const onHome = useCallback(() => navigator.open({ to: 'home' }), [navigator])
  const onRules = useCallback(() => navigator.open({ to: 'rules', game }), [navigator, game])
  const strip = (side: Side) => <PlayerStrip view={view} board={board} side={side} onTap={onTap} />
  // While a swap waits to be confirmed, it is decided in the dock.
  const swap = view.pending === undefined ? offeredSwap(view) : undefined
  return (
    <SharedSideFrame
      arrangement={arrangement}
      screen={screen}
      top={
        <TopBar
          game={game}
          height={arrangement.heights.top}
          onHome={onHome}
          onRules={onRules}
          onTrouble={view.saveFault && doors.onMenu}
        />
      }
      far={strip(otherSide(near))}
      near={strip(near)}
      board={drawing}
      now={
        <>
          <Status view={view} board={board} />
          <Tray view={view} board={board} side={undefined} onTap={onTap} />
        </>
      }
      foot={
        <>
          <MoveList
            view={view}
            offer={swap && <SwapOffer {...parts} swap={swap} />}
            onLook={store.browse}
            onMoves={doors.onMoves}
          />
          <Dock {...parts} onMenu={doors.onMenu} actions={actionsFor(view, store, doors, isAwake)} />
        </>
      }
      over={over}
    />
  )
}
