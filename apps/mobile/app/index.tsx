import { HomeScreen } from '@tabuleiro/ui'
import { Safe } from '../src/Safe'

export default function Home() {
  return (
    <Safe>
      <HomeScreen />
    </Safe>
  )
}
