import { otherSide } from '@tabuleiro/engine'
import { lazy, Suspense, useCallback } from 'react'
import { View } from 'react-native'
import { useApp } from '../../../app/AppContext'
import { withLaterTexts } from '../../../i18n/loading'
import { offeredSwap } from '../../../model/session/swap'
import { Dock } from '../dock/Dock'
import { SwapOffer } from '../dock/rareBars'
import { cardIn, EndPlace } from '../end/EndPlace'
import { useEnd } from '../end/useEnd'
import { useEndRoom } from '../end/useEndRoom'
import { MatchBoard } from '../../board/MatchBoard'
import { MoveList } from '../moves/MoveList'
import { usePlay } from '../PlayContext'
import { PlayerLine, PlayerStrip } from '../../board/PlayerStrip'
import { Tray } from '../../board/Tray'
import { useOpenSheet } from '../sheets/useOpenSheet'
import { TopBar } from '../TopBar'
import { useLessonsOffer, type Offered } from '../useLessonsOffer'
import { useOpenRules } from '../useOpenRules'
import { usePlayLayout } from './playLayout'
import { SharedSideFrame } from './SharedSideFrame'

/** Loaded on demand: it is offered once. */
const LessonsOffer = lazy(withLaterTexts(async () => ({ default: (await import('../LessonsOffer')).LessonsOffer })))

/** A match as all who sit on the same side of the screen see it. */
export function SharedSideLayout() {
  const play = usePlay()
  const { view, seating, sheets } = play
  const { navigator } = useApp()
  const layout = usePlayLayout()
  const { heights, mode, isRoomy, across } = layout
  const sheet = useOpenSheet()
  const far = otherSide(seating.near)
  const isFarOnTop = heights.farStrip === 0
  const { game } = view.match
  const onHome = useCallback(() => navigator.open({ to: 'home' }), [navigator])
  const onRules = useOpenRules(play, layout)
  // While a swap waits to be confirmed, it is decided in the dock.
  const swap = view.pending === undefined ? offeredSwap(view) : undefined
  const lessons = useLessonsOffer(view)
  const end = useEnd()
  // A panel has room for the card below the moves. Elsewhere it takes the place of the status, and below a board that
  // of the tray and the moves as well, unless lessons are offered among these.
  const isBeside = mode === 'row' && isRoomy
  const coversTray = end !== undefined && mode === 'column'
  const coversMoves = coversTray && !lessons
  const room = useEndRoom(!lessons)
  const card = isBeside && end && <end.parts.ResultCard width={across} isNew={end.isNew} />
  const buttons = end && (
    <end.parts.EndButtons
      card={isBeside ? { width: across } : cardIn(room)}
      onBack={coversMoves ? end.onBack : undefined}
    />
  )
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
      now={<EndPlace end={isBeside ? undefined : end} room={room} />}
      tray={coversTray ? <View style={{ height: heights.commonTray }} /> : <Tray side={undefined} />}
      foot={
        <>
          {coversMoves ? (
            <View style={{ height: heights.moves }} />
          ) : (
            <MoveList
              offer={swap && <SwapOffer swap={swap} />}
              after={!isBeside && lessons && <Lessons {...lessons} />}
              below={
                isBeside && (
                  <>
                    {lessons && <Lessons {...lessons} isCard />}
                    {card}
                  </>
                )
              }
            />
          )}
          <Dock end={buttons} />
        </>
      }
      sheet={sheet}
    />
  )
}

function Lessons(offered: Offered & { readonly isCard?: boolean }) {
  return (
    <Suspense fallback={null}>
      <LessonsOffer {...offered} />
    </Suspense>
  )
}
