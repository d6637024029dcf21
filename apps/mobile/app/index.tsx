import { HomeScreen } from '@tabuleiro/ui'
import { Safe } from '../src/ScreenFrame'

export default function Home() {
  return (
    <Safe>
      <HomeScreen />
    </Safe>
  )
}
