import {
  commentAt,
  lineTo,
  mainLine,
  nodeAt,
  playAt,
  playLine,
  playMove,
  positionOf,
  promote,
  readMove,
  removeAt,
  rulesOf,
  seenAt,
  type ErrorCode,
  type Match,
  type Move,
  type Path,
  type Result,
  type Tree,
} from '@tabuleiro/engine'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { putBack } from '../practice/practiceMatch'
import { createMatchSession, type MatchSession } from '../session/session'

/** A tree on a screen, and the line that the board shows. */
export interface ExploreState {
  readonly tree: Tree
  readonly path: Path
  /** What the last deletion took away: it can be brought back until something else changes. */
  readonly removed: { readonly tree: Tree; readonly path: Path } | undefined
  /** Why the last thing a person wanted was refused. */
  readonly refusal: ErrorCode | undefined
}

/** A tree being explored: the board of its present line, and everything that can be done with it. */
export interface ExploreSession extends Pick<StoreApi<ExploreState>, 'getState' | 'subscribe'> {
  /** The board of the present line, on which a person moves for both sides. */
  readonly board: MatchSession
  readonly goTo: (path: Path) => void
  readonly goBack: () => void
  readonly goForward: () => void
  readonly goToStart: () => void
  readonly goToEnd: () => void
  /** Goes to the branch that stands so many places further among those of the same position. */
  readonly goBeside: (places: number) => void
  /** Plays a line of moves, by their texts, from the position shown. */
  readonly playTexts: (moves: readonly string[]) => void
  readonly promote: (path: Path) => void
  readonly remove: (path: Path) => void
  /** Takes back the last removal. */
  readonly restoreRemoved: () => void
  readonly comment: (path: Path, text: string) => void
  /** Takes the tree as another tab has left it. */
  readonly reload: (tree: Tree) => void
}

/** Called with the tree and the line shown, whenever one of them has changed. */
type OnChange = (tree: Tree, path: Path) => void

/** Opens a tree for exploring, at a line of it. */
export function createExploreSession(tree: Tree, path: Path, onChange: OnChange = () => undefined): ExploreSession {
  const store = createStore<ExploreState>(() => ({ tree, path, removed: undefined, refusal: undefined }))
  const board = createMatchSession(lineTo(tree, path))
  const show = (next: Partial<ExploreState>) => {
    const before = store.getState()
    store.setState({ removed: undefined, refusal: undefined, ...next })
    const after = store.getState()
    if (board.getState().match.plies.length !== after.path.length || !isSameLine(board.getState().match, after.path))
      putBack(board, lineTo(after.tree, after.path))
    if (before.tree !== after.tree || before.path !== after.path) onChange(after.tree, after.path)
  }
  const take = (result: Result<Tree>, nextPath: Path) => {
    if (result.ok) show({ tree: result.value, path: nextPath })
    else {
      show({ refusal: result.error.code })
      const { tree: kept, path: shown } = store.getState()
      putBack(board, lineTo(kept, shown))
    }
  }
  board.subscribe(() => {
    const { match } = board.getState()
    const { tree: now, path: shown } = store.getState()
    const move = match.plies.at(-1)?.move
    if (match.plies.length !== shown.length + 1 || move === undefined || !isSameLine(match, [...shown, move])) return
    take(playAt(now, shown, move), [...shown, move])
  })
  return { getState: store.getState, subscribe: store.subscribe, board, ...actions(store.getState, show, take) }
}

type Show = (next: Partial<ExploreState>) => void
type Take = (result: Result<Tree>, path: Path) => void

function actions(
  get: () => ExploreState,
  show: Show,
  take: Take,
): Omit<ExploreSession, 'getState' | 'subscribe' | 'board'> {
  const goTo = (path: Path) => {
    if (nodeAt(get().tree, path)) show({ path })
  }
  return {
    goTo,
    goBack: () => goTo(get().path.slice(0, -1)),
    goForward: () => {
      const { tree, path } = get()
      goTo(mainLine(tree, path).slice(0, path.length + 1))
    },
    goToStart: () => goTo([]),
    goToEnd: () => goTo(mainLine(get().tree, get().path)),
    goBeside: places => {
      const { tree, path } = get()
      const beside = besides(tree, path)
      const at = beside.indexOf(path.at(-1) ?? -1)
      const move = beside[at + places]
      if (at >= 0 && move !== undefined) goTo([...path.slice(0, -1), move])
    },
    playTexts: texts => {
      const { tree, path } = get()
      const moves = readTexts(lineTo(tree, path), texts)
      if (moves.length > 0) take(playLine(tree, path, moves), [...path, ...moves])
    },
    promote: path => show({ tree: promote(get().tree, path) }),
    remove: path => {
      const { tree, path: shown } = get()
      const isShown = path.every((move, i) => move === shown[i])
      const next = isShown ? path.slice(0, -1) : shown
      show({ tree: removeAt(tree, path), path: next, removed: { tree, path: shown } })
    },
    restoreRemoved: () => {
      const { removed } = get()
      if (removed) show({ tree: removed.tree, path: removed.path })
    },
    comment: (path, text) => {
      const said = commentAt(get().tree, path, text)
      if (said.ok) show({ tree: said.value })
      else show({ refusal: said.error.code })
    },
    reload: tree => {
      const { path } = get()
      show({ tree, path: longestIn(tree, path) })
    },
  }
}

/** The moves that go on from the position before the last move of a path. */
function besides(tree: Tree, path: Path): readonly (Move | undefined)[] {
  return path.length === 0 ? [] : (nodeAt(tree, path.slice(0, -1))?.branches.map(({ move }) => move) ?? [])
}

/** As much of a path as a tree has. */
function longestIn(tree: Tree, path: Path): Path {
  let end = path.length
  while (!nodeAt(tree, path.slice(0, end))) end--
  return path.slice(0, end)
}

function isSameLine(match: Match, path: Path): boolean {
  return path.length === match.plies.length && path.every((move, i) => match.plies[i]?.move === move)
}

/** The moves of texts, as far as they are legal. */
function readTexts(line: Match, texts: readonly string[]): Move[] {
  const moves: Move[] = []
  let match = line
  for (const text of texts) {
    const move = readMove(rulesOf(match), positionOf(match), seenAt(match), text)
    if (!move.ok) break
    const played = playMove(match, move.value)
    if (!played.ok) break
    moves.push(move.value)
    match = played.value
  }
  return moves
}
