import { PuzzlesScreen } from '@tabuleiro/ui'
import { useLocalSearchParams } from 'expo-router'
import { ScreenFrame } from '../../../src/ScreenFrame'

export default function Puzzle() {
  const { game, id, again } = useLocalSearchParams<{ game: string; id: string; again?: string }>()
  return (
    <ScreenFrame>
      <PuzzlesScreen game={game} id={id} again={again !== undefined} />
    </ScreenFrame>
  )
}
