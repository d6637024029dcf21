import { HomeScreen } from '@tabuleiro/ui'
import { ScreenFrame } from '../src/ScreenFrame'

export default function Home() {
  return (
    <ScreenFrame>
      <HomeScreen />
    </ScreenFrame>
  )
}
