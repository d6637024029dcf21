import { GamesScreen } from '@tabuleiro/ui'
import { Safe } from '../src/Safe'

export default function Games() {
  return (
    <Safe>
      <GamesScreen />
    </Safe>
  )
}
