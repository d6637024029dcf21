import { AboutScreen } from '@tabuleiro/ui'
import { Safe } from '../src/ScreenFrame'

export default function About() {
  return (
    <Safe>
      <AboutScreen />
    </Safe>
  )
}
