import { AboutScreen } from '@tabuleiro/ui'
import { Safe } from '../src/Safe'

export default function About() {
  return (
    <Safe>
      <AboutScreen />
    </Safe>
  )
}
