import { HomeScreen } from '@tabuleiro/ui'
import { navigator, Safe, shelf } from '../src/shell'

export default function Home() {
  return (
    <Safe>
      <HomeScreen shelf={shelf} navigator={navigator} />
    </Safe>
  )
}
