import { AboutScreen } from '@tabuleiro/ui'
import { ScreenFrame } from '../src/ScreenFrame'

export default function About() {
  return (
    <ScreenFrame>
      <AboutScreen />
    </ScreenFrame>
  )
}
