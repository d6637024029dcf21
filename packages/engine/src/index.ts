export type { Cells, Game, Move, MoveList, Outcome, Refusals, Setup, Side, State } from './core/game'
export { legalMoves, moveList, next, otherSide, winFor } from './core/game'
export { games, gameIds, gameOf, isGameId, type FactsOf, type GameId, type StateOf, type WhyNotOf } from './registry'
export type { ErrorCode, Failure, PositionFault, Result } from './core/result'
export { assert, expectOk, fail, ok } from './core/result'
export type { OptionSpec, OptionSpecs, Options, OptionValue } from './core/options'
export { hashText } from './core/hash'
export { parseJson } from './core/json'
export { nonDefaultOptions } from './core/options'
export type { GameEvent, Evidence, Piece, Place } from './core/events'
export { readMove, writtenMoves, type WrittenMove } from './core/moveText'
export { Line, perft, type History } from './core/line'
export {
  endMatch,
  movesOf,
  newMatch,
  playMove,
  positionOf,
  redo,
  replay,
  resultOf,
  rulesOf,
  seenAt,
  setClock,
  undo,
  countHint,
  dropRequest,
  makeRequest,
  type Allowance,
  type Clock,
  type Ending,
  type Match,
  type MatchResult,
  type MatchSpec,
  type Pair,
  type Ply,
  type Request,
  type Seat,
} from './match/match'
export { eventsOf, piecesOf } from './match/pieces'
export { whyNot, whyNotBy } from './match/whyNot'
export type { WhyNot } from './core/whyNot'
export { fromRecord, readRecord, RECORD_VERSIONS, toRecord, writeRecord, type GameRecord } from './match/record'
export { moveNumber } from './match/moveNumber'
export { withoutTurning } from './match/schema'
export { readCommentedText, readText, writeText, type CommentedMatch } from './match/text'
export { BASE64URL } from './match/bytes'
export { readLink, writeLink } from './match/link'
export {
  cleanComment,
  commentAt,
  lineTo,
  mainLine,
  MAX_COMMENT,
  newTree,
  nodeAt,
  playAt,
  playLine,
  promote,
  readPath,
  removeAt,
  retitle,
  toTree,
  writePath,
  type Path,
  type Tree,
  type TreeNode,
  type TreeSpec,
} from './match/tree'
export { fromTreeRecord, readTree, toTreeRecord, writeTree, type TreeRecord } from './match/treeRecord'
export { readTreeText, writeTreeText } from './match/treeText'
export { isTreeLink, readTreeLink, writeTreeLink } from './match/treeLink'
export { toAbstractPlay, type AbstractPlayRecord } from './match/abstractPlay'
