import { gameOf, legalMoves, Line, next, type GameId, type Move, type State } from '@tabuleiro/engine'
import { isWin, toChance } from '../../src/search/value'
import { searchPosition } from '../tactics/puzzle'
import { isGain } from './themes'
import { WinProof } from './winProof'

/** A puzzle has at most so many moves of the side that solves it, and so many plies. */
export const MAX_OWN_MOVES = 5
export const MAX_PLIES = 2 * MAX_OWN_MOVES

/** By how much of the chance to win a move must beat all others to be the only one. */
export const CLEAR_CHANCE = 0.25
/** Nodes by which the other side chooses among replies that hold out equally long. */
const TASTE_NODES = 500

/** A forced win that was proved by trying every move of both sides. */
export interface ProvedWin {
  /** The game is over after so many plies at most. */
  readonly plies: number
  readonly moves: readonly Move[]
}

/**
 * The shortest win by force, with the longest resistance, and the only first move that wins so soon. Undefined where
 * there is none within `MAX_PLIES`, where several moves win or where the proof takes more than `maxNodes`.
 */
export function proveWin(game: GameId, s: State, maxNodes: number, most = MAX_PLIES): ProvedWin | undefined {
  const rules = gameOf(game)
  const proof = new WinProof(new Line(rules, s), maxNodes)
  const plies = proof.winsIn(most)
  if (plies === undefined || plies === 0 || plies > MAX_PLIES) return undefined
  const winning = proof.winningMoves(plies)
  if (winning?.length !== 1) return undefined
  const moves = [winning[0]]
  proof.advance(winning[0])
  let at = next(rules, s, winning[0])
  for (let left = plies - 1; rules.outcome(at, 1) === 'playing'; left -= 2) {
    const reply = hardestReply(game, at, proof.resistance(left))
    if (reply === undefined) return undefined
    moves.push(reply)
    proof.advance(reply)
    at = next(rules, at, reply)
    if (rules.outcome(at, 1) !== 'playing') break
    const answer = shortestAnswer(game, at, proof)
    if (answer === undefined) return undefined
    moves.push(answer)
    proof.advance(answer)
    at = next(rules, at, answer)
  }
  return { plies, moves }
}

/** The reply that holds out longest; among equal ones the one that search prefers. */
function hardestReply(
  game: GameId,
  s: State,
  replies: readonly { move: Move; plies: number }[] | undefined,
): Move | undefined {
  if (replies === undefined) return undefined
  const longest = Math.max(...replies.map(({ plies }) => plies))
  const equal = replies.filter(({ plies }) => plies === longest).map(({ move }) => move)
  const liked = searchPosition(game, s, TASTE_NODES).move
  return equal.includes(liked) ? liked : equal[0]
}

/** A move that wins soonest; among equal ones the one that search prefers. */
function shortestAnswer(game: GameId, s: State, proof: WinProof): Move | undefined {
  const plies = proof.winsIn(MAX_PLIES)
  const moves = plies === undefined || plies === 0 ? undefined : proof.winningMoves(plies)
  if (moves === undefined) return undefined
  const liked = searchPosition(game, s, TASTE_NODES).move
  return moves.includes(liked) ? liked : moves[0]
}

/**
 * The line after `first` as search plays it: the other side's best replies, and our moves as long as there is only one,
 * up to the last that gains something. Undefined where none does.
 */
export function searchedLine(game: GameId, s: State, first: Move, nodes: number): Move[] | undefined {
  const rules = gameOf(game)
  const moves: Move[] = []
  let at = s
  let gained = 0
  for (let move: Move | undefined = first; move !== undefined;) {
    const after = next(rules, at, move)
    moves.push(move)
    if (rules.events(at, move, after).some(event => isGain(event, s.turn))) gained = moves.length
    if (moves.length >= MAX_PLIES - 1 || rules.outcome(after, 1) !== 'playing') break
    const reply = searchPosition(game, after, nodes).move
    at = next(rules, after, reply)
    move = rules.outcome(at, 1) === 'playing' ? onlyMove(game, at, nodes) : undefined
    if (move !== undefined) moves.push(reply)
  }
  return gained === 0 ? undefined : moves.slice(0, gained)
}

/** The move that is clearly better than all others by a search of so many nodes, if there is one. */
function onlyMove(game: GameId, s: State, nodes: number): Move | undefined {
  const best = searchPosition(game, s, nodes)
  if (legalMoves(gameOf(game), s).length === 1) return best.move
  const other = searchPosition(game, s, nodes, [best.move])
  if (isWin(other.value)) return undefined
  return toChance(best.value) - toChance(other.value) >= CLEAR_CHANCE ? best.move : undefined
}
