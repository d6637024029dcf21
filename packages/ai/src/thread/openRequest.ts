import {
  fail,
  isGameId,
  newMatch,
  playMove,
  positionOf,
  readMove,
  rulesOf,
  seenAt,
  type Match,
  type Result,
} from '@tabuleiro/engine'
import { openQuery } from '../answers/query'
import type { Task } from '../answers/task'
import type { Request } from './messages'

/** Replays the match of a request, checking every move, and opens the task that answers it. */
export function openRequest(request: Request): Result<Task<unknown>> {
  const match = replayMatch(request)
  return match.ok ? openQuery(match.value, request) : match
}

function replayMatch({ game, options, start, moves }: Request): Result<Match> {
  if (!isGameId(game)) return fail('game/unknown')
  let match = newMatch({ game, options, start })
  for (let at = 0; match.ok && at < moves.length; at++) {
    const { value } = match
    const move = readMove(rulesOf(value), positionOf(value), seenAt(value), moves[at])
    match = move.ok ? playMove(value, move.value) : fail(move.error.code, at)
  }
  return match
}
