import { readMove, rulesOf, seenAt } from '@tabuleiro/engine'
import { lazy, Suspense } from 'react'
import type { MatchStore } from '../../match/store'
import type { PlayView } from '../../match/view'
import { EndQuestion, type AskedEnding } from './EndQuestion'
import { MenuSheet } from './MenuSheet'
import { MovesSheet } from './MovesSheet'

/** What may be laid over the foot of the screen. */
export type Open = 'menu' | 'moves' | 'share' | AskedEnding['how'] | undefined

const SharePanel = lazy(() => import('../share/SharePanel').then(({ SharePanel }) => ({ default: SharePanel })))

interface ExtrasProps {
  readonly open: Open
  readonly view: PlayView
  readonly store: MatchStore
  readonly moves: readonly string[]
  /** Whether a move chosen from the list waits to be confirmed. */
  readonly waits: boolean
  readonly onFlip: () => void
  readonly onOpen: (open: Open) => void
  readonly onNewGame: () => void
  readonly isFacing: boolean
}

/** The menu, the list of legal moves or the ways to share. */
export function Extras({ open, view, store, moves, waits, onFlip, onOpen, onNewGame, isFacing }: ExtrasProps) {
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
  if (open === 'moves') return <MovesSheet moves={moves} pending={view.pending} onPlay={play} onClose={close} />
  if (open === 'resign' || open === 'agreed') {
    const ending: AskedEnding = open === 'resign' ? { how: open, by: resigning(view) } : { how: open }
    return <EndQuestion view={view} ending={ending} onEnd={then(() => store.end(ending))} onClose={close} />
  }
  return (
    <MenuSheet
      view={view}
      onClose={close}
      onFlip={then(onFlip)}
      onShare={() => onOpen('share')}
      onNewGame={then(onNewGame)}
      onResign={() => onOpen('resign')}
      onAgree={() => onOpen('agreed')}
      isFacing={isFacing}
    />
  )
}

/** Who resigns: the person to move, or the only person there is. */
function resigning({ match, state }: PlayView) {
  return match.seats[state.turn].player === 'human' ? state.turn : match.seats[0].player === 'human' ? 0 : 1
}
