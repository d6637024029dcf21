// Asking the computer: a thinker on this thread or on another one.
export { localThinker, remoteThinker, type Progress, type Thinker } from './thread/thinker'
export type { Query, QueryResults } from './answers/query'
export { serveThinker } from './thread/workerServer'
export { toRequest, type Message, type Port, type Reply, type Request } from './thread/messages'
export { TaskRunner, type TaskRunnerContext } from './thread/taskRunner'

// The answers.
export type { Task } from './answers/task'
export { openMove } from './answers/move'
export type { Known, MoveResult } from './answers/moveResult'
export { HINT_MILLIS, openHint, type Hint, type HintBudget } from './answers/hint'
export { LINES, LINES_MILLIS, openLines, type LineResult, type Lines } from './answers/lines'
export { openAnalysis } from './answers/analyse'
export { isComplete, packAnalysis, readAnalysis, type Analysis, type JudgedMove } from './answers/analysis'
export { CLASS_LIMITS, isMistake, MOVE_CLASSES, type MoveClass } from './answers/moveQuality'

// The players.
export { listBots, listLevels } from './players/players'
export { HINT_REASONS, LEVEL_IDS, type HintReason, type Level, type LevelId } from './games/gameAi'
export { openPlayer, type Budget, type BudgetedSearch } from './players/openPlayer'
export { startThinking, think, thinkFor, type Clock } from './players/think'

// The search behind them.
export type { Best, Search } from './search/search'
export { isKnown, isLoss, isWin, pliesToEnd, toChance, type Value } from './search/value'

// The puzzles.
export { loadEveryPuzzle, loadPuzzles } from './puzzles/loadPuzzles'
export { retiredPuzzles } from './puzzles/retired'
export { GRADES, openPuzzle, type Grade, type Puzzle } from './puzzles/puzzle'
export { THEMES, type Theme } from './puzzles/themes'
