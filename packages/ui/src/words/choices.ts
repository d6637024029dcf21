import { next, readMove, rulesOf, seenAt, type GameEvent, type Match, type State } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import type { ChoiceWords, GameUi } from '../games/game'
import type { PlayView } from '../model/session/playView'

/** An answer to the question that the last tap leaves open: a move, or a place that begins one. */
export interface Answer extends ChoiceWords {
  /** The tap that gives it. */
  readonly tap: string
  /** The move that it makes, where it makes one. */
  readonly move?: string
  /** All of its words. */
  readonly label: string
}

/** The answers to what the last tap leaves to choose, each with its price; none where it leaves nothing. */
export function answersTo(
  t: TFunction,
  gameUi: GameUi,
  { match, state, choices, chooser }: Pick<PlayView, 'match' | 'state' | 'choices' | 'chooser'>,
): readonly Answer[] {
  const wordsFor = (tap: string, text: string, events: readonly GameEvent[]) => {
    const words = gameUi.say.choiceWords?.(t, state, tap, events) ?? { name: text }
    return { ...words, tap, label: words.price === undefined ? words.name : `${words.name} · ${words.price}` }
  }
  return [
    ...choices.map(({ text, tap }) => ({ ...wordsFor(tap, text, eventsOfMove(match, state, text)), move: text })),
    ...chooser.map(place => wordsFor(place, place, [])),
  ]
}

function eventsOfMove(match: Match, state: State, text: string): readonly GameEvent[] {
  const game = rulesOf(match)
  const move = readMove(game, state, seenAt(match), text)
  return move.ok ? game.events(state, move.value, next(game, state, move.value)) : []
}
