import { games, otherSide, type GameEvent, type Piece, type Side, type StateOf } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { sayOfGame } from '../../i18n/say'
import type { Subject } from '../game'
import { COLOURS, type Colour } from './colours'

type AlliancesState = StateOf<'alliances'>
type Won = Extract<GameEvent, { readonly kind: 'won' }>

const GAME = 'alliances'

/** A player's chart in words: each colour with its ally, and whose it is by now. */
export function playerSummary(t: TFunction, s: AlliancesState, side: Side): string {
  const { allies, charts, owner, trophies } = games[GAME].facts(s)
  const pairs = COLOURS.map(colour => {
    const pair = t('alliances.pair', { colour: discWord(t, colour), ally: discWord(t, allies[side][colour]) })
    if (owner[colour] === undefined) return pair
    return owner[colour] === side ? t('alliances.pairWon', { pair }) : t('alliances.pairLost', { pair })
  })
  const chart = sayOfGame(t, GAME, ['colour', charts[side]])
  return t('alliances.summary', { chart, count: trophies[side], allies: pairs.join(', ') })
}

/** What lies on a cell, and at which side of the board it is, which matters for connections. */
export function describeCell(t: TFunction, { setup }: AlliancesState, cell: string, pieces: readonly Piece[]): string {
  const [disc] = pieces
  const words = disc ? t('alliances.piece', { colour: discWord(t, disc.kind) }) : t('cell.empty')
  const index = setup.indices.get(cell) ?? 0
  const side = setup.sides.find(({ cells }) => cells.includes(index))
  return side ? t('alliances.atSide', { contents: words, colour: discWord(t, side.colour) }) : words
}

/** A colour of the common supply, in words. */
export function describePlace(t: TFunction, s: AlliancesState, name: string): string {
  const { left } = games[GAME].facts(s)
  const colour = COLOURS.find(each => name === handPlace(each))
  return colour === undefined ? name : t('alliances.left', { colour: discWord(t, colour), count: left[colour] })
}

/** The place where discs of a colour are taken, as taps name it. */
export function handPlace(colour: Colour): string {
  return `hand-${colour}`
}

/** What a move did: the disc, and what each player won with it, by name. */
export function describeMove(
  t: TFunction,
  events: readonly GameEvent[],
  s: AlliancesState,
  subjectOf: (side: Side) => Subject,
): string {
  const mover = otherSide(s.turn)
  const wonBy = (side: Side) =>
    wonWords(
      t,
      events.filter(event => isWon(event) && event.side === side),
    )
  const placed = events.find(event => event.kind === 'placed')
  if (!placed) {
    const chart = sayOfGame(t, GAME, ['colour', games[GAME].facts(s).charts[mover]])
    return t('alliances.event.swapped', { ...subjectOf(mover), chart })
  }
  const disc = { ...subjectOf(mover), colour: discWord(t, placed.colour ?? ''), at: placed.at }
  const [own, others] = [wonBy(mover), wonBy(otherSide(mover))]
  return [
    own === '' ? t('alliances.event.placed', disc) : t('alliances.event.placedWon', { ...disc, colours: own }),
    others === '' ? '' : t('alliances.event.gained', { ...subjectOf(otherSide(mover)), colours: others }),
  ]
    .filter(sentence => sentence !== '')
    .join(' ')
}

/** What the player to move has to do: a colour, then a cell for it. */
export function nextStep(t: TFunction, _: AlliancesState, taps: readonly string[]): string {
  const colour = COLOURS.find(each => taps[0] === handPlace(each))
  return colour === undefined ? t('alliances.next.colour') : t('alliances.next.cell', { colour: discWord(t, colour) })
}

function isWon(event: GameEvent): event is Won {
  return event.kind === 'won'
}

function wonWords(t: TFunction, won: readonly GameEvent[]): string {
  return won
    .filter(isWon)
    .map(({ colour, how }) => sayOfGame(t, GAME, ['won', how], { colour: discWord(t, colour) }))
    .join(', ')
}

/** A colour of discs. */
export function discWord(t: TFunction, colour: string): string {
  return sayOfGame(t, GAME, ['disc', colour])
}
