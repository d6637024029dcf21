import { games, otherSide, type GameEvent, type Piece, type Side, type StateOf } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { sayOfGame } from '../../i18n/languages'

type ThreeDragonsState = StateOf<'three-dragons'>

const GAME = 'three-dragons'

/** A player's pieces and their strength, in words. */
export function playerSummary(t: TFunction, s: ThreeDragonsState, side: Side): string {
  const { pieces, strengthSums } = games[GAME].facts(s)
  const count = pieces[side]
  const colour = sayOfGame(t, GAME, ['colour', colourOf(side)])
  return strengthSums === undefined
    ? sayOfGame(t, GAME, ['summary'], { colour, count })
    : sayOfGame(t, GAME, ['summaryStrength'], { colour, count, strength: strengthSums[side] })
}

/** What lies or stands on a square, in words. */
export function describeCell(t: TFunction, s: ThreeDragonsState, cell: string, pieces: readonly Piece[]): string {
  const kind = s.setup.squares.find(({ name }) => name === cell)?.kind
  const [piece] = pieces
  if (piece) {
    const words = pieceWords(t, piece)
    return kind === 'cave' ? sayOfGame(t, GAME, ['atHome'], { piece: words }) : words
  }
  if (kind === 'cave') return caveWords(t, s, cell)
  return kind === 'mountain' ? sayOfGame(t, GAME, ['mountain']) : t('cell.empty')
}

function caveWords(t: TFunction, s: ThreeDragonsState, cell: string): string {
  const cave = games[GAME].facts(s).caves.find(({ name }) => name === cell)
  if (cave?.state === 'opened') return sayOfGame(t, GAME, ['cave', 'opened'])
  return cave?.strength === undefined
    ? sayOfGame(t, GAME, ['cave', 'closed'])
    : sayOfGame(t, GAME, ['cave', 'asleep'], { strength: cave.strength })
}

function pieceWords(t: TFunction, { kind, side = 0, value }: Piece): string {
  const words =
    kind === 'dragon' ? sayOfGame(t, GAME, ['dragon', colourOf(side)]) : sayOfGame(t, GAME, ['piece', colourOf(side)])
  return value === undefined ? words : sayOfGame(t, GAME, ['withStrength'], { piece: words, strength: value })
}

/** Whether to capture by strength, and whom. A move without it still takes what it closes in (rules 4). */
export function choiceLabel(t: TFunction, _: ThreeDragonsState, tap: string): string {
  return tap === 'plain'
    ? sayOfGame(t, GAME, ['choice', 'plain'])
    : sayOfGame(t, GAME, ['choice', 'victim'], { at: tap })
}

/** What a move did, in a few short sentences. The pieces that were closed in go together and share one. */
export function describeMove(t: TFunction, events: readonly GameEvent[], s: ThreeDragonsState): string {
  const closedIn = events.flatMap(event => (isClosedIn(event) ? [event.at] : []))
  const first = events.find(isClosedIn)
  return events
    .map(event => (isClosedIn(event) ? (event === first ? closedInWords(t, closedIn) : '') : eventWords(t, event, s)))
    .filter(sentence => sentence !== '')
    .join(' ')
}

type Captured = Extract<GameEvent, { readonly kind: 'captured' }>

function isClosedIn(event: GameEvent): event is Captured {
  return event.kind === 'captured' && event.how === 'custodial'
}

function closedInWords(t: TFunction, places: readonly string[]): string {
  const rest = places.slice(0, -1).join(', ')
  const last = places.at(-1) ?? ''
  const at = rest === '' ? last : sayOfGame(t, GAME, ['and'], { rest, last })
  return sayOfGame(t, GAME, ['event', 'closedIn'], { at })
}

function eventWords(t: TFunction, event: GameEvent, s: ThreeDragonsState): string {
  switch (event.kind) {
    case 'moved': {
      const { from, to } = event
      return sayOfGame(t, GAME, ['event', 'moved', colourOf(otherSide(s.turn))], { from, to })
    }
    case 'captured':
      return sayOfGame(t, GAME, ['event', 'overpowered'], { at: event.at })
    case 'weakened':
      return sayOfGame(t, GAME, ['event', 'weakened'], { strength: event.value })
    case 'opened':
      return sayOfGame(t, GAME, ['event', 'opened'], { at: event.at })
    case 'woken':
      return sayOfGame(t, GAME, ['event', 'woken', colourOf(event.side)], { at: event.at, strength: event.value })
    default:
      return ''
  }
}

function colourOf(side: Side): 'white' | 'black' {
  return side === 0 ? 'white' : 'black'
}
