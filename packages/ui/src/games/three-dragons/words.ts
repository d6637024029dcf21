import { games, otherSide, type GameEvent, type Piece, type Side, type StateOf } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { sayOfGame } from '../../i18n/say'
import type { ChoiceWords, Subject } from '../game'

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

/** A piece in words: its colour, and its strength where it has one. */
export function pieceWords(t: TFunction, { kind, side = 0, value }: Pick<Piece, 'kind' | 'side' | 'value'>): string {
  const words =
    kind === 'dragon' ? sayOfGame(t, GAME, ['dragon', colourOf(side)]) : sayOfGame(t, GAME, ['piece', colourOf(side)])
  return value === undefined ? words : sayOfGame(t, GAME, ['withStrength'], { piece: words, strength: value })
}

/**
 * Whether to capture by strength, whom, and what it costs. A move without it still takes what it closes in (rules 4).
 */
export function choiceWords(t: TFunction, s: ThreeDragonsState, _: string, events: readonly GameEvent[]): ChoiceWords {
  const moved = events.find(event => event.kind === 'moved')
  const strength = games[GAME].pieces(s).find(({ at }) => at === moved?.from)?.value ?? 0
  const weakened = events.find(event => event.kind === 'weakened')
  const captured = events.filter(event => event.kind === 'captured')
  if (captured.length === 0) return { name: sayOfGame(t, GAME, ['choice', 'plain'], { strength }) }
  return {
    name: sayOfGame(t, GAME, ['choice', 'captures'], {
      at: listPlaces(
        t,
        captured.map(({ at }) => at),
      ),
    }),
    price: weakened
      ? sayOfGame(t, GAME, ['choice', 'becomes'], { strength, left: weakened.value })
      : sayOfGame(t, GAME, ['choice', 'stays'], { strength }),
  }
}

/** What a move did, in a few short sentences: who moved and captured, at what price, and what came of it. */
export function describeMove(
  t: TFunction,
  events: readonly GameEvent[],
  s: ThreeDragonsState,
  subjectOf: (side: Side) => Subject,
): string {
  const captured = events.flatMap(event => (event.kind === 'captured' ? [event.at] : []))
  return events
    .map(event => eventWords(t, event, subjectOf(otherSide(s.turn)), captured))
    .filter(sentence => sentence !== '')
    .join(' ')
}

/** What the player to move has to do: a piece, then a square for it. */
export function nextStep(t: TFunction, _: ThreeDragonsState, [from]: readonly string[]): string {
  return from === undefined ? sayOfGame(t, GAME, ['next', 'piece']) : sayOfGame(t, GAME, ['next', 'target'], { from })
}

/** Several squares, the last one after an "and". */
export function listPlaces(t: TFunction, places: readonly string[]): string {
  const rest = places.slice(0, -1).join(', ')
  const last = places.at(-1) ?? ''
  return rest === '' ? last : sayOfGame(t, GAME, ['and'], { rest, last })
}

function eventWords(t: TFunction, event: GameEvent, mover: Subject, captured: readonly string[]): string {
  switch (event.kind) {
    case 'moved': {
      const { from, to } = event
      // What goes off the board with the move is told in one sentence with it.
      return captured.length === 0
        ? sayOfGame(t, GAME, ['event', 'moved'], { ...mover, from, to })
        : sayOfGame(t, GAME, ['event', 'captured'], { ...mover, from, to, at: listPlaces(t, captured) })
    }
    case 'weakened':
      return sayOfGame(t, GAME, ['event', 'weakened'], { strength: event.value })
    case 'opened':
      return sayOfGame(t, GAME, ['event', 'opened'], { at: event.at })
    case 'woken':
      return sayOfGame(t, GAME, ['event', 'woken'], { ...mover, at: event.at, strength: event.value })
    default:
      return ''
  }
}

function colourOf(side: Side): 'white' | 'black' {
  return side === 0 ? 'white' : 'black'
}
