import { GamesScreen } from '@tabuleiro/ui'
import { Safe } from '../src/ScreenFrame'

export default function Games() {
  return (
    <Safe>
      <GamesScreen />
    </Safe>
  )
}
