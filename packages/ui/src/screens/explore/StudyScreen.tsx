import {
  nodeAt,
  positionOf,
  readMove,
  rulesOf,
  seenAt,
  writePath,
  type Match,
  type Path,
  type Tree,
} from '@tabuleiro/engine'
import type { Lines } from '@tabuleiro/ai'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { AppText } from '../../components/AppText'
import { useAnnounceChanges } from '../../components/useAnnounce'
import { Notice } from '../../components/Notice'
import { lookUpGameUi } from '../../games/registry'
import { createExploreSession, type ExploreSession } from '../../model/explore/exploreSession'
import { openStudyFile, toStoredTree } from '../../model/explore/readStudy'
import type { StudyFile } from '../../model/explore/studyFile'
import { RANK_KINDS, type Mark } from '../../model/session/marks'
import { legalTaps } from '../../model/session/taps'
import { useKeys } from '../../platform/useKeys'
import { useTitle } from '../../platform/useTitle'
import { hasModifier } from '../../platform/web'
import { formatFailure } from '../../words/errors'
import { formatStatus, sayMessage } from '../../words/status'
import { studyName } from '../../words/explore'
import { PracticeFrame } from '../practice/PracticeFrame'
import { PracticeScreen } from '../practice/PracticeScreen'
import { ChanceBar, exploreLayout } from './ChanceBar'
import { ExploreButtons } from './ExploreButtons'
import { ExploreSheet, type SheetName } from './ExploreSheet'
import { NodePanel } from './NodePanel'
import { Opinion } from './Opinion'
import { SetUpScreen } from './setUp/SetUpScreen'
import { TreeList } from './TreeList'
import { useStudies, WithStudies } from './WithStudies'
import { useOpinion } from './useOpinion'

/** A saved study: its tree, the board of the line that is shown, and the computer's opinion. */
export function StudyScreen({ id }: { readonly id: string }) {
  return (
    <WithStudies>
      <OpenedStudy key={id} id={id} />
    </WithStudies>
  )
}

function OpenedStudy({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const studies = useStudies()
  const { navigator } = useApp()
  const [file] = useState(() => studies.read(id))
  const opened = useMemo(() => file && openStudyFile(file), [file])
  const action = { label: t('explore.all'), onPress: () => navigator.open({ to: 'explore' }) }
  if (!file || !opened) return <Notice title={t('explore.missing')} hint={t('explore.missingHint')} action={action} />
  if (!opened.ok) return <Notice title={t('explore.missing')} hint={formatFailure(t, opened.error)} action={action} />
  return <Study id={id} file={file} />
}

/** The session of a study, which saves every change, and follows what other tabs make of it. */
function useStudySession(id: string, file: StudyFile): ExploreSession {
  const studies = useStudies()
  const [{ session, isOwn }] = useState(() => {
    const opened = openStudyFile(file)
    if (!opened.ok) throw new Error('the study was read before')
    const own = { tree: file.tree }
    const save = (tree: Tree, path: Path) => {
      own.tree = toStoredTree(tree)
      studies.save(id, own.tree, writePath(tree, path))
    }
    return {
      session: createExploreSession(opened.value.tree, opened.value.path, save),
      isOwn: (found: StudyFile) => found.tree === own.tree,
    }
  })
  useEffect(
    () =>
      studies.subscribe(() => {
        const found = studies.read(id)
        if (!found || isOwn(found)) return
        const theirs = openStudyFile(found)
        if (theirs.ok) session.reload(theirs.value.tree)
      }),
    [studies, id, session, isOwn],
  )
  return session
}

function Study({ id, file }: { readonly id: string; readonly file: StudyFile }) {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const session = useStudySession(id, file)
  const { tree, path, removed, refusal } = useSyncExternalStore(session.subscribe, session.getState)
  const match = useBoardMatch(session)
  const [isOn, setOn] = useState(false)
  const [sheet, setSheet] = useState<SheetName>()
  const [isSettingUp, setSettingUp] = useState(false)
  const opinion = useOpinion(match, isOn && !isSettingUp)
  const pointers = useMemo(() => rankMarks(match, opinion), [match, opinion])
  const gameUi = lookUpGameUi(tree.origin.game)
  const title = studyName(t, { title: tree.title, game: tree.origin.game })
  useTitle(t('app.title', { page: title }))
  useExploreKeys(session, sheet === undefined && !isSettingUp)
  if (isSettingUp) return <SetUpScreen match={match} onLeave={() => setSettingUp(false)} />
  return (
    <>
      <PracticeScreen session={session.board} pointers={pointers} divide={exploreLayout} testID="explore" data={{}}>
        <PracticeFrame
          title={title}
          leaveId="explore-leave"
          onLeave={() => navigator.back()}
          edge={<ChanceBar match={match} best={opinion?.lines[0]} />}
          buttons={<ExploreButtons session={session} onMore={() => setSheet('more')} />}
        >
          <Status text={sayMessage(formatStatus(t, gameUi, match))} />
          <Opinion match={match} isOn={isOn} opinion={opinion} onSwitch={setOn} onPlay={session.playTexts} />
          <TreeList tree={tree} path={path} gameUi={gameUi} onGo={session.goTo} />
          <NodePanel
            session={session}
            comment={nodeAt(tree, path)?.comment ?? ''}
            removed={removed !== undefined}
            refusal={refusal}
          />
        </PracticeFrame>
      </PracticeScreen>
      {sheet && (
        <ExploreSheet
          sheet={sheet}
          session={session}
          onShow={setSheet}
          onSetUp={() => {
            setSheet(undefined)
            setSettingUp(true)
          }}
          onClose={() => setSheet(undefined)}
        />
      )}
    </>
  )
}

/** What the last move did and who is to move, said by screen readers with each step. */
function Status({ text }: { readonly text: string }) {
  useAnnounceChanges(text)
  return (
    <View role="status" aria-live="polite" testID="status">
      <AppText size="small">{text}</AppText>
    </View>
  )
}

/** The line on the board: the same object as long as it is the same line. */
function useBoardMatch({ board }: ExploreSession): Match {
  return useSyncExternalStore(board.subscribe, () => board.getState().match)
}

/** The best moves as marks on their last cell, with an arrow from where they begin. */
function rankMarks(match: Match, opinion: Lines | undefined): readonly Mark[] {
  const { cellOfPlace } = legalTaps(match)
  const seen = new Set<string>()
  const marks = (opinion?.lines ?? []).flatMap(({ moves }, i): readonly Mark[] => {
    const [kind, first] = [RANK_KINDS[i], moves[0]]
    if (kind === undefined || first === undefined) return []
    const move = readMove(rulesOf(match), positionOf(match), seenAt(match), first)
    const taps = move.ok ? rulesOf(match).taps(positionOf(match), move.value) : []
    const cells = taps.slice(0, 2).map(place => cellOfPlace.get(place) ?? place)
    const [from, to] = cells
    const end = cells.at(-1)
    // Two moves to one cell: the better one has the mark, and the other its arrow.
    const own = end === undefined || seen.has(end) ? [] : [end]
    if (end !== undefined) seen.add(end)
    const arrow = from !== undefined && to !== undefined ? { arrow: { from, to, pusher: undefined } } : {}
    return [{ kind, cells: own, ...arrow }]
  })
  // The first is drawn last, over the others.
  return marks.reverse()
}

/**
 * Arrow keys go along the lines: left and right by a move, up and down among the branches, Home and End to the ends.
 */
function useExploreKeys(session: ExploreSession, isActive: boolean): void {
  useKeys(event => {
    const { nativeEvent, defaultPrevented = false } = event
    if (!isActive || defaultPrevented || hasModifier(nativeEvent)) return
    const act = {
      ArrowLeft: session.goBack,
      ArrowRight: session.goForward,
      ArrowUp: () => session.goBeside(-1),
      ArrowDown: () => session.goBeside(1),
      Home: session.goToStart,
      End: session.goToEnd,
    }[nativeEvent.key]
    if (!act) return
    act()
    event.preventDefault()
  })
}
