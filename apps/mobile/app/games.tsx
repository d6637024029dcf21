import { SavedGamesScreen } from '@tabuleiro/ui'
import { ScreenFrame } from '../src/ScreenFrame'

export default function Games() {
  return (
    <ScreenFrame>
      <SavedGamesScreen />
    </ScreenFrame>
  )
}
