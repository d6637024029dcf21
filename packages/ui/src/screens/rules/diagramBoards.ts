import {
  eventsOf,
  expectOk,
  newMatch,
  playMove,
  positionOf,
  readMove,
  rulesOf,
  type GameId,
  type Match,
  type Move,
} from '@tabuleiro/engine'
import type { Mark } from '../../model/session/marks'
import { previewMarks } from '../../model/session/preview'
import { tapOptions } from '../../model/session/tapOptions'
import { viewPosition } from '../../model/session/playView'
import { lookUpGameUi } from '../../games/registry'
import type { Diagram } from '../../games/rulebook'

/** One board of a diagram: a position, its marks, and the path of the piece that is about to move. */
export interface DiagramBoard {
  readonly match: Match
  readonly marks: readonly Mark[]
  readonly plannedMove: { readonly from: string; readonly to: string } | undefined
}

/** The boards of a diagram: one, or those before and after its plan. An illegal diagram is a bug and throws. */
export function diagramBoards(game: GameId, diagram: Diagram): readonly DiagramBoard[] {
  const { options, position, moves = [], tapped, plan, isPair = false, marks = [] } = diagram
  const start = expectOk(newMatch({ game, options, start: position }))
  const match = moves.reduce(withMove, start)
  const before = {
    match,
    marks: [
      ...(moves.length > 0 ? lastMoveMarks(match) : []),
      ...(tapped ? tapOptions(match, { taps: tapped, chooser: [] }).marks : []),
      ...(plan === undefined ? [] : planMarks(match, plan, isPair)),
      ...marks,
    ],
    plannedMove: plan === undefined ? undefined : findPlannedMove(match, plan),
  }
  if (plan === undefined || !isPair) return [before]
  const after = withMove(match, plan)
  return [before, { match: after, marks: lastMoveMarks(after), plannedMove: undefined }]
}

function readDiagramMove(match: Match, text: string): Move {
  return expectOk(readMove(rulesOf(match), positionOf(match), 1, text))
}

function withMove(match: Match, text: string): Match {
  return expectOk(playMove(match, readDiagramMove(match, text)))
}

/** The effects of the last move: the evidence of a result, else its own cells and the colours it won. */
function lastMoveMarks(match: Match): readonly Mark[] {
  const won = eventsOf(match, match.plies.length).flatMap(event => (event.kind === 'won' ? event.cells : []))
  const { marks } = viewPosition(match)
  return won.length > 0 ? [{ kind: 'won', cells: [...new Set(won)] }] : marks
}

/** What moves and what happens to others. In a pair the second board shows where they go, so no arrow covers them. */
function planMarks(match: Match, plan: string, isPair: boolean): readonly Mark[] {
  const path = findPlannedMove(match, plan)
  const consequences = previewMarks(match, readDiagramMove(match, plan))
  return [
    ...(path ? [{ kind: 'selected' as const, cells: [path.from] }] : []),
    ...(isPair ? consequences.map(({ kind, cells }) => ({ kind, cells })) : consequences),
  ]
}

/** The cells between which a piece moves. A piece that enters from beside the board has no path to draw. */
function findPlannedMove(match: Match, plan: string): DiagramBoard['plannedMove'] {
  const after = withMove(match, plan)
  const moved = eventsOf(after, after.plies.length).find(event => event.kind === 'moved')
  return moved && isCell(match, moved.from) ? { from: moved.from, to: moved.to } : undefined
}

function isCell({ game, setup }: Match, place: string): boolean {
  return lookUpGameUi(game)
    .draw.shape(setup)
    .cells.some(({ name }) => name === place)
}
