import { newMatch, rulesOf, type Match } from '@tabuleiro/engine'
import { createMatchStore, type MatchStore } from '../match/store'

/** A new match of Trike. */
function trikeMatch(options: unknown): Match {
  const match = newMatch({ game: 'trike', options })
  if (!match.ok) throw new Error(match.error.code)
  return match.value
}

/** A store with these places tapped one after another, without confirmation. */
export function storeAfter(places: string, options: unknown = {}): MatchStore {
  const store = createMatchStore(trikeMatch(options))
  for (const place of places.split('.').filter(Boolean)) store.tap(place, false)
  return store
}

/** The text of the present position. */
export function positionIn(store: MatchStore): string {
  const { match } = store.get()
  const state = match.positions.at(-1)
  if (!state) throw new Error('a match has a position')
  return rulesOf(match).encode(state)
}
