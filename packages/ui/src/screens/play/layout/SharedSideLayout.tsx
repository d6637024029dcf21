import { otherSide } from '@tabuleiro/engine'
import { useCallback } from 'react'
import { useApp } from '../../../app/AppContext'
import { offeredSwap } from '../../../model/session/swap'
import { Dock } from '../dock/Dock'
import { SwapOffer } from '../dock/SwapOffer'
import { MatchBoard } from '../MatchBoard'
import { MoveList } from '../moves/MoveList'
import { usePlay } from '../PlayContext'
import { PlayerLine, PlayerStrip } from '../players/PlayerStrip'
import { Tray } from '../players/Tray'
import { useOpenSheet } from '../sheets/useOpenSheet'
import { Status } from '../Status'
import { TopBar } from '../TopBar'
import { usePlayLayout } from './playLayout'
import { SharedSideFrame } from './SharedSideFrame'

/** A match as all who sit on the same side of the screen see it. */
export function SharedSideLayout() {
  const { view, seating, sheets } = usePlay()
  const { navigator } = useApp()
  const { heights } = usePlayLayout()
  const sheet = useOpenSheet()
  const far = otherSide(seating.near)
  const isFarOnTop = heights.farStrip === 0
  const { game } = view.match
  const onHome = useCallback(() => navigator.open({ to: 'home' }), [navigator])
  const onRules = useCallback(() => navigator.open({ to: 'rules', game }), [navigator, game])
  // While a swap waits to be confirmed, it is decided in the dock.
  const swap = view.pending === undefined ? offeredSwap(view) : undefined
  return (
    <SharedSideFrame
      top={
        <TopBar
          game={game}
          height={heights.top}
          onHome={onHome}
          onRules={onRules}
          onSaveFault={view.saveFault && sheets.openMenu}
        >
          {isFarOnTop ? <PlayerLine side={far} /> : undefined}
        </TopBar>
      }
      far={isFarOnTop ? <Tray side={far} /> : <PlayerStrip side={far} />}
      near={<PlayerStrip side={seating.near} />}
      board={<MatchBoard />}
      now={
        <>
          <Status />
          <Tray side={undefined} />
        </>
      }
      foot={
        <>
          <MoveList offer={swap && <SwapOffer swap={swap} />} />
          <Dock />
        </>
      }
      sheet={sheet}
    />
  )
}
