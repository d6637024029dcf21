import { otherSide, positionOf, readMove, rulesOf, seenAt, type Match, type Side } from '@tabuleiro/engine'
import { lazy, Suspense } from 'react'
import { isPerson } from '../../../model/session/seats'
import type { MatchSession } from '../../../model/session/session'
import type { PlayView } from '../../../model/session/playView'
import { MenuSheet } from './MenuSheet'
import { LegalMovesSheet } from './LegalMovesSheet'
import type { Requests } from '../dock/useRequests'

/** What may be laid over the foot of the screen. */
export type OpenSheet = 'menu' | 'moves' | 'share' | undefined

const SharePanel = lazy(() => import('../../share/SharePanel').then(({ SharePanel }) => ({ default: SharePanel })))

interface PlaySheetsProps {
  readonly open: OpenSheet
  readonly view: PlayView
  readonly store: MatchSession
  readonly moves: readonly string[]
  /** Whether a move chosen from the list waits to be confirmed. */
  readonly waits: boolean
  readonly onFlip: () => void
  readonly onOpen: (open: OpenSheet) => void
  readonly onNewGame: () => void
  readonly onAsk: Requests['ask']
  readonly isFacing: boolean
}

/** The menu, the list of legal moves or the ways to share. */
export function PlaySheets({
  open,
  view,
  store,
  moves,
  waits,
  onFlip,
  onOpen,
  onNewGame,
  onAsk,
  isFacing,
}: PlaySheetsProps) {
  const close = () => onOpen(undefined)
  const then = (act: () => void) => () => {
    close()
    act()
  }
  const play = (text: string) => {
    const move = readMove(rulesOf(view.match), view.state, seenAt(view.match), text)
    if (move.ok) store.choose(rulesOf(view.match).taps(view.state, move.value), waits)
    if (waits) close()
  }
  if (open === 'share')
    return (
      <Suspense fallback={null}>
        <SharePanel match={view.match} onClose={close} />
      </Suspense>
    )
  if (open === 'moves') return <LegalMovesSheet moves={moves} pending={view.pending} onPlay={play} onClose={close} />
  return (
    <MenuSheet
      view={view}
      onClose={close}
      onFlip={then(onFlip)}
      onShare={() => onOpen('share')}
      onNewGame={then(onNewGame)}
      onResign={then(() => onAsk('resign', speakerOf(view.match)))}
      onAgree={then(() => onAsk('draw', speakerOf(view.match)))}
      isFacing={isFacing}
    />
  )
}

/** Who speaks in the menu, whatever position is looked at: the person to move, or the only person there is. */
function speakerOf(match: Match): Side {
  const { turn } = positionOf(match)
  return isPerson(match, turn) ? turn : otherSide(turn)
}
