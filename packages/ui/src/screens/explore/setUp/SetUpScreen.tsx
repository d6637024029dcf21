import { expectOk, gameOf, newMatch, newTree, positionOf, type Match, type Pair, type State } from '@tabuleiro/engine'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../../app/AppContext'
import { useOnDemand } from '../../../app/useOnDemand'
import { Sheet } from '../../../components/Sheet'
import { useStableCallback } from '../../../components/useStableCallback'
import type { SetUp } from '../../../games/setUp'
import { lookUpGameUi } from '../../../games/registry'
import { toStoredTree } from '../../../model/explore/readStudy'
import { withoutTaps } from '../../../model/review/lines'
import { putBack } from '../../../model/practice/practiceMatch'
import { createMatchSession } from '../../../model/session/session'
import { useBack } from '../../../platform/useBack'
import { reviewNames } from '../../../words/review'
import { PracticeFrame } from '../../practice/PracticeFrame'
import { PracticeScreen } from '../../practice/PracticeScreen'
import { PlayFromHere } from '../PlayFromHere'
import { ShareStudy } from '../ShareStudy'
import { useStudies } from '../WithStudies'
import { SetUpBoard } from './SetUpBoard'
import { SetUpButtons } from './SetUpButtons'
import { SetUpPanel } from './SetUpPanel'
import { beginSettingUp, judgeDraft, withDraft, type SettingUp } from './settingUp'

interface SetUpScreenProps {
  /** The position to begin with is its last one. */
  readonly match: Match
  readonly onLeave: () => void
}

/** Setting up a position on the board, once what the game knows of it is loaded. */
export function SetUpScreen({ match, onLeave }: SetUpScreenProps) {
  const loaded = useOnDemand(lookUpGameUi(match.game).setUp)
  useBack(onLeave)
  return loaded.state === 'here' ? <SettingUpBoard game={loaded.value} match={match} onLeave={onLeave} /> : null
}

interface SettingUpBoardProps extends SetUpScreenProps {
  readonly game: SetUp
}

function SettingUpBoard({ game, match, onLeave }: SettingUpBoardProps) {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const studies = useStudies()
  const [now, setNow] = useState<SettingUp>(() => beginSettingUp(game.read(positionOf(match))))
  const [sheet, setSheet] = useState<'play' | 'share'>()
  const { setup } = match
  const verdict = useMemo(() => judgeDraft(match.game, game, setup, now.draft), [match.game, game, setup, now.draft])
  const { legal, session } = useLastLegal(match, verdict.state, reviewNames({ t, match }))
  const take = (state: State) => setNow(withDraft(now, game.read(state)))
  const tree = useMemo(
    () => newTree({ game: match.game, options: setup.options, start: verdict.text }),
    [match.game, setup, verdict.text],
  )
  const explore = () => {
    if (tree.ok) navigator.open({ to: 'study', id: studies.add(toStoredTree(tree.value)) }, { replace: true })
  }
  const shared = { game, match: legal, now, verdict }
  return (
    <>
      <PracticeScreen session={session} testID="setting-up" data={{ fault: verdict.failure?.fault }}>
        <PracticeFrame
          title={t('explore.setUp')}
          leaveId="set-up-leave"
          onLeave={onLeave}
          board={<SetUpBoard {...shared} onChange={setNow} />}
          buttons={<SetUpButtons now={now} isLegal={tree.ok} onChange={setNow} onExplore={explore} />}
        >
          <SetUpPanel {...shared} onChange={setNow} onTake={take} onShow={setSheet} />
        </PracticeFrame>
      </PracticeScreen>
      {sheet && tree.ok && (
        <Sheet
          title={t(sheet === 'play' ? 'explore.playFrom' : 'explore.sharePosition')}
          onClose={() => setSheet(undefined)}
        >
          {sheet === 'play' ? <PlayFromHere match={legal} /> : <ShareStudy tree={tree.value} />}
        </Sheet>
      )}
    </>
  )
}

/** The match of the last legal position, which what surrounds the pieces is drawn from. */
function useLastLegal(first: Match, state: State | undefined, names: Pair<string>) {
  const [legal, setLegal] = useState(() => startedAt(first, positionOf(first)))
  // A board to look at: no move is offered on it.
  const [session] = useState(() => createMatchSession(withoutTaps(legal, names)))
  const shown = useMemo(() => (state ? startedAt(first, state) : undefined), [first, state])
  if (shown && shown !== legal) setLegal(shown)
  const show = useStableCallback(() => putBack(session, withoutTaps(legal, names)))
  useEffect(show, [show, legal])
  return { legal, session }
}

/** A match without moves, at a position. */
function startedAt({ game, setup, seats }: Match, state: State): Match {
  return expectOk(newMatch({ game, options: setup.options, start: gameOf(game).encode(state), seats }))
}
