import {
  endMatch,
  makeRequest,
  otherSide,
  playMove,
  writeLink,
  type Match,
  type Result,
  type Seat,
  type Side,
} from '@tabuleiro/engine'
import { FRIEND, linkSideOf } from '../session/seats'
import { afterUndo } from '../session/takeback'
import { compareGames, type GameComparison } from './compareGames'

/** What a link means to a game by link that is on this device. */
export type LinkVerdict =
  /** The friend moved, resigned, asked or answered: `match` is the own match with that added. */
  | { readonly kind: 'news'; readonly match: Match }
  /** Nothing that is not here: a link that was opened before, or one that was sent from here. */
  | { readonly kind: 'known' }
  /** An earlier moment; `count` is 0 where a takeback or the end is what came after it. */
  | { readonly kind: 'behind'; readonly count: number }
  /** More moves than the friend's next, or moves of the own side (`own`) that were not made here. */
  | { readonly kind: 'ahead'; readonly count: number; readonly own: number; readonly match: Match }
  /** It says that moves were taken back, or that the game has ended, and this player did not agree to that here. */
  | { readonly kind: 'unagreed'; readonly what: 'undo' | 'end' }
  | Extract<GameComparison, { readonly kind: 'parted' }>

/** The side from whose device a link comes; undefined in a link that tells nothing of it. */
export function senderOf({ seats }: Pick<Match, 'seats'>): Side | undefined {
  const side = seats.findIndex(({ player }) => player === FRIEND)
  return side < 0 ? undefined : side === 0 ? 0 : 1
}

/**
 * The match as a link to the friend. Of the names it holds the own one alone, if there is one: what the friend is
 * called here stays here.
 */
export function writeFriendLink(match: Match): Result<string> {
  const own = linkSideOf(match)
  const seat = (side: Side): Seat => (side === own ? match.seats[side] : { ...match.seats[side], name: '' })
  const names = own !== undefined && match.seats[own].name !== ''
  return writeLink({ ...match, seats: [seat(0), seat(1)] }, { names, from: own })
}

/** The match with what the friend's link adds; undefined where it adds nothing, or nothing that is believed. */
export function newsIn(own: Match, link: Match): Match | undefined {
  const verdict = judgeLink(own, link)
  return verdict.kind === 'news' ? verdict.match : undefined
}

/** Judges a link to the game by link `own`, whose identity it has. Nothing in it is believed but the friend's part. */
export function judgeLink(own: Match, link: Match): LinkVerdict {
  const side = linkSideOf(own)
  if (side === undefined) throw new Error('only a game by link is judged')
  const isFromHere = senderOf(link) === side
  const older = (count: number): LinkVerdict => (isFromHere ? { kind: 'known' } : { kind: 'behind', count })
  const taken = countTakebacks(link) - countTakebacks(own)
  if (taken < 0) return older(0)
  if (taken > 0) return judgeTakeback(own, link, side)
  const comparison = compareGames(own, link)
  if (comparison.kind === 'parted') return comparison
  if (comparison.kind === 'ownAhead') return older(comparison.count)
  if (own.ending !== undefined) return comparison.kind === 'same' ? { kind: 'known' } : older(0)
  if (comparison.kind === 'same') return judgeRequest(own, link, side)
  if (comparison.kind === 'linkEnded') return judgeEnding(own, own, link, side)
  return judgeMoves(own, link, side)
}

/** Moves taken back: as the own player has asked, and no others. */
function judgeTakeback(own: Match, link: Match, side: Side): LinkVerdict {
  const unagreed: LinkVerdict = { kind: 'unagreed', what: 'undo' }
  const isAsked = own.request?.ask === 'undo' && own.request.by === side
  if (!isAsked || senderOf(link) !== otherSide(side)) return unagreed
  const after = afterUndo(own, side)
  const isSame = compareGames(after, link).kind === 'same' && countTakebacks(after) === countTakebacks(link)
  return isSame ? { kind: 'news', match: withRequestOf(after, link) } : unagreed
}

/** No new move: at most something that the friend asks for. */
function judgeRequest(own: Match, link: Match, side: Side): LinkVerdict {
  const { request } = link
  const isNew = request !== undefined && request.by !== side && own.request?.ask !== request.ask
  return isNew ? { kind: 'news', match: withRequestOf(own, link) } : { kind: 'known' }
}

/** An end without a move: the friend resigned, or agreed to the draw that this player offered in `own`. */
function judgeEnding(own: Match, after: Match, link: Match, side: Side): LinkVerdict {
  const { ending } = link
  const isOffered = own.request?.ask === 'draw' && own.request.by === side && after === own
  const isBelieved = ending?.how === 'resign' ? ending.by !== side : ending?.how === 'agreed' && isOffered
  const ended = ending && isBelieved && senderOf(link) !== side ? endMatch(after, ending) : undefined
  return ended?.ok ? { kind: 'news', match: ended.value } : { kind: 'unagreed', what: 'end' }
}

/** More moves: one of the friend's is the answer that is waited for. */
function judgeMoves(own: Match, link: Match, side: Side): LinkVerdict {
  const [from, to] = [own.plies.length, link.plies.length]
  const ownMoves = link.positions.slice(from, to).filter(({ turn }) => turn === side).length
  const after = link.plies.slice(from).reduce(playNext, own)
  if (ownMoves > 0 || senderOf(link) !== otherSide(side))
    return { kind: 'ahead', count: to - from, own: ownMoves, match: after }
  if (link.ending !== undefined) return judgeEnding(own, after, link, side)
  return { kind: 'news', match: withRequestOf(after, link) }
}

function playNext(match: Match, { move }: Match['plies'][number]): Match {
  const played = playMove(match, move)
  if (!played.ok) throw new Error(`a replayed move was refused: ${played.error.code}`)
  return played.value
}

/** The match with what the sender of a link asks for. */
function withRequestOf(match: Match, { request }: Match): Match {
  const asked = request && makeRequest(match, request)
  return asked?.ok ? asked.value : match
}

function countTakebacks({ takebacks }: Match): number {
  return takebacks.used[0] + takebacks.used[1]
}
