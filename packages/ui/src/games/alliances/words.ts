import { games, otherSide, type GameEvent, type Piece, type Side, type StateOf } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { sayOfGame } from '../../i18n/languages'
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
  _: AlliancesState,
  subjectOf: (side: Side) => Subject,
): string {
  const placed = events.find(event => event.kind === 'placed')
  const isWon = (event: GameEvent): event is Won => event.kind === 'won'
  const won = events.filter(isWon)
  const mover = placed?.side ?? 0
  return [
    events.some(({ kind }) => kind === 'swapped') ? t('alliances.swapped') : '',
    placed ? sayOfGame(t, GAME, ['placed', placed.colour ?? ''], { at: placed.at }) : '',
    ...[mover, otherSide(mover)].map(side => {
      const own = won.filter(event => event.side === side)
      return own.length === 0 ? '' : t('alliances.gained', { ...subjectOf(side), colours: wonWords(t, own) })
    }),
  ]
    .filter(sentence => sentence !== '')
    .join(' ')
}

function wonWords(t: TFunction, won: readonly Won[]): string {
  return won.map(({ colour, how }) => sayOfGame(t, GAME, ['won', how], { colour: discWord(t, colour) })).join(', ')
}

function discWord(t: TFunction, colour: string): string {
  return sayOfGame(t, GAME, ['disc', colour])
}
