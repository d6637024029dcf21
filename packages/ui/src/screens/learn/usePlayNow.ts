import type { GameId } from '@tabuleiro/engine'
import { useApp } from '../../app/AppContext'
import { lookUpGameUi } from '../../games/registry'
import { startKnownMatch } from '../../model/library/startMatch'
import { easyGame } from '../../model/newGame/easyGame'

/** Starts a game against the easiest level with everything set, and opens it. */
export function usePlayNow(game: GameId): () => void {
  const { library, navigator } = useApp()
  return () => {
    const id = startKnownMatch(library, easyGame(game, lookUpGameUi(game).firstOptions))
    navigator.open({ to: 'play', id })
  }
}
