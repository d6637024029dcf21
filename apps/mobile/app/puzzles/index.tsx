import { PuzzlesScreen } from '@tabuleiro/ui'
import { ScreenFrame } from '../../src/ScreenFrame'

export default function Puzzles() {
  return (
    <ScreenFrame>
      <PuzzlesScreen />
    </ScreenFrame>
  )
}
